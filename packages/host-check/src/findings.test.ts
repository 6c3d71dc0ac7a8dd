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

it.each([
  ["that succeeds", undefined],
  ["that fails", "answered 403"],
])("tolerates a reply %s and that may be stored", (_how, failure) => {
  const call = callsIn(mainContract).find(({ id }) => id === "tierList")!;
  const text = "is not no-store";
  const violation = { operation: call.id, part: "reply" as const, text, header: "Cache-Control" };
  const found = findingsOf({ call, violations: [violation], reply: [], failure, read: null });
  expect(found.map(({ field, problem, verdict }) => [field, problem, verdict])).toEqual([
    ...(failure === undefined ? [] : [["", failure, "lost"]]),
    ["Cache-Control", text, "tolerated"],
  ]);
});
