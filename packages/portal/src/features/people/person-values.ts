import type { LicensedRole, NamedRef, Person, PersonEdit } from "@recurrent/sdk";
import type { PersonFormValue, RoleChoice } from "@recurrent/ui-kit";
import { exclusiveTypes, idsOfRole, typeIds } from "./person-types.ts";

/** What a form of a person may choose from. */
export interface PersonChoices {
  readonly types: readonly NamedRef[];
  readonly rpes: readonly NamedRef[];
  readonly roles: readonly NamedRef[];
}

const NO_PASSWORD = { password: "", confirmation: "" };

/** A person as Edit Person edits it (shell 2.22). */
export function personValues(person: Person, choices: PersonChoices): PersonFormValue {
  const { name, surname, username, email, settings, company } = person;
  return {
    name,
    surname,
    username,
    email,
    newPassword: NO_PASSWORD,
    types: typeIds(person.roles, choices.types),
    isTrainee: person.isTrainee,
    notifications: settings.notifications,
    suspend: settings.suspend,
    rpes: company.rpes.map(({ id }) => id),
    roles: roleChoices(choices.roles, company.roles),
    // Whoever becomes a trainee begins as somebody new does; of a trainee nothing is made up.
    hemisphere: person.hemisphere ?? (person.isTrainee ? null : "N"),
    subscription: person.subscriptionEnd,
  };
}

/** Where Create Person begins: Northern, a subscription until today (shell 2.21, 9). */
export function newPersonValues(today: string, choices: PersonChoices): PersonFormValue {
  return {
    name: "",
    surname: "",
    username: "",
    email: "",
    newPassword: NO_PASSWORD,
    types: [],
    isTrainee: false,
    notifications: true,
    suspend: { status: false, endDate: null, showTrainingStatus: false, showEventsStatus: false },
    rpes: [],
    roles: roleChoices(choices.roles, []),
    hemisphere: "N",
    subscription: today,
  };
}

/** An entry for every role on offer, so that switching one on and off again changes nothing. */
function roleChoices(
  options: readonly NamedRef[],
  held: readonly LicensedRole[],
): Record<string, RoleChoice> {
  const choices = options.map(({ id }): [string, RoleChoice] => [
    id,
    { active: false, licence: "" },
  ]);
  const active = held.map(({ id, licence }): [string, RoleChoice] => [
    id,
    { active: true, licence },
  ]);
  return Object.fromEntries([...choices, ...active]);
}

/**
 * A change with what has to follow it (shell 4): the two kinds of manager exclude each other, Trainee
 * shows or hides the operational section, suspend turns notifications the other way.
 *
 * @param types the user types on offer
 */
export function withConsequences(
  before: PersonFormValue,
  next: PersonFormValue,
  types: readonly NamedRef[],
): PersonFormValue {
  const wasTrainee = holdsTrainee(before.types, types);
  const isTrainee = holdsTrainee(next.types, types);
  const turned = before.suspend.status !== next.suspend.status;
  return {
    ...next,
    types: exclusiveTypes(before.types, next.types, types),
    // Only the switch decides: `isTrainee` of the server need not agree with the user types.
    isTrainee: isTrainee === wasTrainee ? next.isTrainee : isTrainee,
    notifications: turned ? !next.suspend.status : next.notifications,
  };
}

function holdsTrainee(held: readonly string[], types: readonly NamedRef[]): boolean {
  return idsOfRole(types, "Trainee").some((id) => held.includes(id));
}

/**
 * What the form says, as a creation or an update sends it. Blanks around a text are nobody's name.
 *
 * @param person whom it is about, with the settings to keep; null for somebody new
 * @param today stands for a subscription that was never given
 */
export function personEdit(
  value: PersonFormValue,
  person: Pick<Person, "id" | "settings"> | null,
  today: string,
): PersonEdit {
  const { notifications, suspend, newPassword, rpes, roles, hemisphere, subscription } = value;
  const endDate = suspend.status ? suspend.endDate : null;
  return {
    id: person?.id ?? "",
    name: value.name.trim(),
    surname: value.surname.trim(),
    username: value.username.trim(),
    email: value.email.trim(),
    password: newPassword.password,
    passwordConfirmation: newPassword.confirmation,
    roleIds: value.types,
    settings: person
      ? { ...person.settings, notifications, suspend: { ...suspend, endDate } }
      : { notifications },
    trainee: value.isTrainee
      ? {
          rpeIds: rpes,
          roles: Object.entries(roles)
            .filter(([, { active }]) => active)
            .map(([id, { licence }]) => ({ id, licence })),
          subscription: subscription ?? today,
          hemisphere,
        }
      : null,
  };
}
