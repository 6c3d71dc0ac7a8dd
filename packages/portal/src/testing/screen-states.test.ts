import { describe, expect, it } from "vitest";
import { routeById, type RouteId } from "../shared/routes/table.ts";
import { storybookTitle } from "./screen-states.ts";

describe("the stories of a route", () => {
  it.each<[RouteId, string]>([
    ["home", "Screens/General/Home"],
    ["dashboard@event-status", "Screens/Dashboards/Event and Document Status"],
    ["companies_users@active", "Screens/People/People"],
    ["my_events@index", "Screens/Events and Documents/Events and Documents"],
    ["dashboard@training-status-print", "Print/Training Status Print"],
    ["my@records-print", "Print/Training Record Print"],
    ["companies_users@records-print-many", "Print/Training Records Print"],
    ["companies_users@records-print", "Print/Training Record Print, of a person"],
  ])("titles the stories of %s: %s", (id, title) => {
    expect(storybookTitle(routeById(id))).toBe(title);
  });
});
