import { describe, expect, it } from "vitest";
import { allowedRedirect } from "./redirect-rule.ts";

it.each<[unknown, string[], string | null]>([
  ["https://old.example.test/start?x=1", [], "https://old.example.test/start?x=1"],
  ["http://old.example.test/", [], null],
  ["http://old.example.test/", ["old.example.test"], null],
  ["https://user@old.example.test/", [], null],
  ["https://user:word@old.example.test/", ["old.example.test"], null],
  ["https://:word@old.example.test/", [], null],
  ["https://old.example.test/", ["old.example.test"], "https://old.example.test/"],
  ["https://OLD.example.test/", ["Old.Example.Test"], "https://old.example.test/"],
  ["https://old.example.test:8443/", ["old.example.test:8443"], "https://old.example.test:8443/"],
  ["https://evil.test/", ["old.example.test"], null],
  ["https://old.example.test.evil.test/", ["old.example.test"], null],
  ["https://old.example.test@evil.test/", ["old.example.test"], null],
  ["javascript:alert(1)", [], null],
  ["data:text/html,x", [], null],
  ["/company", [], null],
  ["//evil.test", [], null],
  [undefined, [], null],
  [42, [], null],
])("resolves the redirect %j with hosts %j to %j", (target, hosts, expected) => {
  expect(allowedRedirect(target, { hosts, plain: false })).toBe(expected);
});

describe("from a portal on http", () => {
  it.each<[unknown, string[], string | null]>([
    ["http://old.example.test/", [], "http://old.example.test/"],
    ["https://old.example.test/", [], "https://old.example.test/"],
    ["http://old.example.test/", ["old.example.test"], "http://old.example.test/"],
    ["http://evil.test/", ["old.example.test"], null],
    ["http://user:word@old.example.test/", [], null],
    ["javascript:alert(1)", [], null],
  ])("resolves from http the redirect %j with hosts %j to %j", (target, hosts, expected) => {
    expect(allowedRedirect(target, { hosts, plain: true })).toBe(expected);
  });
});
