import { mainEntities } from "@recurrent/sdk/schemas";
import { describe, expect, it } from "vitest";
import { object, string } from "zod";
import { HttpError } from "./call.ts";
import { FieldReader } from "./fields.ts";

type Field = keyof typeof mainEntities.PersonUpdatePayload.shape;

/** The errors that the reply has for the fields of a person that are read. */
function errorsOf(body: object, ...read: Field[]): unknown {
  const fields = new FieldReader(mainEntities.PersonUpdatePayload, body, { name: "first name" });
  for (const field of read) fields.read(field);
  try {
    fields.check();
  } catch (error) {
    if (error instanceof HttpError && "errors" in error.body) return error.body.errors;
    throw error;
  }
  return {};
}

describe("the fields of a body", () => {
  it.each<[what: string, body: object, read: Field, errors: object]>([
    ["one that is missing", {}, "name", { name: ["The first name field is required."] }],
    ["a blank one", { surname: " " }, "surname", { surname: ["The last name field is required."] }],
    [
      "a long one",
      { name: "x".repeat(256) },
      "name",
      { name: ["The first name may not be greater than 255 characters."] },
    ],
    [
      "an address without a host",
      { email: "odile" },
      "email",
      { email: ["The email must be a valid email address."] },
    ],
    [
      "a username that is no address",
      { username: "odile@aurora" },
      "username",
      { username: ["The username must be a valid email address."] },
    ],
    [
      "another value",
      { hemisphere: "E" },
      "hemisphere",
      { hemisphere: ["The hemisphere must be N or S."] },
    ],
    [
      "a switch that is none",
      { settings: { notifications: 1 } },
      "settings",
      { "settings.notifications": ["The notifications field must be true or false."] },
    ],
    [
      "an id that is none",
      { roles: [8, "x"] },
      "roles",
      { "roles.1": ["The selected entry of the roles is not available."] },
    ],
    [
      "an entry without an id",
      { companyRoles: [{ licence: "A" }] },
      "companyRoles",
      { "companyRoles.0": ["The company does not offer this entry."] },
    ],
    [
      "an entry of the other form",
      { companyRoles: { 2: { active: true, licence: 7 } } },
      "companyRoles",
      { "companyRoles.2.licence": ["The licence must be a text."] },
    ],
    [
      "neither form",
      { companyRpes: "1" },
      "companyRpes",
      { companyRpes: ["The entries must be a list, or an object by id."] },
    ],
  ])("rejects %s", (_what, body, read, errors) => {
    expect(errorsOf(body, read)).toEqual(errors);
  });

  it.each([
    ["phone", "The phone format is invalid."],
    ["surname", "The last name format is invalid."],
    ["salesForce", "The account address format is invalid."],
    ["email", "The email must be a valid email address."],
    ["username", "The username must be a valid email address."],
  ])("names the %s when its pattern does not match", (field, message) => {
    const schema = object({ [field]: string().regex(/^[+0-9 ]+$/) });
    const fields = new FieldReader(schema, { [field]: "letters" });
    fields.read(field);
    expect(() => fields.check()).toThrow(
      expect.objectContaining({
        body: expect.objectContaining({ errors: { [field]: [message] } }),
      }),
    );
  });

  it("reports every invalid field in one error", () => {
    const body = { name: "", hemisphere: "E", subscription: "soon" };
    expect(Object.keys(errorsOf(body, "name", "subscription") as object)).toEqual([
      "name",
      "subscription",
    ]);
  });

  it("trims fields except passwords and notes, and keeps unknown fields as sent", () => {
    const body = { name: " Odile ", password: " x ", settings: { theme: " dark " } };
    const fields = new FieldReader(mainEntities.PersonUpdatePayload, body);
    expect([fields.text("name"), fields.read("password"), fields.read("settings")]).toEqual([
      "Odile",
      " x ",
      { theme: " dark " },
    ]);
    fields.check();
  });
});
