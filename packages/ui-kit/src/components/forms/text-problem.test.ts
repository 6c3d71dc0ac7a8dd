import { describe, expect, it } from "vitest";
import { isBlank, isWebAddress, textProblem } from "./text-problem.ts";

describe("errors that block a form", () => {
  it.each([
    ["a required text that is blank", " ", { label: "First Name", required: true }],
    ["a required address that is blank", "", { label: "Email", required: true, type: "email" }],
  ])("reports %s", (_what, text, rule) => {
    expect(textProblem(text, rule)).toBe(`${rule.label} is required.`);
  });

  it.each([
    "amara",
    "amara@",
    "@aurora.test",
    "a b@c",
    "amara@aurora",
    "amara@aurora test",
    "amara@@aurora.test",
    "amara@aurora@test.test",
    "amara@.test",
    "amara@aurora.",
    "amara@aurora.test.",
    "amara@aurora..test",
    "mailto:amara@aurora.test",
    "<amara@aurora.test>",
    "Amara Diallo <amara@aurora.test>",
    "amara@aurora.test,",
    "amara@aurora.test;",
    "amara@aurora.test;noor@aurora.test",
    "amara@aurora.test,noor@aurora.test",
    "amara@aurora.test\nnoor@aurora.test",
    "(amara@aurora.test)",
    "[amara@aurora.test](mailto:amara@aurora.test)",
    '"amara@aurora.test"',
    "amara@aurora.test:8080",
    "amara\\aurora@aurora.test",
    "«amara@aurora.test»",
    "“amara@aurora.test”",
    "„amara@aurora.test“",
    "‘amara@aurora.test’",
    "'amara@aurora.test'",
    "‹amara@aurora.test›",
    "＜amara@aurora.test＞",
    "「amara@aurora.test」",
    "Amara “A.” <amara@aurora.test>",
    "amara@aurora.test，",
    "amara@aurora.test；",
    "amara@aurora.test、",
    "amara@aurora.test،",
    "amara،noor@aurora.test",
    "amara；noor@aurora.test",
    "amara@aurora.test?subject=Licence",
    "amara@aurora.test/",
    "amara@aurora.test#top",
    "amara@aurora.test|noor",
    "amara@aurora.test!",
    "amara@aurora.test*",
    "amara@aurora.test…",
    "amara@aurora.test。",
    "amara@aurora_crew.test",
    "amara@aurora.test'",
    "amara@aurora.test+1",
    "amara＠aurora.test",
    "amara@aurora․test",
    "amara@aurora.test/noor@aurora.test",
  ])("reports an invalid e-mail address: %j", (text) => {
    const rule = { label: "Username", required: true, type: "email" };
    expect(textProblem(text, rule)).toBe("Username must be an e-mail address.");
  });

  it.each([
    ["x", { label: "Name", required: true }],
    ["", { label: "Licence" }],
  ])("reports nothing for %j", (text, rule) => {
    expect(textProblem(text, rule)).toBeUndefined();
  });

  it.each([
    "amara@aurora.test",
    " amara@aurora.test ",
    "Amara.Diallo+licence@crew.aurora.test",
    "o'neil_a-b@aurora.test",
    "amara@münchen.test",
    "アマラ@例え.テスト",
    "амара@пример.тест",
    "a@b.c",
    "42@4.test",
    "o’neil@aurora.test",
    "amara@l·l.test",
    "アマラ@カー・クルー.テスト",
    "amara@उदाहरण.परीक्षा",
    "amara@✈.test",
    "amara@aurora\u00AD.test",
    "\u202Aamara@aurora.test\u202C",
  ])("accepts the e-mail address %j", (text) => {
    expect(textProblem(text, { label: "Email", type: "email" })).toBeUndefined();
  });
});

describe("a text without visible characters", () => {
  const BLANKS = [
    "",
    " ",
    "\u00A0",
    "\u200B",
    "\u2060\u200D",
    "\uFEFF",
    "\u00AD",
    "\u202A\u202C",
    "\0",
  ];

  it.each([...BLANKS, "\u3164", "\uFE0F", "\u2028", "\uFFFC", "\u{13430}"])(
    "is blank: %j",
    (text) => {
      expect(isBlank(text)).toBe(true);
      const rule = { label: "First Name", required: true };
      expect(textProblem(text, rule)).toBe("First Name is required.");
    },
  );

  it.each(["a", ".", "0", "\u200Ba", "ن", "👩‍✈️", "①", "\u0301", "\uE000"])(
    "is not blank: %j",
    (text) => {
      expect(isBlank(text)).toBe(false);
    },
  );
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
