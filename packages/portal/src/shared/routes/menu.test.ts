import { describe, expect, it } from "vitest";
import { PERSONAS } from "../../testing/personas.ts";
import { activeEntry, menuFor } from "./menu.ts";
import { routeById, type RouteId } from "./table.ts";

const lines = (who: keyof typeof PERSONAS) =>
  menuFor(PERSONAS[who]).map(
    (group) => `${group.label}: ${group.items.map((item) => item.label).join(", ")}`,
  );

/** The menus of the sandbox's accounts are in e2e/expectations/roles.test.ts. */
describe("the menu", () => {
  it.each<[keyof typeof PERSONAS, string[]]>([
    [
      "managerWhoTrains",
      ["Management: Training Status, Event / Document Status, Groups, People, Historical"],
    ],
    ["super", ["Management: Training Status, Event / Document Status, Groups, People"]],
    ["support", ["Management: Training Status, Event / Document Status, Groups, People"]],
    ["ctops", []],
    ["withoutRights", []],
  ])("shows the menu of %s", (who, expected) => {
    expect(lines(who)).toEqual(expected);
  });

  it("highlights Train Now only", () => {
    const highlighted = menuFor(PERSONAS.trainee)
      .flatMap((group) => group.items)
      .filter((item) => item.highlight)
      .map((item) => item.label);
    expect(highlighted).toEqual(["Train Now"]);
  });
});

describe("the selected entry", () => {
  it.each<[RouteId, string | undefined]>([
    ["dashboard@event-status", "Event / Document Status"],
    ["dashboard@event-status-matrix", "Event / Document Status"],
    ["companies_groups@edit", "Groups"],
    ["companies_users@show", "People"],
    ["companies_users@historical", "Historical"],
    ["users@profile", undefined],
    ["home", undefined],
  ])("selects on %s %s", (id, label) => {
    expect(activeEntry(menuFor(PERSONAS.companyManager), routeById(id))?.label).toBe(label);
  });

  it.each<[RouteId, keyof typeof PERSONAS, string]>([
    ["companies_users@show", "companyManager", "Historical"],
    ["companies_users@active", "companyManager", "People"],
    ["companies_groups@show", "companyManager", "Groups"],
    // This role is not offered Historical.
    ["companies_users@show", "admin", "People"],
  ])("selects on %s of a person in Historical for %s %s", (id, who, label) => {
    const active = activeEntry(menuFor(PERSONAS[who]), routeById(id), "companies_users@historical");
    expect(active?.label).toBe(label);
  });
});
