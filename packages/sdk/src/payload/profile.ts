import type { ProfileUpdatePayload } from "../generated/main/model/profileUpdatePayload.ts";

/** A new password and its repetition, as typed; both empty to keep the old one. */
export interface NewPasswordFields {
  password: string;
  passwordConfirmation: string;
}

/** The password part of a payload: both fields, or none when no password was typed. */
export function passwordFields({ password, passwordConfirmation }: NewPasswordFields): {
  password?: string;
  password_confirmation?: string;
} {
  if (password === "" && passwordConfirmation === "") return {};
  return { password, password_confirmation: passwordConfirmation };
}

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
