import { expect, it } from "vitest";
import { breaksTraineeRule } from "./trainee-rule.ts";

it("reports a trainee without equipment or without a role that is on", () => {
  const captain = { 1: { active: true, licence: "" } };
  const trainee = { isTrainee: true, companyRpeIds: ["1"], companyRoles: captain };
  expect(breaksTraineeRule(trainee)).toBe(false);
  expect(breaksTraineeRule({ ...trainee, companyRpeIds: [] })).toBe(true);
  expect(breaksTraineeRule({ ...trainee, companyRoles: {} })).toBe(true);
  const off = { 1: { active: false, licence: "ATPL" } };
  expect(breaksTraineeRule({ ...trainee, companyRoles: off })).toBe(true);
  const manager = { isTrainee: false, companyRpeIds: [], companyRoles: {} };
  expect(breaksTraineeRule(manager)).toBe(false);
  expect(breaksTraineeRule({ ...trainee, companyRpeIds: null, companyRoles: null })).toBe(false);
  expect(breaksTraineeRule({ ...trainee, companyRpeIds: null, companyRoles: {} })).toBe(true);
});
