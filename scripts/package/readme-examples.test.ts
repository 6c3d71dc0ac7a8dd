import { readFileSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { runProcessGroup } from "../lib/process-group.mjs";
import { fromRoot } from "../lib/paths.mjs";
import { TOOL } from "../lib/tools.mjs";
import { allSnippets, minimumNode, needsPeers, snippetsOf } from "./readme-examples.ts";

/** From 22.18 on Node.js runs TypeScript without a flag and without a warning. */
const TYPESCRIPT = ["--experimental-strip-types", "--disable-warning=ExperimentalWarning"];

const guide = allSnippets();
const programs = guide.filter(({ file }) => !file.endsWith(".tsx"));
const tests = guide.filter(({ file }) => file.endsWith(".test.tsx"));

describe("the examples of the guides", () => {
  it.each(programs)("runs $file against the sandbox over HTTP", async (snippet) => {
    const cwd = needsPeers(snippet) ? inject("full") : inject("plain");
    const args = [...TYPESCRIPT, snippet.file];
    const done = await runProcessGroup(minimumNode, args, { cwd, capture: true });
    expect(done, done.output).toMatchObject({ code: 0 });
    // The output of an imported example comes first.
    expect(done.stdout.endsWith(snippet.prints), done.output).toBe(true);
  });

  it.each(tests)("passes the tests of $file", async ({ file, code }) => {
    const vitest = [TOOL.vitest, "run", "--root", ".", file];
    const done = await runProcessGroup(minimumNode, vitest, { cwd: inject("full"), capture: true });
    expect(done, done.output).toMatchObject({ code: 0 });
    const written = code.match(/^it\(/gm)?.length ?? 0;
    expect(written).toBeGreaterThan(0);
    expect(done.output).toMatch(new RegExp(`Tests .*(?<!\\d)${written} passed`));
  });

  it("runs the examples on the lowest Node.js that guide and package name", async () => {
    const done = await runProcessGroup(minimumNode, ["--version"], {
      cwd: fromRoot(),
      capture: true,
    });
    const [major, minor, patch] = done.stdout.trim().slice(1).split(".");
    expect(patch).toBe("0");
    const sdk = fromRoot("packages/sdk");
    expect(readFileSync(`${sdk}/README.md`, "utf8")).toContain(
      `Node.js ${major}.${minor} or newer`,
    );
    const manifest = JSON.parse(readFileSync(`${sdk}/package.json`, "utf8")) as object;
    expect(manifest).toMatchObject({ engines: { node: `>=${major}.${minor}` } });
  });

  it("recognises every example of the guide by its file name", () => {
    expect(() => snippetsOf("```ts\nconst a = 1;\n```\n")).toThrow("1 blocks of code, 0 of them");
    expect(snippetsOf("```ts a.ts\nlog();\n```\n\n```text a.ts\n1\n```\n")).toEqual([
      { file: "a.ts", code: "log();\n", prints: "1\n" },
    ]);
  });
});
