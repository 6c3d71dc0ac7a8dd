import { describe, expect, it } from "vitest";
import { typeIds, typeOptions, typesText } from "./person-types.ts";

const role = (id: string, name: string) => ({ id, name });
const ACL = {
  externalAcl: [{ ...role("5", "Trainee"), isExternal: true }],
  internalAcl: [{ ...role("1", "Admin"), isExternal: false }],
};

describe("the user types on offer", () => {
  it("are those of the company, external ones first", () => {
    expect(typeOptions(ACL, [role("5", "Trainee")]).map(({ name }) => name)).toEqual([
      "Trainee",
      "Admin",
    ]);
  });

  it("and those the person holds beyond them, so that saving loses none", () => {
    expect(typeOptions(ACL, [role("2", "Ctops"), role("9", "Auditor")]).slice(2)).toEqual([
      { id: "2", name: "Ctops", isExternal: false },
      { id: "9", name: "Auditor", isExternal: true },
    ]);
  });

  it("are what the person holds when there is no list", () => {
    expect(typeOptions(undefined, [role("5", "Trainee")])).toEqual([
      { id: "5", name: "Trainee", isExternal: true },
    ]);
  });
});

describe("the ids of what somebody holds", () => {
  it("come from the list where the server only gives names", () => {
    const options = typeOptions(ACL, []);
    expect(typeIds([role("ROLE_TRAINEE", "ROLE_TRAINEE")], options)).toEqual(["5"]);
    expect(typeIds([role("9", "Auditor")], options)).toEqual(["9"]);
  });
});

it("types are joined by ', ' (shell 2.20)", () => {
  expect(typesText([role("3", "Company Manager"), role("5", "Trainee")])).toBe(
    "Company Manager, Trainee",
  );
});
