import { expect, it } from "vitest";
import mainContract from "@recurrent/sdk/contract/main.json" with { type: "json" };
import { callsIn } from "./contract/operations.ts";
import { findingsOf } from "./findings.ts";

it.each([
  ["a write that a redirect made a GET", true, "lost", /takes for done what the host has not/],
  ["any other odd status", undefined, "tolerated", /reads it all the same/],
])("takes %s for what it is", (_what, isLostWrite, verdict, effect) => {
  const call = callsIn(mainContract).find(({ id }) => id === "groupCreate")!;
  const text = "is redirected by 302, which clients follow by GET";
  const violation = { operation: call.id, part: "reply" as const, text };
  const violations = [isLostWrite === undefined ? violation : { ...violation, isLostWrite }];
  const found = findingsOf({ call, violations, reply: [], failure: undefined, read: null });
  expect(found).toMatchObject([{ field: "", problem: text, verdict }]);
  expect(found[0]?.effect).toMatch(effect);
});
