import { describe, expect, it } from "vitest";
import { pageKey, routeAt } from "../../shared/routes/address.ts";
import { eventModeOf, OWN_EVENTS, personEvents } from "./event-scope.ts";

const ofPerson = personEvents("3", "42");
const queryOf = (path: string) => new URLSearchParams(path.split("?")[1]);

describe("where the screens of events are (training 2.1, 2.10)", () => {
  it("is on routes of their own in the own area", () => {
    const { list, create, show, update } = OWN_EVENTS.addresses;
    expect([list(), create(), show("7"), update("7")].map((path) => routeAt(path)?.id)).toEqual([
      "my_events@index",
      "my_events@create",
      "my_events@show",
      "my_events@update",
    ]);
    expect(list("archived")).toBe("/my/events?list=archived");
  });

  it("is in the tab of a person, each in an address of its own that leads back to it", () => {
    const { list, create, show, update } = ofPerson.addresses;
    expect(show("7")).toBe("/company/users/42?tab=events&eventId=7");
    expect(
      [list(), create(), show("7"), update("7")].map((at) => eventModeOf(queryOf(at))),
    ).toEqual([
      { mode: "list" },
      { mode: "create" },
      { mode: "show", eventId: "7" },
      { mode: "update", eventId: "7" },
    ]);
    expect(new Set([list(), create(), show("7"), update("7"), show("8")].map(pageKey)).size).toBe(
      5,
    );
  });

  it.each([
    ["mode=update", { mode: "list" }],
    ["mode=list&eventId=7", { mode: "show", eventId: "7" }],
    ["mode=create&eventId=", { mode: "create" }],
  ])("%s is read as %j", (query, mode) => {
    expect(eventModeOf(new URLSearchParams(query))).toEqual(mode);
  });
});

describe("which list an address names", () => {
  it.each([OWN_EVENTS, ofPerson])("is told apart, own: $isOwn", (scope) => {
    for (const tab of ["all", "archived"] as const) {
      expect(scope.listTabOf(queryOf(scope.addresses.list(tab)))).toBe(tab);
    }
    expect(scope.listTabOf(new URLSearchParams(`${scope.viewPrefix}list=deleted`))).toBe("all");
  });
});

it("reads of both are different queries", () => {
  const ofOther = personEvents("3", "9");
  expect(OWN_EVENTS.events().queryKey).toEqual(["main", "eventList"]);
  expect(ofOther.events().queryKey).toEqual(["main", "personEventList", "3", "9"]);
  expect(OWN_EVENTS.event("5").queryKey).toEqual(["main", "eventShow", "5"]);
  expect(ofOther.event("5").queryKey).toEqual(["main", "personEventShow", "3", "9", "5"]);
});
