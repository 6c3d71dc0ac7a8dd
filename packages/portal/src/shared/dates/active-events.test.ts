import type { EventSummary } from "@recurrent/sdk";
import { expect, it } from "vitest";
import { activeEvents } from "./active-events.ts";

const EVENT: EventSummary = {
  id: "7",
  name: "Licences",
  description: "Medical",
  issuedAt: null,
  expiryAt: "2026-11-20",
  status: null,
  isActive: true,
  deletedAt: null,
  filesCount: 0,
};

it.each([
  ["an active event", {}, ["7"]],
  ["an expired event", { expiryAt: "2020-01-01" }, ["7"]],
  ["an event without an expiry", { expiryAt: null }, ["7"]],
  ["an event that is off", { isActive: false }, []],
  ["a deleted event", { deletedAt: "2026-01-02T00:00:00Z" }, []],
] as const)("includes %s only if it is not archived", (_, changes, ids) => {
  const active = activeEvents([{ ...EVENT, ...changes }], "2026-11-20");
  expect(active.map(({ id }) => id)).toEqual(ids);
});

it.each([
  ["the server's status", { status: "expired", expiryAt: "2030-01-01" }, "expired"],
  ["the status of its day: valid through it", { expiryAt: "2026-11-20" }, "riskOfExpiry"],
  ["expired after its day", { expiryAt: "2026-11-19" }, "expired"],
  ["current without an expiry", { expiryAt: null }, "current"],
] as const)("gives %s", (_, changes, status) => {
  expect(activeEvents([{ ...EVENT, ...changes }], "2026-11-20")).toMatchObject([{ status }]);
});

it("keeps the order", () => {
  const events = ["3", "1", "2"].map((id) => ({ ...EVENT, id }));
  expect(activeEvents(events, "2026-11-20").map(({ id }) => id)).toEqual(["3", "1", "2"]);
});
