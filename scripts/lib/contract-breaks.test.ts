import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { announcesBreak, breaksBetween, compareBreaks } from "./contract-breaks.ts";
import { fromRoot } from "./paths.mjs";

const RELEASED = fromRoot("spec/released/main.json");
const folder = mkdtempSync(path.join(tmpdir(), "recurrent-breaks-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The breaks for callers of the released contract when `from` in its text becomes `to`. */
function lost(from: string, to: string): Promise<string[]> {
  const released = readFileSync(RELEASED, "utf8");
  expect(released).toContain(from);
  const file = path.join(folder, "changed.json");
  writeFileSync(file, released.replace(from, to));
  return breaksBetween(RELEASED, file);
}

describe("a change of the released contract", () => {
  it.each([
    [
      "an operation that is called otherwise",
      ['"operationId": "companyShow"', '"operationId": "companyRead"'],
      /^GET \/api\/companies\/\{company\w*\}: .*companyRead.*\(operation-id-changed\)$/,
    ],
    [
      "a path that moved",
      ['"/api/announcements/announcements": {', '"/api/announcements/current": {'],
      /`\/api\/announcements\/announcements` was renamed to .*\(path-removed\)$/,
    ],
    [
      "a value that is no longer taken",
      ['"complete_expanded",', ""],
      /^GET \/api\/\S+\/download: .*complete_expanded.*\(enum-values-removed\)$/,
    ],
  ] as const)("reports a change that breaks callers: %s", async (_, [from, to], expected) => {
    expect(await lost(from, to)).toContainEqual(expect.stringMatching(expected));
  });

  it("reports no break when the contract only says more", async () => {
    const from = '"title": "Recurrent main API"';
    expect(await lost(from, `${from}, "summary": "All but signing in"`)).toEqual([]);
  });

  it.each([
    ["0.4.1", "minor", true],
    ["0.4.1", "patch", false],
    ["1.2.0", "minor", false],
    ["1.2.0", "major", true],
  ])("checks the changeset of a break at %s: %s, accepted: %s", (version, bump, announced) => {
    const text = `---\n"@recurrent/sdk": ${bump}\n---\n\nCompanies lose a field.\n`;
    expect(announcesBreak(["# Changesets\n", text], version)).toBe(announced);
  });

  it.each([
    [[], [], [], []],
    [["a"], ["a"], [], []],
    [["a", "b"], ["a"], ["b"], []],
    [["a"], ["a", "b"], [], ["b"]],
    [["a", "a"], ["a"], ["a"], []],
    [["b"], ["a"], ["b"], ["a"]],
  ])("finds of the breaks %j, accepted %j, those to accept: %j", (found, accepted, added, gone) => {
    expect(compareBreaks(found, accepted)).toEqual({ added, gone });
  });

  it("accepts no changeset that only mentions a major version", () => {
    const text = '---\n"@recurrent/sdk": patch\n---\n\n"@recurrent/sdk": major\n';
    expect(announcesBreak([text], "0.1.0")).toBe(false);
  });
});
