import { ApiError } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { personEdit, personValues } from "./person-values.ts";
import { sentInPlace } from "./sent-in-place.ts";
import { TRAINEE, TYPES } from "./testing-people.ts";

const EDIT = personEdit(
  personValues(TRAINEE, { types: TYPES, rpes: [], roles: [] }),
  TRAINEE,
  "2026-11-21",
);

async function refusedFor(fieldErrors: Record<string, string[]>): Promise<unknown> {
  const refuse = () =>
    Promise.reject(new ApiError({ kind: "validation", message: "No.", status: 422, fieldErrors }));
  return sentInPlace(refuse, EDIT).catch((failure: unknown) => failure);
}

describe("what the server refused of a role", () => {
  it("is named by the role's id, the message and the rest as they were", async () => {
    const failure = await refusedFor({
      "companyRoles.1.licence": ["Too long."],
      username: ["Taken."],
    });
    expect(failure).toMatchObject({
      kind: "validation",
      status: 422,
      message: "No.",
      fieldErrors: { "companyRoles.22.licence": ["Too long."], username: ["Taken."] },
    });
  });

  it("stays as it is where no such role was sent", async () => {
    const failure = await refusedFor({ "companyRoles.9.licence": ["Too long."] });
    expect(failure).toMatchObject({ fieldErrors: { "companyRoles.9.licence": ["Too long."] } });
  });

  it("leaves other failures and replies alone", async () => {
    const other = new Error("broken");
    await expect(sentInPlace(() => Promise.reject(other), EDIT)).rejects.toBe(other);
    await expect(sentInPlace(() => Promise.resolve(4), EDIT)).resolves.toBe(4);
  });
});
