import { describe, expect, it } from "vitest";
import { editRestriction, isInternalStaff, type Permissions } from "./person.ts";

const OWN = ["profile_show", "profile_update"];
const LEADS = [...OWN, "companies_users_index", "companies_users_update"];
const MANAGES = [...LEADS, "companies_update", "companies_users_destroy"];

const is = (role: string, permissions: readonly string[] = OWN): Permissions => ({
  roles: [role],
  permissions,
});

describe("restrictions on changing a person", () => {
  it.each([
    ["Admin", "Customer Support", null],
    ["Customer Support", "Admin", null],
    ["ROLE_ADMIN", "Company Manager", null],
    ["Super", "Support", "internalStaff"],
    ["Company Manager", "ROLE_ADMIN", "internalStaff"],
    ["Company Manager", "Ctops", "internalStaff"],
    ["Company Manager", "Company Manager", null],
    ["Company Manager", "Training Manager", null],
    ["Training Manager", "Training Manager", null],
    ["Training Manager", "Trainee", null],
    ["Training Manager", "Company Manager", "mayDoMore"],
    ["Trainee", "Training Manager", "mayDoMore"],
  ])("restricts %s from changing %s: %s", (one, other, bar) => {
    const of = (role: string) =>
      is(role, role === "Company Manager" ? MANAGES : role === "Trainee" ? OWN : LEADS);
    expect(editRestriction(of(one), of(other))).toBe(bar);
  });

  it("compares permissions, not the names of roles", () => {
    expect(editRestriction(is("Crew Planner", LEADS), is("Station Chief", MANAGES))).toBe(
      "mayDoMore",
    );
    expect(editRestriction(is("Station Chief", MANAGES), is("Crew Planner", LEADS))).toBeNull();
  });

  it("ignores permissions about oneself", () => {
    const trainee = is("Trainee", [...OWN, "my_training"]);
    expect(editRestriction(is("Training Manager", LEADS), trainee)).toBeNull();
  });

  it("reads roles by id and name too", () => {
    const person = { roles: [{ id: "2", name: "Admin" }], permissions: [] };
    expect(editRestriction(is("Company Manager", MANAGES), person)).toBe("internalStaff");
  });
});

describe("internal staff", () => {
  it.each([
    ["Super", true],
    ["ROLE_ADMIN", true],
    ["Customer Support", true],
    ["Support", true],
    ["Ctops", true],
    ["Company Manager", false],
    ["Training Manager", false],
    ["Trainee", false],
  ])("decides whether %s is internal staff: %s", (name, internal) => {
    expect(isInternalStaff(["Trainee", { id: "8", name }])).toBe(internal);
  });
});
