import type { ProfileEdit, User } from "@recurrent/sdk";
import { asSwitch, asText, type FormPart, partsFor } from "../../forms/parts.ts";

/** A user as the form of My Profile edits it. */
export function profileEdit({
  name,
  surname,
  username,
  email,
  settings: { notifications },
}: Pick<User, "name" | "surname" | "username" | "email" | "settings">): ProfileEdit {
  return {
    name,
    surname,
    username,
    email,
    password: "",
    passwordConfirmation: "",
    settings: { notifications },
  };
}

const { field, inside } = partsFor<ProfileEdit>();

/** What a manager may change of the same person meanwhile. */
export const PROFILE_PARTS: readonly FormPart<ProfileEdit>[] = [
  field("name", "First Name", asText),
  field("surname", "Last Name", asText),
  field("username", "Username", asText),
  field("email", "Email", asText),
  ...inside("settings", [
    partsFor<ProfileEdit["settings"]>().field("notifications", "Notifications", asSwitch),
  ]),
];
