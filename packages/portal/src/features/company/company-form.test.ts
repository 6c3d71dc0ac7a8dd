import { companyPayload, httpUrlOrNull } from "@recurrent/sdk";
import { readCompany, readTiers } from "@recurrent/sdk/raw";
import { isWebAddress } from "@recurrent/ui-kit";
import { describe, expect, it } from "vitest";
import { findConflicts, mergeChanges } from "../../shared/forms/merge.ts";
import {
  companyEdit,
  companyMergeFields,
  keepUnknownLists,
  tierIn,
  withoutTierSlug,
} from "./company-form.ts";

const TIERS = readTiers([
  { id: 1, name: "Premium", slug: "premium" },
  { id: 2, name: "Essentials" },
]);

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
    expect(companyEdit(company, true, TIERS)).toEqual({
      id: "3",
      name: "Aurora",
      crmUrl: "https://crm.test/3",
      tierId: "1",
      roleIds: ["8"],
      rpeIds: ["5"],
    });
  });

  it("leaves the CRM account alone for users who do not see it", () => {
    expect(companyEdit(company, false, TIERS).crmUrl).toBeNull();
  });

  it("allows a company without tier and account", () => {
    const edit = companyEdit(
      readCompany({ id: 4, name: "Borealis", rpes: [], roles: [] }),
      true,
      TIERS,
    );
    expect(edit).toMatchObject({ tierId: "", crmUrl: null, rpeIds: [], roleIds: [] });
    expect(companyPayload(edit)).toEqual({ id: 4, name: "Borealis", roles: [], rpes: [] });
    expect(companyPayload({ ...edit, crmUrl: "" })).toMatchObject({ salesForce: null });
  });
});

describe("the tier of a company that is saved with another name", () => {
  const NAMED = [{ id: "premium", name: "Premium" }];
  const OWN = { id: 9, name: "Bespoke" };
  it.each<[unknown, unknown[] | undefined, unknown]>([
    [{ id: 1, name: "Premium", slug: "premium" }, TIERS, 1],
    // A server may send only the slug, whose id the catalogue has.
    ["premium", TIERS, 1],
    ["Premium", TIERS, 1],
    ["essentials", TIERS, 2],
    ["premium", NAMED, "premium"],
    // What has no id is not sent, and does not change.
    ["premium", undefined, undefined],
    ["bespoke", TIERS, undefined],
    ["", TIERS, undefined],
    [null, TIERS, undefined],
    // The catalogue is missing, or lacks it.
    [{ id: 1, name: "Premium", slug: "premium" }, undefined, 1],
    [OWN, TIERS, 9],
  ])("sends %j, with the catalogue %j, as %j", (tier, catalogue, sent) => {
    const read = readCompany({ id: 3, name: "Aurora", tier: tier as string });
    const tiers = catalogue && readTiers(catalogue as typeof NAMED);
    const edit = { ...companyEdit(read, true, tiers), name: "Aurora Air" };
    expect(companyPayload(withoutTierSlug(edit, read, tiers)).tier).toBe(sent);
    // The form offers it once, and shows it as chosen.
    if (read.tier) expect(tierIn(tiers, read.tier).id).toBe(edit.tierId);
  });

  it("sends another tier than the slug that was read", () => {
    const read = readCompany({ id: 3, name: "Aurora", tier: "bespoke" });
    const edit = { ...companyEdit(read, true, TIERS), tierId: "2" };
    expect(companyPayload(withoutTierSlug(edit, read, TIERS)).tier).toBe(2);
  });
});

describe("what a reply does not say about a company", () => {
  const full = {
    id: 3,
    name: "Aurora",
    rpes: [{ id: 5, name: "AS350" }],
    roles: [],
    salesForce: "x",
  };
  const rest = { id: 3, name: "Aurora Air", rpes: [5], roles: [], salesForce: "x" };
  it.each([
    ["rpes", undefined, undefined],
    ["rpes", null, undefined],
    ["rpes", [], []],
    ["roles", undefined, undefined],
    ["roles", null, undefined],
    ["roles", [], []],
    ["salesForce", undefined, undefined],
    ["salesForce", null, undefined],
  ])("sends %s of %j as %j after another name", (field, value, sent) => {
    const { [field as "rpes"]: _left, ...missing } = full;
    const reply = value === undefined ? missing : { ...full, [field]: value };
    const edit = companyEdit(readCompany(reply), true, TIERS);
    expect(companyPayload({ ...edit, name: "Aurora Air" })).toEqual(
      JSON.parse(JSON.stringify({ ...rest, [field]: sent })),
    );
  });

  it("leaves an unknown list alone when a switch is turned on and off again", () => {
    const unknown = readCompany({ id: 3, name: "Aurora" });
    const edit = companyEdit(unknown, true, TIERS);
    const on = keepUnknownLists(unknown, { ...edit, rpeIds: ["5"], roleIds: ["8"] });
    expect(companyPayload(on)).toMatchObject({ rpes: [5], roles: [8] });
    const off = keepUnknownLists(unknown, { ...on, rpeIds: [], roleIds: [] });
    expect(off).toEqual(edit);
    expect(keepUnknownLists(company, { ...on, rpeIds: [] }).rpeIds).toEqual([]);
  });

  it("is no change by others when only a later reply leaves it out", () => {
    const base = companyEdit(company, true, TIERS);
    const theirs = companyEdit(readCompany({ ...full, rpes: undefined }), true, TIERS);
    const fields = companyMergeFields({ rpeOptions: [{ id: "5", name: "AS350" }] });
    const versions = { base, mine: { ...base, name: "Mine" }, theirs };
    expect(findConflicts(fields, versions)).toEqual([]);
    expect(mergeChanges(fields, versions)).toMatchObject({ name: "Mine", rpeIds: ["5"] });
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
