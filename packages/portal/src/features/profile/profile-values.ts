import type { ProfileEdit, User } from "@recurrent/sdk";
import type { ProfileValue } from "@recurrent/ui-kit";
import { asSwitch, asText, type FormPart, partsFor } from "../../forms/parts.ts";

/** A user as the form of My Profile edits it. */
export function profileValues({
  name,
  surname,
  username,
  email,
  settings,
}: Pick<User, "name" | "surname" | "username" | "email" | "settings">): ProfileValue {
  return {
    name,
    surname,
    username,
    email,
    newPassword: { password: "", confirmation: "" },
    notifications: settings.notifications,
  };
}

const { field } = partsFor<ProfileValue>();

/** What a manager may change of the same person meanwhile. */
export const PROFILE_PARTS: readonly FormPart<ProfileValue>[] = [
  field("name", "First Name", asText),
  field("surname", "Last Name", asText),
  field("username", "Username", asText),
  field("email", "Email", asText),
  field("notifications", "Notifications", asSwitch),
];

/** What the form says, as an update sends it. Blanks around a text are nobody's name. */
export function profileEdit({ newPassword, ...value }: ProfileValue): ProfileEdit {
  return {
    name: value.name.trim(),
    surname: value.surname.trim(),
    username: value.username.trim(),
    email: value.email.trim(),
    notifications: value.notifications,
    password: newPassword.password,
    passwordConfirmation: newPassword.confirmation,
  };
}
