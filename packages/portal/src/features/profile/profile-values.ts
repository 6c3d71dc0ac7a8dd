import type { ProfileEdit, User } from "@recurrent/sdk";
import { type Account, accountEdit } from "../../kernel/forms/values.ts";
import { asSwitch, asText, type FormPart, partsFor } from "../../kernel/forms/parts.ts";

/** A user as the form of My Profile edits it. */
export function profileEdit(user: Account & Pick<User, "settings">): ProfileEdit {
  const { notifications } = user.settings;
  return { ...accountEdit(user), settings: { notifications } };
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
