import type { PersonCreatePayload } from "../generated/main/model/personCreatePayload.ts";
import type { PersonUpdatePayload } from "../generated/main/model/personUpdatePayload.ts";
import type { Hemisphere } from "../model/person.ts";
import type { PersonSettings } from "../model/settings.ts";
import { wireId, wireIds } from "./ids.ts";
import { passwordFields, type NewPasswordFields } from "./profile.ts";

/** The operational side of a trainee (shell 2.21). */
export interface TraineeDetails {
  rpeIds: readonly string[];
  /** Operational roles with their licence numbers; '' for none. */
  roles: readonly { id: string; licence: string }[];
  /** Renewal of the subscription, 'YYYY-MM-DD'. */
  subscription: string;
  /** null leaves the hemisphere as it is. */
  hemisphere: Hemisphere | null;
}

/** A new person of a company (shell 2.21). */
export interface PersonDraft {
  name: string;
  surname: string;
  username: string;
  email: string;
  /** ACL roles. */
  roleIds: readonly string[];
  /** The whole settings: keys that are not known here are sent back as they came (decisions). */
  settings: Readonly<Partial<PersonSettings>>;
  /** Only while the Trainee type is on; null otherwise. */
  trainee: TraineeDetails | null;
}

/** Changes of a person (shell 2.22). */
export interface PersonEdit extends PersonDraft, NewPasswordFields {
  id: string;
}

/** The payload of a person creation (shell 3, decisions: shapes sent). */
export function personCreatePayload(draft: PersonDraft): PersonCreatePayload {
  const { name, surname, email, username, roleIds, settings, trainee } = draft;
  return {
    roles: wireIds(roleIds),
    name,
    surname,
    email,
    username,
    settings: { ...settings },
    ...(trainee && traineeFields(trainee)),
  };
}

/** The payload of a person update: that of a creation, with the id and perhaps a new password. */
export function personUpdatePayload(edit: PersonEdit): PersonUpdatePayload {
  return { id: wireId(edit.id), ...personCreatePayload(edit), ...passwordFields(edit) };
}

function traineeFields({ rpeIds, roles, subscription, hemisphere }: TraineeDetails) {
  return {
    companyRpes: wireIds(rpeIds),
    companyRoles: roles.map(({ id, licence }) => ({ id: wireId(id), licence: licence.trim() })),
    subscription,
    ...(hemisphere && { hemisphere }),
  };
}
