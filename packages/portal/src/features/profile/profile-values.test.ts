import { type mainWire, readUser } from "@recurrent/sdk";
import { describe, expect, it } from "vitest";
import { profileEdit, profileValues } from "./profile-values.ts";

const user = readUser({
  id: 1,
  name: "Ada",
  surname: "Nyström",
  username: "ada@aurora.test",
  email: "ada@mail.test",
  settings: [{ type: "notifications", value: true }],
} as mainWire.User);

describe("My Profile (shell 2.11)", () => {
  it("begins with the user's own data and no password", () => {
    expect(profileValues(user)).toEqual({
      name: "Ada",
      surname: "Nyström",
      username: "ada@aurora.test",
      email: "ada@mail.test",
      newPassword: { password: "", confirmation: "" },
      notifications: true,
    });
  });

  it("sends what was typed without blanks around it, and a password exactly as typed", () => {
    const newPassword = { password: " Recurrent#2026 ", confirmation: " Recurrent#2026 " };
    expect(profileEdit({ ...profileValues(user), name: "  Ada  ", newPassword })).toMatchObject({
      name: "Ada",
      password: " Recurrent#2026 ",
      passwordConfirmation: " Recurrent#2026 ",
    });
  });
});
