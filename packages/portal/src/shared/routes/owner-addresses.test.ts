import { expect, it } from "vitest";
import { routeAt } from "./address.ts";
import { type OwnerAddresses, ownerAddresses } from "./owner-addresses.ts";

const DAY = { date: "2026-11-20", version: 4 };

it.each<[string, (of: OwnerAddresses) => string, string, string]>([
  ["the schedule", (of) => of.schedule(), "/my/schedule", "?tab=schedule"],
  ["the record", (of) => of.record(), "/my/records", "?tab=record"],
  [
    "a topic of the record",
    (of) => of.record({ topic: "CRM & more" }),
    "/my/records?q=CRM+%26+more",
    "?tab=record&record-q=CRM+%26+more",
  ],
  [
    "the record of a day",
    (of) => of.record(DAY),
    "/my/records?date=2026-11-20&version=4",
    "?tab=record&date=2026-11-20&version=4",
  ],
  [
    "the printed record",
    (of) => of.recordPrint(DAY),
    "/my/record/print?date=2026-11-20&version=4",
    "/record/print?date=2026-11-20&version=4",
  ],
  ["the events", (of) => of.events.list(), "/my/events", "?tab=events"],
  ["a new event", (of) => of.events.create(), "/my/events/create", "?tab=events&mode=create"],
  ["an event", (of) => of.events.show("7"), "/my/events/7", "?tab=events&eventId=7"],
  [
    "the form of an event",
    (of) => of.events.update("7", { renew: "1" }),
    "/my/events/7/update?renew=1",
    "?tab=events&eventId=7&mode=update&renew=1",
  ],
])("has a page for the user's own and one for a person's: %s", (_what, of, own, persons) => {
  expect(of(ownerAddresses("own"))).toBe(own);
  expect(of(ownerAddresses({ userId: "42" }))).toBe(`/company/users/42${persons}`);
  for (const path of [own, `/company/users/42${persons}`]) expect(routeAt(path)).not.toBeNull();
});
