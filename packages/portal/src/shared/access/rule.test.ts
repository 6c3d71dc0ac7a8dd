import type { MainApi } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { type AccessRule, type AccessSubject, isAllowed } from "./rule.ts";

const nobody: AccessSubject = {
  roles: [],
  permissions: [],
  isTrainee: false,
  features: [],
  tier: null,
  settings: [],
};
const someone = (held: Partial<AccessSubject>): AccessSubject => ({ ...nobody, ...held });

describe("the access rule", () => {
  it.each<[string, AccessRule | undefined, AccessSubject, boolean]>([
    ["no rule lets everybody pass", undefined, nobody, true],
    ["an empty rule lets everybody pass", {}, nobody, true],
    ["a rule of empty lists lets everybody pass", { roles: [], permissions: [] }, nobody, true],
    ["a listed role", { roles: ["Admin"] }, someone({ roles: ["Admin"] }), true],
    ["another role", { roles: ["Admin"] }, someone({ roles: ["Super"] }), false],
    [
      "one of several roles",
      { roles: ["Super", "Ctops"] },
      someone({ roles: ["C", "Ctops"] }),
      true,
    ],
    [
      "a listed permission",
      { permissions: ["companies_show"] },
      someone({ permissions: ["companies_show"] }),
      true,
    ],
    [
      "permissions are exact",
      { permissions: ["companies_show"] },
      someone({ permissions: ["COMPANIES_SHOW"] }),
      false,
    ],
    ["a feature", { features: ["x-1"] }, someone({ features: ["x-1"] }), true],
    ["a feature in other letters", { features: ["x-1"] }, someone({ features: ["X-1"] }), false],
    ["a tier slug", { tiers: ["premium"] }, someone({ tier: "premium" }), true],
    ["another tier", { tiers: ["premium"] }, someone({ tier: "essentials" }), false],
    ["no tier", { tiers: ["premium"] }, nobody, false],
    [
      "a setting, for whoever trains",
      { traineeSettings: ["s"] },
      someone({ isTrainee: true, settings: ["s"] }),
      true,
    ],
    [
      "a setting that is off",
      { traineeSettings: ["s"] },
      someone({ roles: ["Trainee"], settings: ["t"] }),
      false,
    ],
    [
      "a setting, for who does not train",
      { traineeSettings: ["s"] },
      someone({ roles: ["Admin"], settings: ["s"] }),
      false,
    ],
    [
      "any one listed item is enough",
      { roles: ["Admin"], permissions: ["profile_show"], features: ["f"], tiers: ["premium"] },
      someone({ features: ["f"] }),
      true,
    ],
    [
      "none of the listed items",
      { roles: ["Admin"], permissions: ["profile_show"], features: ["f"], tiers: ["premium"] },
      someone({ roles: ["Trainee"], permissions: ["q"], features: ["g"], tier: "essentials" }),
      false,
    ],
    ["a trainee by role", { trainee: true }, someone({ roles: ["ROLE_TRAINEE"] }), true],
    ["a trainee by flag", { trainee: true }, someone({ isTrainee: true }), true],
    ["not a trainee", { trainee: true }, someone({ roles: ["Training Manager"] }), false],
  ])("evaluates: %s", (_name, rule, subject, expected) => {
    expect(isAllowed(rule, subject)).toBe(expected);
  });
});

describe("role names", () => {
  it.each([
    ["Company Manager", "ROLE_COMPANY_MANAGER", true],
    ["role_company_manager", "Company Manager", true],
    ["COMPANY_MANAGER", "company manager", true],
    [" Company  Manager ", "Company Manager", true],
    ["Support", "Customer Support", false],
    ["Customer Support", "Support", false],
    ["ROLE_CUSTOMER_SUPPORT", "Customer Support", true],
    ["Training Manager", "Company Manager", false],
  ])("compares %s and %s", (held, wanted, expected) => {
    const role = wanted as MainApi.RoleName;
    expect(isAllowed({ roles: [role] }, someone({ roles: [held] }))).toBe(expected);
  });
});

it("does not compile with a misspelt permission, role or tier", () => {
  // @ts-expect-error misspelt: companies_groups_update
  expect(isAllowed({ permissions: ["companies_group_update"] }, nobody)).toBe(false);
  // @ts-expect-error misspelt: Training Manager
  expect(isAllowed({ roles: ["Trainings Manager"] }, nobody)).toBe(false);
  // @ts-expect-error misspelt: premium
  expect(isAllowed({ tiers: ["premum"] }, nobody)).toBe(false);
});
