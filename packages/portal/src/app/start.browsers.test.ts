import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "acorn";
import { describe, expect, it } from "vitest";

const read = (place: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../${place}`, import.meta.url)), "utf8");

const { browserslist } = JSON.parse(read("package.json")) as { browserslist: string[] };
const boot = read("packages/portal/public/boot.js");

describe("the supported browsers", () => {
  it("rejects older browsers with a script that the oldest can read", () => {
    expect(() => parse(boot, { ecmaVersion: 5, sourceType: "script" })).not.toThrow();
  });

  const oldest = Object.fromEntries(
    browserslist.map((query) => query.split(" >= ") as [string, string]),
  );

  it.each([
    ["safari", /Safari %s or later/, /\| Safari[^|]*\| %s,/, /Safari and iPadOS from %s,/],
    ["ios_saf", /\(iPadOS %s\)/, /\|[^|]*iPad[^|]*\| [\d.]+, iPadOS %s \(/, /iPadOS from %s,/],
    ["chrome", /Chrome or Edge %s,/, /\| Chrome, Edge +\| %s \(/, /Chrome and Edge from %s,/],
    ["edge", /Chrome or Edge %s,/, /\| Chrome, Edge +\| %s \(/, /Chrome and Edge from %s,/],
    ["firefox", /Firefox %s\./, /\| Firefox, and its ESR +\| %s \(/, /Firefox from %s\./],
  ])("names %s alike in linter, build, message and both guides", (name, message, row, sentence) => {
    const version = oldest[name] ?? "";
    expect(version).toMatch(/^\d+(\.\d+)?$/);
    const says = (pattern: RegExp) =>
      new RegExp(pattern.source.replace("%s", version.replace(".", "\\.")));
    expect(boot).toMatch(says(message));
    expect(read("docs/deploy.md")).toMatch(says(row));
    expect(read("docs/using.md")).toMatch(says(sentence));
    const target = name === "ios_saf" ? "safari" : name;
    expect(read("packages/portal/vite.config.ts")).toContain(`"${target}${version}"`);
  });

  it("supports the browsers of the linter's rules for browser code", () => {
    expect(Object.keys(oldest).toSorted()).toEqual([
      "chrome",
      "edge",
      "firefox",
      "ios_saf",
      "safari",
    ]);
    expect(read("scripts/lint/browser-code.ts")).toContain('"compat/compat": "error"');
  });
});
