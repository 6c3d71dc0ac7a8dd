import { describe, expect, it } from "vitest";
import { serverErrorOf } from "./form-state.ts";

const error = {
  message: "The given data was invalid.",
  fieldErrors: {
    name: ["The name is required.", "The name is too short."],
    "companyRoles.3.licence": ["The licence is too long."],
    "companyRoles.4.licence": ["The licence is too long."],
    companyRolesOther: ["Not this one."],
  },
};

describe("refusals of the server", () => {
  it("shows a refusal at its field, also when it is about an entry of a list", () => {
    expect(serverErrorOf(error, ["name"])).toBe("The name is required. The name is too short.");
    expect(serverErrorOf(error, ["companyRoles"])).toBe("The licence is too long.");
    expect(serverErrorOf(error, ["email"])).toBeUndefined();
    expect(serverErrorOf(null, ["name"])).toBeUndefined();
  });
});
