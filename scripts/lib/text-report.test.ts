import { expect, it } from "vitest";
import { filesWithoutSource, measureComments, titlesIn } from "./text-report.ts";

it("finds titles of tests, tables of tests and groups, but not those of steps", () => {
  const source = `
    describe("a group", () => {
      it("does one thing", () => {});
      it.each([1])("does it for %s", () => {});
      test.describe.serial(\`in \${engine}\`, () => {});
      test("has steps", async () => { await test.step("a sentence", () => {}); });
      expect("no title");
    });`;
  expect(titlesIn("a.test.ts", source)).toEqual([
    "a group",
    "does one thing",
    "does it for %s",
    "in …",
    "has steps",
  ]);
});

it("counts words of comments, and lines of code without them", () => {
  const source = `/** Adds two
 * numbers. */
export const add = (a: number, b: number) => // at once
  a + b;

const text = "// no comment";
`;
  expect(measureComments("a.ts", source)).toEqual({ words: 5, lines: 3 });
});

it("finds tests that are named after no file of their folder", () => {
  const files = ["a/form.ts", "a/form.merge.test.ts", "a/Form.stories.tsx", "b/form.test.ts"];
  expect(filesWithoutSource(files)).toEqual(["a/Form.stories.tsx", "b/form.test.ts"]);
});
