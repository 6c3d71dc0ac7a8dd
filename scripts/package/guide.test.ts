import { describe, expect, inject, it } from "vitest";
import { runGroup } from "../lib/group.mjs";
import { pinnedNode } from "../lib/paths.mjs";
import { allSnippets, needsPeers, snippetsOf } from "./guide.ts";

const guide = allSnippets();
const programs = guide.filter(({ file }) => !file.endsWith(".tsx"));
const tests = guide.filter(({ file }) => file.endsWith(".test.tsx"));

describe("the examples of the guides", () => {
  it.each(programs)("$file runs against the sandbox over HTTP", async (snippet) => {
    const cwd = needsPeers(snippet) ? inject("full") : inject("plain");
    const done = await runGroup(pinnedNode, [snippet.file], { cwd, capture: true });
    expect(done, done.output).toMatchObject({ code: 0 });
    // What an imported example printed comes first.
    expect(done.output.endsWith(snippet.prints), done.output).toBe(true);
  });

  it.each(tests)("$file passes", async ({ file }) => {
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--root", ".", file];
    const done = await runGroup(pinnedNode, vitest, { cwd: inject("full"), capture: true });
    expect(done, done.output).toMatchObject({ code: 0 });
    expect(done.output).toMatch(/1 passed/);
  });

  it("are told from prose by their file names, none left out", () => {
    expect(() => snippetsOf("```ts\nconst a = 1;\n```\n")).toThrow("1 blocks of code, 0 of them");
    expect(snippetsOf("```ts a.ts\nlog();\n```\n\n```text a.ts\n1\n```\n")).toEqual([
      { file: "a.ts", code: "log();\n", prints: "1\n" },
    ]);
  });
});
