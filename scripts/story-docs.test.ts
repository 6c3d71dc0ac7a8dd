import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inRoot } from "./lib/paths.mjs";

const FILES = globSync("packages/ui-kit/src/**/*.stories.tsx", { cwd: inRoot() }).map((file) => ({
  file: file.replace("packages/ui-kit/src/", ""),
  text: readFileSync(inRoot(file), "utf8"),
}));

/** The comment right above a line of code, without its stars; undefined where there is none. */
function commentAbove(text: string, code: RegExp): string | undefined {
  const at = text.search(code);
  const comment = /\/\*\*(?:(?!\*\/)[^])*\*\/\n$/.exec(text.slice(0, at))?.[0];
  return comment?.replaceAll(/^\s*\/?\*+\/?/gm, "").trim();
}

describe.each(FILES)("the docs page of $file", ({ text }) => {
  it("says what the component is for, what to do, and what not", () => {
    const told = commentAbove(text, /^const meta = /m);
    expect(told).toMatch(/^\S[^]+\n\s*- \*\*Do\*\* \S[^]+\n\s*- \*\*Don't\*\* \S/);
  });

  it("says of each story what it shows", () => {
    const names = [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    const silent = names.filter(
      (name) => !commentAbove(text, new RegExp(`^export const ${name}: Story\\b`, "m")),
    );
    expect(silent).toEqual([]);
  });
});
