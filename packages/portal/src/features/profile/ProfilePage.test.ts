import { profilePayload } from "@recurrent/sdk";
import { type MainApi, readUser } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { profileEdit } from "./ProfilePage.tsx";

const user = readUser({
  id: 1,
  name: "Ada",
  surname: "Nyström",
  username: "ada@aurora.test",
  email: "ada@mail.test",
  settings: [{ type: "notifications", value: true }],
} as MainApi.User);

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
