import { expect, it } from "vitest";
import { PERSONAS } from "../../testing/personas.ts";
import { TRAINEE } from "./people-fixture.ts";
import { refusalOf } from "./useRefusal.ts";

const STAFF = { ...TRAINEE, roles: [{ id: "1", name: "Admin" }] };
const MANAGER = { ...TRAINEE, permissions: ["companies_update", "companies_users_update"] };
const GONE = { ...TRAINEE, isActive: false };

it.each([
  ["companyManager", "a trainee", TRAINEE, null],
  ["companyManager", "a manager", MANAGER, null],
  ["companyManager", "internal staff", STAFF, /^Only Admin and Customer Support/],
  ["companyManager", "who has left", GONE, /^Historical people/],
  ["trainingManager", "a company manager", MANAGER, /^Only someone who may do at least as much/],
  ["admin", "internal staff", STAFF, null],
  ["admin", "who has left", GONE, /^Historical people/],
] as const)("why %s cannot change %s", (user, _whom, person, reason) => {
  const said = refusalOf(PERSONAS[user], person);
  if (reason === null) expect(said).toBeNull();
  else expect(said).toMatch(reason);
});
