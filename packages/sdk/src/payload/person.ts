import { ApiError, isApiError } from "../errors.ts";
import type { PersonCreatePayload } from "../generated/main/model/personCreatePayload.ts";
import type { PersonUpdatePayload } from "../generated/main/model/personUpdatePayload.ts";
import type { Hemisphere } from "../model/person.ts";
import { asList, asRecord, text } from "../model/read.ts";
import type { PersonSettings } from "../model/settings.ts";
import { wireId, wireIds } from "./ids.ts";
import { accountFields, passwordFields, type AccountDraft, type NewPassword } from "./profile.ts";

/** An operational role of a person while it is edited: switched off it keeps its licence (shell 3). */
export interface RoleChoice {
  active: boolean;
  /** '' for none. */
  licence: string;
}

/** A new person of a company (shell 2.21). */
export interface PersonDraft extends AccountDraft {
  /** ACL roles. */
  roleIds: readonly string[];
  /** The whole settings: keys that are not known here are sent back as they came (decisions: shapes sent). */
  settings: Readonly<Partial<PersonSettings>>;
  /** Whether the Trainee type is on. What follows is sent only then. */
  isTrainee: boolean;
  companyRpeIds: readonly string[];
  /** By the id of the operational role; one without an entry is off. */
  companyRoles: Readonly<Record<string, RoleChoice>>;
  /** Renewal of the subscription, 'YYYY-MM-DD'; null leaves it as it is. */
  subscription: string | null;
  /** null leaves the hemisphere as it is. */
  hemisphere: Hemisphere | null;
}

/** Changes of a person (shell 2.22). */
export interface PersonEdit extends PersonDraft, NewPassword {
  id: string;
  settings: PersonSettings;
}

/** The payload of a person creation (shell 3, decisions: shapes sent). */
export function personCreatePayload(draft: PersonDraft): PersonCreatePayload {
  return {
    roles: wireIds(draft.roleIds),
    ...accountFields(draft),
    settings: settingsFields(draft.settings),
    ...(draft.isTrainee && traineeFields(draft)),
  };
}

/** The payload of a person update: that of a creation, with the id and perhaps a new password. */
export function personUpdatePayload(edit: PersonEdit): PersonUpdatePayload {
  return { id: wireId(edit.id), ...personCreatePayload(edit), ...passwordFields(edit) };
}

/** Nobody returns from a suspension that is off. */
function settingsFields({ suspend, ...others }: PersonDraft["settings"]) {
  if (suspend === undefined) return others;
  return { ...others, suspend: { ...suspend, endDate: suspend.status ? suspend.endDate : null } };
}

function traineeFields({ companyRpeIds, companyRoles, subscription, hemisphere }: PersonDraft) {
  return {
    companyRpes: wireIds(companyRpeIds),
    companyRoles: Object.entries(companyRoles)
      .filter(([, { active }]) => active)
      .map(([id, { licence }]) => ({ id: wireId(id), licence: licence.trim() })),
    ...(subscription !== null && { subscription }),
    ...(hemisphere && { hemisphere }),
  };
}

const ROLE_AT = /^companyRoles\.(\d+)\./;

/**
 * A refused write, with what was refused of a role named by the role's id. Roles travel as a list, so the
 * server counts them: `companyRoles.0.licence` is about the first one that was sent. Other failures stay
 * as they are.
 */
export function refusalByRoleId(
  failure: unknown,
  { data }: { data: Pick<PersonCreatePayload, "companyRoles"> },
): unknown {
  if (!isApiError(failure)) return failure;
  const sent = asList(data.companyRoles);
  const fieldErrors = Object.entries(failure.fieldErrors).map(([name, messages]) => [
    name.replace(ROLE_AT, (whole, index: string) => {
      const id = text(asRecord(sent[Number(index)])["id"]);
      return id === "" ? whole : `companyRoles.${id}.`;
    }),
    messages,
  ]);
  const { message, cause, name: _name, ...details } = failure;
  return new ApiError({
    ...details,
    message,
    cause,
    fieldErrors: Object.fromEntries(fieldErrors) as ApiError["fieldErrors"],
  });
}
