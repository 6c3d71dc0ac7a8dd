import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "./paths.mjs";
import { isProduct } from "./product-code.ts";
import { labelsIn, MAX_PICTURE_BYTES, picturesIn, withSingleSpaces } from "./user-guide.ts";

const read = (path: string): string => readFileSync(fromRoot(path), "utf8");

/** The portal's source without its tests, stories, sample data and generated code. */
const sources = globSync("packages/{portal,ui-kit,sdk}/src/**/*.{ts,tsx}", { cwd: fromRoot() })
  .filter(isProduct)
  .map((path) => withSingleSpaces(read(path)))
  .join("\n");

/** True when the label is a whole text: in quotes or between tags, not a part of a longer word. */
function isShown(label: string): boolean {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`["'\`>] ?${escaped}:? ?(?:["'\`<{]|\\$\\{)`).test(sources);
}

it("finds labels and pictures where a page wraps its lines", () => {
  expect(labelsIn("Press **Add to\ngroup**, then **Add**.")).toEqual(["Add to group", "Add"]);
  expect(picturesIn("See ![a board](images/a.webp).")).toEqual(["images/a.webp"]);
});

it("quotes labels in the user guide as the portal has them", () => {
  const labels = labelsIn(read("docs/using.md"));
  expect(labels.filter((label) => !isShown(label))).toEqual([]);
  expect(labels.length).toBeGreaterThan(50);
});

it("shows every picture of docs/images, each within its size", () => {
  const shown = [
    ...picturesIn(read("docs/using.md")).map((path) => `docs/${path}`),
    ...picturesIn(read("README.md")),
  ];
  const stored = readdirSync(fromRoot("docs/images")).map((file) => `docs/images/${file}`);
  expect(new Set(shown)).toEqual(new Set(stored));
  expect(stored.filter((path) => statSync(fromRoot(path)).size > MAX_PICTURE_BYTES)).toEqual([]);
});
