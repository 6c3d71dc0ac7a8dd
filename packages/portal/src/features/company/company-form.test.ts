import { companyPayload, httpUrlOrNull } from "@recurrent/sdk";
import { readCompany } from "@recurrent/sdk/raw";
import { isWebAddress } from "@recurrent/ui-kit";
import { describe, expect, it } from "vitest";
import { companyEdit } from "./company-form.ts";

const company = readCompany({
  id: 3,
  name: "Aurora",
  tier: { id: 1, name: "Premium", slug: "premium" },
  salesForce: "https://crm.test/3",
  rpes: [{ id: 5, name: "AS350" }],
  roles: [{ id: 8, name: "Pilot" }],
});

describe("a company in its form", () => {
  it("sends an unchanged company as it was read", () => {
    expect(companyEdit(company, true)).toEqual({
      id: "3",
      name: "Aurora",
      crmUrl: "https://crm.test/3",
      tierId: "1",
      roleIds: ["8"],
      rpeIds: ["5"],
    });
  });

  it("leaves the CRM account alone for users who do not see it", () => {
    expect(companyEdit(company, false).crmUrl).toBeNull();
  });

  it("allows a company without tier and account", () => {
    const edit = companyEdit(readCompany({ id: 4, name: "Borealis" }), true);
    expect(edit).toMatchObject({ tierId: "", crmUrl: "", rpeIds: [], roleIds: [] });
    expect(companyPayload(edit)).toEqual({
      id: 4,
      name: "Borealis",
      salesForce: null,
      roles: [],
      rpes: [],
    });
  });
});

it.each([
  ["https://crm.test/3", true],
  [" HTTP://crm.test ", true],
  ["http://localhost:8080/a b", true],
  ["https://crm.test/?to=https:crm", true],
  ["https:crm.test/3", false],
  ["https:/crm.test/3", false],
  ["http:\\\\crm.test", false],
  ["https://", false],
  ["https://crm test", false],
  ["javascript://crm.test", false],
  ["//crm.test", false],
  ["crm.test", false],
  ["", false],
])("agrees with the client whether %j is a CRM account: %s", (address, isAddress) => {
  expect(isWebAddress(address)).toBe(isAddress);
  expect(httpUrlOrNull(address)).toBe(isAddress ? address.trim() : null);
});
