import type { PersonRow, Suspension } from "../world/rows.ts";
import { isTrainee } from "./access.ts";
import type { Day } from "./days.ts";

/** First and last name together. */
export function fullName(person: Pick<PersonRow, "name" | "surname">): string {
  return `${person.name} ${person.surname}`.trim();
}

/** The suspension of somebody who is not suspended. */
export const NOT_SUSPENDED: Suspension = {
  status: false,
  endDate: null,
  showTrainingStatus: false,
  showEventsStatus: false,
};

/** Whether two suspensions say the same. */
export function isSameSuspension(one: Suspension, other: Suspension): boolean {
  return (
    one.status === other.status &&
    one.endDate === other.endDate &&
    one.showTrainingStatus === other.showTrainingStatus &&
    one.showEventsStatus === other.showEventsStatus
  );
}

/**
 * A person's suspension on a day. It ends on the day of return; without one it lasts until somebody
 * renews the subscription (shell 4).
 */
export function suspensionOn(person: Pick<PersonRow, "suspend">, today: Day): Suspension {
  const { suspend } = person;
  const returned = suspend.endDate !== null && suspend.endDate <= today;
  return returned ? { ...suspend, status: false } : suspend;
}

/** Whether a trainee may train on a day: the subscription has not ended. Others need none. */
export function hasValidSubscription(
  person: Pick<PersonRow, "aclRoleIds" | "subscriptionEnd">,
  today: Day,
): boolean {
  return !isTrainee(person) || (person.subscriptionEnd !== null && person.subscriptionEnd >= today);
}
