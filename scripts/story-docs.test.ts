import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { docsText, SECTIONS } from "../.storybook/docs-sections.ts";
import { PROP_DESCRIPTIONS } from "../.storybook/prop-descriptions.ts";
import { fromRoot } from "./lib/paths.mjs";

const FILES = globSync("packages/{ui-kit,portal}/src/**/*.stories.tsx", { cwd: fromRoot() }).map(
  (path) => ({ path, text: readFileSync(fromRoot(path), "utf8") }),
);

/** The comment right above a line of code, without its stars; undefined without one. */
function commentAbove(text: string, code: RegExp): string | undefined {
  const at = text.search(code);
  const comment = /\/\*\*(?:(?!\*\/)[^])*\*\/\n$/.exec(text.slice(0, at))?.[0];
  return comment?.replaceAll(/\s*\*\/$|^[^\S\n]*\/?\*+\/?[^\S\n]?/gm, "").trim();
}

/** Components and their printed forms have every section; a page or a foundation only those that apply. */
const isComponent = (text: string) => /title: "Components\//.test(text);

describe.each(FILES)("the docs page of $path", ({ path, text }) => {
  const { summary, sections } = docsText(commentAbove(text, /^const meta = /m) ?? "");
  const titles = sections.map(([title]) => title);

  it("explains to a designer what it is, when to use it and what to avoid", () => {
    expect(summary).not.toBe("");
    if (isComponent(text) || path.includes("ui-kit/src/domain/print/")) {
      expect(titles).toEqual(SECTIONS);
    } else {
      expect(titles.slice(0, 2)).toEqual(["Do", "Don't"]);
    }
    expect(sections.filter(([, section]) => !/^[^a-z][^]{15,}[.:]$/.test(section))).toEqual([]);
  });
});

it.each(FILES)("describes each story of $path", ({ text }) => {
  const names = [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  // A sentence that says what to look at.
  const silent = names.filter(
    (name) =>
      !/^[^a-z][^]{12,}[.:]$/.test(
        commentAbove(text, new RegExp(`^export const ${name}: Story\\b`, "m")) ?? "",
      ),
  );
  expect(silent).toEqual([]);
});

it("describes the controls that all screens share", () => {
  const harness = readFileSync(fromRoot("packages/portal/src/testing/harness-context.ts"), "utf8");
  const session = /interface HarnessSession \{[^}]+/.exec(harness)?.[0] ?? "";
  const names = [...session.matchAll(/^ {2}(\w+)\?:/gm)].flatMap(([, name]) => name ?? []);
  expect(names).toContain("eventsDocuments");
  expect(names.filter((name) => !Object.hasOwn(PROP_DESCRIPTIONS, name))).toEqual([]);
});
