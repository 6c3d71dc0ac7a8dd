import type { ProfileEdit, User } from "@recurrent/sdk";
import { type Account, accountEdit, type FormPart } from "../../kernel/forms/values.ts";

/** A user as the form of My Profile edits it. */
export function profileEdit(user: Account & Pick<User, "settings">): ProfileEdit {
  const { notifications } = user.settings;
  return { ...accountEdit(user), settings: { notifications } };
}

/** What a manager may change of the same person meanwhile. */
export const PROFILE_PARTS: readonly FormPart<ProfileEdit>[] = [
  { id: "name", label: "First Name" },
  { id: "surname", label: "Last Name" },
  { id: "username", label: "Username" },
  { id: "email", label: "Email" },
  { id: "settings.notifications", label: "Notifications" },
];
