import { expect, it } from "vitest";
import { reconcileRevision } from "./revision.ts";

it.each([
  [{ revision: "a1" }, "a1", null],
  [{ revision: "a1" }, "b2", { revision: "b2" }],
  [null, "b2", { revision: "b2" }],
  ["nonsense", "b2", { revision: "b2" }],
  [{ revision: 7 }, "b2", { revision: "b2" }],
])("kept %j, running %s: store %j", (kept, current, expected) => {
  expect(reconcileRevision(kept, current)).toEqual(expected);
});
