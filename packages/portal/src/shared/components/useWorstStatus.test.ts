import type { EventBoardCard, Program, TrainingBoardCard } from "@recurrent/sdk";
import { expect, it } from "vitest";
import { worstStatus } from "./useWorstStatus.ts";

const person = (id: string) => ({ id, fullName: id, isSuspended: false });
const card = (id: string, ids: string[]): TrainingBoardCard => ({
  id,
  count: ids.length,
  priority: 0,
  tab: "record",
  list: ids.map(person),
});
const training = [
  card("expired", ["a"]),
  card("behindSchedule", ["b"]),
  card("current", ["c", "d"]),
];

const event = (userId: string, status: string | null) => ({
  id: `of ${userId}`,
  name: "Medical",
  description: "Medical",
  issuedAt: null,
  // Long over: only what the server says of it counts.
  expiryAt: "2020-01-01",
  filesCount: null,
  status,
  user: person(userId),
});
const events = [
  { id: "riskOfExpiry", count: 2, priority: 0, list: [event("b", null), event("d", "expired")] },
  { id: "current", count: 2, priority: 1, list: [event("c", "current"), event("e", "current")] },
] as EventBoardCard[];

const program = {
  topics: [{ status: "6" }, { status: null }, { status: 0 }],
} as unknown as Program;

it.each([
  ["a", { training, events }, "expired"],
  ["b", { training }, "behindSchedule"],
  ["b", { training, events }, "riskOfExpiry"],
  ["c", { training, events }, "current"],
  // The other board may know of something worse.
  ["c", { training }, null],
  ["d", { training, events }, "expired"],
  ["e", { events }, null],
  ["e", { training, events }, null],
  ["e", { program }, "expired"],
  ["c", { training, events, program }, "expired"],
  ["nobody", { training, events }, null],
  ["a", {}, null],
] as const)("the worst status of %s among %o is %s", (id, said, worst) => {
  const nothing = { training: undefined, events: undefined, program: undefined };
  expect(worstStatus({ ...nothing, ...said }, id)).toBe(worst);
});
