import { describe, expect, it } from "vitest";
import { unavailableTrainees } from "./unavailable-trainees.tsx";

const entries = (...ids: string[]) => ids.map((id) => ({ id }));

describe("unavailableTrainees", () => {
  const lists = {
    candidates: entries("20", "21"),
    members: entries("1", "2"),
    targets: entries("8", "9"),
  };
  const none = { adds: [], toGone: [], movers: [] };

  it.each<[string, Parameters<typeof unavailableTrainees>[0], Partial<typeof lists>, object]>([
    ["nothing chosen", { addIds: [], moves: {} }, {}, {}],
    ["all on offer", { addIds: ["20"], moves: { 1: "8" } }, {}, {}],
    ["an addition that left", { addIds: ["20", "99"], moves: {} }, {}, { adds: ["99"] }],
    ["an addition that is a member", { addIds: ["1"], moves: {} }, {}, {}],
    ["every candidate gone", { addIds: ["20"], moves: {} }, { candidates: [] }, { adds: ["20"] }],
    ["a target gone", { addIds: [], moves: { 1: "7", 2: "8" } }, {}, { toGone: ["1"] }],
    ["every target gone", { addIds: [], moves: { 1: "8" } }, { targets: [] }, { toGone: ["1"] }],
    ["a mover gone", { addIds: [], moves: { 5: "8" } }, {}, { movers: ["5"] }],
    ["both gone", { addIds: [], moves: { 5: "7" } }, {}, { movers: ["5"] }],
    ["an empty group", { addIds: [], moves: { 1: "8" } }, { members: [] }, { movers: ["1"] }],
  ])("finds %s", (_what, values, change, unavailable) => {
    expect(unavailableTrainees(values, { ...lists, ...change })).toEqual({
      ...none,
      ...unavailable,
    });
  });

  it("waits for lists that are not loaded yet", () => {
    const values = { addIds: ["99"], moves: { 5: "8" } };
    const waiting = { ...lists, candidates: undefined, members: undefined };
    expect(unavailableTrainees(values, waiting)).toEqual(none);
  });

  it.each<[string, (keyof typeof lists)[], object]>([
    ["candidates", ["candidates"], { toGone: ["1"], movers: ["5"] }],
    ["members", ["members"], { adds: ["99"], toGone: ["1"] }],
    ["targets", ["targets"], { adds: ["99"], movers: ["5"] }],
    ["candidates and targets", ["candidates", "targets"], { movers: ["5"] }],
    ["any list", ["candidates", "members", "targets"], {}],
  ])("judges without %s only by the others", (_what, missing, unavailable) => {
    const waiting = { ...lists, ...Object.fromEntries(missing.map((list) => [list, undefined])) };
    const values = { addIds: ["99"], moves: { 1: "7", 5: "8" } };
    expect(unavailableTrainees(values, waiting)).toEqual({ ...none, ...unavailable });
  });
});
