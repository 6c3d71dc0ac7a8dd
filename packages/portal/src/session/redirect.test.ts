import { expect, it } from "vitest";
import { allowedRedirect } from "./redirect.ts";

it.each<[unknown, string[], string | null]>([
  ["https://old.example.test/start?x=1", [], "https://old.example.test/start?x=1"],
  ["http://old.example.test/", [], "http://old.example.test/"],
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
])("%j with hosts %j leads to %j", (target, hosts, expected) => {
  expect(allowedRedirect(target, hosts)).toBe(expected);
});
