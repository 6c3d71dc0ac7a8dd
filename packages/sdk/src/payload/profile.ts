import type { ProfileUpdatePayload } from "../generated/main/model/profileUpdatePayload.ts";
import type { User } from "../model/person.ts";
import type { PersonSettings } from "../model/settings.ts";

/** A new password and its repetition, as typed; both empty to keep the old one. */
export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** The password part of a payload: both fields, or none when no password was typed. */
export function passwordFields({ password, passwordConfirmation }: NewPassword): {
  password?: string;
  password_confirmation?: string;
} {
  if (password === "" && passwordConfirmation === "") return {};
  return { password, password_confirmation: passwordConfirmation };
}

/** The data of a person that the person can change as well. */
export type AccountDraft = Pick<User, "name" | "surname" | "username" | "email">;

/** The account part of a payload. Blanks around a text belong to no name and no address. */
export function accountFields({ name, surname, username, email }: AccountDraft): AccountDraft {
  return {
    name: name.trim(),
    surname: surname.trim(),
    email: email.trim(),
    username: username.trim(),
  };
}

/** What a user may change about themselves (shell 2.11). */
export interface ProfileEdit extends AccountDraft, NewPassword {
  settings: Pick<PersonSettings, "notifications">;
}

/** The payload of a profile update (shell 3). Without a new password its fields are left out. */
export function profilePayload(edit: ProfileEdit): ProfileUpdatePayload {
  const { notifications } = edit.settings;
  return { ...accountFields(edit), ...passwordFields(edit), settings: { notifications } };
}
