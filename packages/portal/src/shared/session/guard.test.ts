import { describe, expect, it } from "vitest";
import { routeAt } from "../routes/address.ts";
import { allRoutes } from "../routes/table.ts";
import { PERSONAS } from "../../testing/personas.ts";
import { guard, returnPath, type AuthState } from "./guard.ts";

const signedOut: AuthState = { kind: "signed-out" };
const locked: AuthState = { kind: "locked" };
const signedIn = (who: keyof typeof PERSONAS): AuthState => ({
  kind: "signed-in",
  subject: PERSONAS[who],
});
const go = (standing: AuthState, path: string) => guard(standing, { route: routeAt(path), path });

describe("signed out", () => {
  it.each(["/login", "/reset-password", "/password/reset/9f3", "/forbidden", "/404", "/no/such"])(
    "opens %s without a session",
    (path) => {
      expect(go(signedOut, path)).toBeNull();
    },
  );

  it.each([
    ["/company/users/42?tab=events", "/company/users/42?tab=events"],
    ["/", "/"],
    ["/logout", "/"],
    ["/lock", "/"],
  ])("sends %s to login and remembers %s", (path, intended) => {
    expect(go(signedOut, path)).toBe("system@login");
    expect(returnPath({ route: routeAt(path), path })).toBe(intended);
  });
});

describe("locked", () => {
  it.each([
    "/login",
    "/lock",
    "/reset-password",
    "/password/reset/9f3",
    "/cutover",
    "/cutover?to=x",
  ])("opens %s while locked", (path) => {
    expect(go(locked, path)).toBeNull();
  });

  it.each(["/", "/dashboard/training-status", "/logout", "/forbidden", "/404", "/no/such"])(
    "sends %s to the lock screen",
    (path) => {
      expect(go(locked, path)).toBe("system@lock");
    },
  );
});

describe("signed in", () => {
  it.each(["/", "/login", "/logout", "/lock", "/training_exit", "/forbidden", "/404", "/no/such"])(
    "opens %s for everybody who is signed in",
    (path) => {
      expect(go(signedIn("withoutRights"), path)).toBeNull();
    },
  );

  it("lets each persona open exactly these routes", () => {
    const personas = Object.keys(PERSONAS) as (keyof typeof PERSONAS)[];
    const rows = allRoutes()
      .filter((fact) => fact.rule)
      .map((fact) => {
        const marks = personas.map((who) => {
          const path = fact.path.replaceAll(/:\w+/g, "1");
          return go(signedIn(who), path) === null ? "x" : ".";
        });
        return `${marks.join(" ")}  ${fact.id}`;
      });
    expect([personas.join(", "), ...rows].join("\n")).toMatchInlineSnapshot(`
      "super, admin, customerSupport, support, ctops, companyManager, trainingManager, managerWithoutProfile, trainee, managerWhoTrains, withoutRights
      x x x x . x x x . x .  dashboard
      x x x x . x x x . x .  dashboard@training-status
      x x x x . x x x . x .  dashboard@training-status-print
      x x x x . x x x . x .  dashboard@event-status
      x x x x . x x x . x .  dashboard@event-status-matrix
      x x x x . x x x . x .  dashboard@event-status-matrix-print
      x x x x x x x . x x .  users@profile
      x x x x x x x x . x .  companies@index
      x x x x x x x x . x .  companies@show
      x x x . . x . x . x .  companies@edit
      x x x x . x x x . x .  companies_groups@index
      x x x . . x x x . x .  companies_groups@create
      x x x x . x x x . x .  companies_groups@show
      x x x . . x x x . x .  companies_groups@edit
      x x x x x x x x . x .  companies_users@active
      x x x x x x x x . x .  companies_users@historical
      x x x . . x . x . x .  companies_users@create
      x x x x x x x x . x .  companies_users@show
      x x x . . x x x . x .  companies_users@edit
      x x x x x x x x . x .  companies_users@records-print
      x x x x x x x x . x .  companies_users@records-print-many
      x x x x x x x x . x .  companies_users@certificate_print
      . . . . . . . . x x .  my
      . . . . . . . . x x .  my@training
      . . . . . . . . x x .  my@program
      . . . . . . . . x x .  my@schedule
      . . . . . . . . x x .  my@records
      . . . . . . . . x x .  my_events@index
      . . . . . . . . x x .  my_events@create
      . . . . . . . . x x .  my_events@show
      . . . . . . . . x x .  my_events@update
      . . . . . . . . x x .  my@records-print
      . . . . . . . . x x .  my@certificate-print
      . x . . . . . . . . .  system@settings"
    `);
  });
});
