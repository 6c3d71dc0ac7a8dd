import { describe, expect, it } from "vitest";
import { isWebAddress, textProblem } from "./text-problem.ts";

describe("errors that block a form", () => {
  it.each([
    ["a required text that is blank", " ", { label: "First Name", required: true }],
    ["a required address that is blank", "", { label: "Email", required: true, type: "email" }],
  ])("reports %s", (_what, text, rule) => {
    expect(textProblem(text, rule)).toBe(`${rule.label} is required.`);
  });

  it.each(["amara", "a b@c"])("reports an invalid e-mail address: %s", (text) => {
    const rule = { label: "Username", required: true, type: "email" };
    expect(textProblem(text, rule)).toBe("Username must be an e-mail address.");
  });

  it.each([
    ["x", { label: "Name", required: true }],
    ["", { label: "Licence" }],
    ["amara@aurora.test", { label: "Email", required: true, type: "email" }],
  ])("reports nothing for %j", (text, rule) => {
    expect(textProblem(text, rule)).toBeUndefined();
  });
});

describe("a web address", () => {
  it.each([
    "https://crm.example.test/a",
    "http://localhost:8080",
    " HTTPS://crm.example.test ",
    "https://crm.example.test/a?b=https:c",
  ])("accepts %j", (address) => {
    expect(isWebAddress(address)).toBe(true);
    expect(textProblem(address, { type: "url" })).toBeUndefined();
  });

  it.each([
    "javascript:alert(1)",
    "crm.example.test",
    "//crm.example.test",
    "ftp://crm.test",
    "https:crm.example.test/1",
    "https:/crm.example.test/1",
    "http:\\\\crm.example.test",
    "https:///",
    "https://",
    "https://crm example.test",
  ])("rejects %j", (address) => {
    expect(isWebAddress(address)).toBe(false);
    expect(textProblem(address, { type: "url" })).toMatch(/http/);
  });

  it("accepts an empty address", () => {
    expect(textProblem("  ", { type: "url" })).toBeUndefined();
  });
});
