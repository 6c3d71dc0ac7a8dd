import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "./paths.mjs";
import { STEPS } from "./steps.ts";

const ids = STEPS.map(({ id }) => id).toSorted();

it("lists every step in docs/checks.md, marked when `npm run check` runs it", () => {
  const rows = readFileSync(fromRoot("docs/checks.md"), "utf8").matchAll(/^\| `([\w:]+)`( •)? /gm);
  const documented = [...rows].map(([, id = "", mark]) => [id, mark !== undefined] as const);
  const steps = STEPS.map(({ id, quick }) => [id, quick] as const);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(steps));
  expect(documented).toHaveLength(ids.length);
});

it("lets no step wait for one that does not exist", () => {
  expect(STEPS.flatMap(({ after }) => after).filter((id) => !ids.includes(id))).toEqual([]);
});
