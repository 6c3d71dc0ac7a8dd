import type { ProfileUpdatePayload } from "../generated/main/model/profileUpdatePayload.ts";
import { passwordFields, type NewPasswordFields } from "./password.ts";

/** What a user may change about themselves (shell 2.11). */
export interface ProfileEdit extends NewPasswordFields {
  name: string;
  surname: string;
  username: string;
  email: string;
  notifications: boolean;
}

/** The payload of a profile update (shell 3). Without a new password its fields are left out. */
export function profilePayload(edit: ProfileEdit): ProfileUpdatePayload {
  const { name, surname, username, email, notifications } = edit;
  return {
    name,
    surname,
    email,
    username,
    ...passwordFields(edit),
    settings: { notifications },
  };
}
