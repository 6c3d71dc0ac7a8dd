import { profilePayload } from "@recurrent/sdk";
import { type MainApi, readUser } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { profileEdit } from "./ProfilePage.tsx";

const readWith = (settings: unknown) =>
  readUser({
    id: 1,
    name: "Ada",
    surname: "Nyström",
    username: "ada@aurora.test",
    email: "ada@mail.test",
    settings,
  } as MainApi.User);
const user = readWith([{ type: "notifications", value: true }]);

describe("My Profile", () => {
  it("begins with the user's own data and no password", () => {
    expect(profileEdit(user)).toEqual({
      name: "Ada",
      surname: "Nyström",
      username: "ada@aurora.test",
      email: "ada@mail.test",
      password: "",
      passwordConfirmation: "",
      settings: { notifications: true },
    });
  });

  it.each([undefined, null, [], {}, [{ type: "colour", value: "blue" }], { notifications: null }])(
    "sends no notifications that the reply with settings %j does not name",
    (settings) => {
      const edit = profileEdit(readWith(settings));
      expect(edit.settings).toEqual({ notifications: null });
      expect(profilePayload({ ...edit, name: "Bea" })).not.toHaveProperty("settings");
      const turned = { ...edit, settings: { notifications: false } };
      expect(profilePayload(turned)).toMatchObject({ settings: { notifications: false } });
    },
  );

  it("sends trimmed values, and a password exactly as typed", () => {
    const password = " Recurrent#2026 ";
    const typed = { ...profileEdit(user), name: "  Ada  ", password };
    expect(profilePayload({ ...typed, passwordConfirmation: password })).toMatchObject({
      name: "Ada",
      password,
      password_confirmation: password,
    });
  });
});
