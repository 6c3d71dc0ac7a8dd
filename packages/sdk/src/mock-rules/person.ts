import type * as wire from "../generated/main/wire/index.ts";
import { hasRole, namesOf } from "../model/person.ts";
import { activity, dayBetween, daysTo, settingsOnce, uniqueBy } from "./draw.ts";

type AnyPerson = Pick<wire.PersonListItem, "acl"> &
  Partial<
    Pick<
      wire.Person,
      | "name"
      | "surname"
      | "fullName"
      | "isActive"
      | "deleted_at"
      | "created_at"
      | "subscription"
      | "has_valid_subscription"
      | "groups"
      | "settings"
    >
  >;

function namesFor(made: AnyPerson, given: Partial<AnyPerson>) {
  const [first = "", ...others] = given.fullName?.trim().split(" ") ?? [made.name, made.surname];
  const name = given.name ?? first;
  const start = `${name} `;
  const rest = given.fullName?.startsWith(start) ? given.fullName.slice(start.length) : undefined;
  const surname = given.surname ?? rest ?? others.join(" ");
  return { name, surname, fullName: `${name} ${surname}`.trim() };
}

/** Only trainees are in groups, need a subscription and can lack a valid one. */
function isTrainee(made: AnyPerson, given: Partial<AnyPerson>): boolean {
  const { subscription, has_valid_subscription: isValid, groups = [] } = given;
  const { isTrainee: trains = hasRole(namesOf(made.acl.roles), "Trainee") } = made.acl;
  if (given.acl !== undefined) return trains;
  if (subscription?.end === null && isValid === true) return false;
  return trains || subscription?.end != null || isValid === false || groups.length > 0;
}

const rolesAs = (acl: wire.Acl, trains: boolean): wire.Acl =>
  trains === acl.isTrainee
    ? acl
    : { ...acl, roles: [trains ? "Trainee" : "Training Manager"], isTrainee: trains };

function drawCreation(given: Partial<AnyPerson>): string {
  const ends = [given.deleted_at, given.subscription?.end].map((day) => daysTo(day) ?? 0);
  const latest = Math.min(0, ...ends) - 300;
  return dayBetween(latest - 1700, latest);
}

/** A subscription does not end before the person was created. */
function subscriptionFor(made: AnyPerson, given: Partial<AnyPerson>, created?: string) {
  const { subscription, has_valid_subscription: givenValid } = given;
  if (subscription?.end !== undefined) {
    return { end: subscription.end, isValid: (daysTo(subscription.end) ?? -1) >= 0 };
  }
  const earliest = (daysTo(created) ?? -Infinity) + 1;
  const isValid = givenValid ?? (earliest >= 0 || made.has_valid_subscription !== false);
  const end = isValid
    ? dayBetween(Math.max(0, earliest), Math.max(400, earliest + 365))
    : dayBetween(Math.max(-60, Math.min(earliest, -1)), -1);
  return { end, isValid };
}

export function personRule<Made extends AnyPerson>(made: Made, given: Partial<Made>): Made {
  const created = made.created_at && (given.created_at ?? drawCreation(given));
  const { isActive, deletedAt } = activity(made, given, created);
  const trains = isTrainee(made, given);
  const { end, isValid } = trains
    ? subscriptionFor(made, given, created)
    : { end: null, isValid: true };
  const groups = trains ? uniqueBy(made.groups ?? [], ({ name }) => name) : [];
  return {
    ...made,
    ...settingsOnce(made),
    ...namesFor(made, given),
    acl: rolesAs(made.acl, trains),
    isActive,
    deleted_at: deletedAt,
    ...("created_at" in made && { created_at: created }),
    ...("subscription" in made && { subscription: { end } }),
    ...("has_valid_subscription" in made && { has_valid_subscription: isValid }),
    ...("groups" in made && { groups }),
    ...given,
  };
}
