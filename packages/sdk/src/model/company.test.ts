import { describe, expect, it } from "vitest";
import { odd } from "../testing/odd.ts";
import { readCompany, readCompanyAcl, readTier } from "./company.ts";

describe("companies", () => {
  it.each([
    [
      { id: 1, name: "Premium", slug: "premium" },
      { id: "1", name: "Premium", slug: "premium" },
    ],
    ["Premium", { id: "premium", name: "Premium", slug: "premium" }],
    [
      { id: 2, name: "Essentials" },
      { id: "2", name: "Essentials", slug: "essentials" },
    ],
    ["", null],
    [null, null],
    [{}, null],
  ])("reads the tier %j", (wire, tier) => {
    expect(readTier(odd(wire))).toEqual(tier);
  });

  it.each([
    ["bare", { id: 3, name: "Aurora" }],
    ["companyUpdated", { companyUpdated: { id: 3, name: "Aurora" } }],
    ["data", { data: { company: { id: 3, name: "Aurora" } } }],
  ])("reads a company %s", (_form, wire) => {
    expect(readCompany(odd(wire))).toMatchObject({
      id: "3",
      name: "Aurora",
      tier: null,
      features: [],
    });
  });

  it.each([
    ["missing", undefined, null],
    ["null", null, null],
    ["empty", [], []],
  ])("reads RPEs and roles that are %s", (_name, list, read) => {
    expect(readCompany(odd({ id: 3, rpes: list, roles: list }))).toMatchObject({
      rpes: read,
      roles: read,
    });
  });

  it("reads the settings of a company from a list or an object", () => {
    const list = [{ type: "events_documents", value: 1 }];
    expect(readCompany(odd({ id: 1, settings: list })).settings).toEqual({ eventsDocuments: true });
    const settings = { events_documents: "0", other: 5 };
    expect(readCompany(odd({ id: 1, settings })).settings).toEqual({
      eventsDocuments: false,
      other: 5,
    });
  });

  it("reads ACL roles as a list or within the operational information", () => {
    const acl = [{ id: 1, name: "Trainee", isExternal: true }];
    const read = [{ id: "1", name: "Trainee", isExternal: true }];
    expect(readCompanyAcl(odd(acl))).toEqual(read);
    expect(readCompanyAcl(odd({ rpes: [], roles: [], acl }))).toEqual(read);
  });
});
