import { describe, expect, it } from "vitest";
import { address, href } from "./address.ts";
import { allRoutes } from "./table.ts";

describe("the URLs of routes", () => {
  it("builds the URL of every route", () => {
    const listing = allRoutes().map((fact) => {
      const path = fact.path.replace(/:(\w+)/g, (_match, name: string) => `<${name}>`);
      return `${fact.id.padEnd(34)} ${path}${fact.redirectTo ? `  -> ${fact.redirectTo}` : ""}`;
    });
    expect(listing.join("\n")).toMatchInlineSnapshot(`
      "home                               /
      system@login                       /login
      system@logout                      /logout
      system@lock                        /lock
      system@forbidden                   /forbidden
      system@not-found                   /404
      system@resetPassword               /reset-password
      system@resetPassword/link          /password/reset/<id>
      system@training_exit               /training_exit
      dashboard                          /dashboard  -> dashboard@training-status
      dashboard@training-status          /dashboard/training-status
      dashboard@training-status-print    /dashboard/training-status/print
      dashboard@event-status             /dashboard/event-status
      dashboard@event-status-matrix      /dashboard/event-status/matrix
      dashboard@event-status-matrix-print /dashboard/event-status/matrix/print
      users@profile                      /profile
      companies@index                    /company  -> companies@show
      companies@show                     /company/profile
      companies@edit                     /company/profile/edit
      companies_groups@index             /company/groups
      companies_groups@create            /company/groups/create
      companies_groups@show              /company/groups/<id>
      companies_groups@edit              /company/groups/<id>/edit
      companies_users@active             /company/users/active
      companies_users@historical         /company/users/historical
      companies_users@create             /company/users/create
      companies_users@show               /company/users/<id>
      companies_users@edit               /company/users/<id>/edit
      companies_users@records-print      /company/users/<id>/record/print
      companies_users@records-print-many /company/users/records/print
      companies_users@certificate_print  /company/users/<id>/record/certificate/<hash>/print
      my                                 /my  -> my@training
      my@training                        /my/training
      my@program                         /my/program
      my@schedule                        /my/schedule
      my@records                         /my/records
      my_events@index                    /my/events
      my_events@create                   /my/events/create
      my_events@show                     /my/events/<id>
      my_events@update                   /my/events/<id>/update
      my@records-print                   /my/record/print
      my@certificate-print               /training/record/certificate/<hash>/print
      system@settings                    /settings"
    `);
  });

  it("builds URLs from a name, ids and a query", () => {
    expect([
      address("home"),
      address("dashboard@training-status", {}, { status: "expired" }),
      address("companies_users@show", { id: "42" }, { tab: "events", eventId: "7" }),
      address("companies_users@certificate_print", { id: "42", hash: "ab" }, { version: 5 }),
      address("system@resetPassword"),
      address("system@resetPassword/link", { id: "9f" }),
      address("companies_users@active"),
      href("my@training"),
    ]).toMatchInlineSnapshot(`
      [
        "/",
        "/dashboard/training-status?status=expired",
        "/company/users/42?tab=events&eventId=7",
        "/company/users/42/record/certificate/ab/print?version=5",
        "/reset-password",
        "/password/reset/9f",
        "/company/users/active",
        "#/my/training",
      ]
    `);
  });

  it("leaves out undefined and null in the query", () => {
    expect(address("my@records-print", {}, { date: undefined, version: null })).toBe(
      "/my/record/print",
    );
  });

  it.each([
    ["a/b", "/company/users/a%2Fb"],
    ["a?b#c", "/company/users/a%3Fb%23c"],
    ["..", "/company/users/%2E%2E"],
    [".", "/company/users/%2E"],
    ["ť", "/company/users/%C5%A5"],
    ["100%", "/company/users/100%25"],
  ])("encodes the id %s within its own segment", (id, expected) => {
    expect(address("companies_users@show", { id })).toBe(expected);
  });

  it("rejects an empty id, which would lead to a list", () => {
    expect(() => address("companies_users@show", { id: "" })).toThrow(/needs a value for "id"/);
  });
});
