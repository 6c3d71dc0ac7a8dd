import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { danglingCitations, sectionsOf } from "./lib/citations.ts";
import { fromRoot } from "./lib/paths.mjs";

const read = (path: string): string => readFileSync(fromRoot(path), "utf8");

const SHELL = sectionsOf(read("docs/behaviour/shell.md"));
const TRAINING = sectionsOf(read("docs/behaviour/training.md"));
const numbersOf = (sections: typeof SHELL) => sections.map(({ number }) => number);
const SECTIONS = { shell: numbersOf(SHELL), training: numbersOf(TRAINING) };

/** '2.1' to '2.24'. */
const upTo = (chapter: number, last: number): string[] =>
  Array.from({ length: last }, (_, at) => `${chapter}.${at + 1}`);

describe("the section numbers of docs/behaviour", () => {
  it("keeps the section numbers of shell.md that other files cite", () => {
    const expected = ["1", "2", ...upTo(2, 24), "3", "4", "5", "6", "7", "8", "9"];
    expect(SECTIONS.shell).toEqual(expected);
  });

  it("keeps the section numbers of training.md that other files cite", () => {
    const upToFour = ["1", "2", ...upTo(2, 11), "3", ...upTo(3, 10), "4", ...upTo(4, 8)];
    const expected = upToFour.concat("5", "6", "7", upTo(7, 3), "8", "9");
    expect(SECTIONS.training).toEqual(expected);
  });
});

/** Test files, stories and journeys under 'Checks:', which `npm test` runs. */
const CHECK = /^Checks:(?=[^]*?\]\([^)]+\.(?:test|e2e|stories)\.tsx?\))/m;

it.each([
  ["shell.md", SHELL],
  ["training.md", TRAINING],
])("links a check in every section of %s or in its subsections", (_document, sections) => {
  const unchecked = sections.filter(
    ({ number, body }) =>
      !CHECK.test(body) && !sections.some((other) => other.number.startsWith(`${number}.`)),
  );
  expect(numbersOf(unchecked)).toEqual([]);
});

const CITING = [
  "*.{md,ts}",
  "{.storybook,bench,deploy,docs,e2e,packages,scripts,spec}/**/*.{css,html,js,md,mjs,ts,tsx,yaml}",
];
const SKIPPED = new Set(["node_modules", "generated", "dist", "dist-demo"]);

it("cites only sections that exist", () => {
  const files = globSync(CITING, {
    cwd: fromRoot(),
    exclude: (path) => SKIPPED.has(path.split(/[/\\]/).at(-1) ?? ""),
  });
  const dangling = files.flatMap((path) =>
    danglingCitations(read(path), SECTIONS).map((written) => `${path}: ${written}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(dangling).toEqual([]);
});
