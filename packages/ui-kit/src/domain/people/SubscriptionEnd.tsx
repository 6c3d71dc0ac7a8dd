import type { Person, User } from "@recurrent/sdk";
import { DayText, type DayTextProps } from "../../dates/DayText.tsx";
import { StatusDate } from "../status/Status.tsx";

type Subscription = Pick<Person | User, "hasValidSubscription" | "subscriptionEnd">;

export interface SubscriptionEndProps extends Pick<DayTextProps, "none"> {
  person: Subscription;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
}

/** A host that calls it valid all the same decides (training 2.2). */
export function hasSubscriptionEnded(
  { subscriptionEnd, hasValidSubscription }: Subscription,
  today: string,
): boolean {
  return subscriptionEnd !== null && subscriptionEnd < today && hasValidSubscription !== true;
}

/** Last day of a subscription. One that has ended prevents training, and says how long ago it did. */
export function SubscriptionEnd({ person, today, none = "" }: SubscriptionEndProps) {
  const { subscriptionEnd: day } = person;
  return hasSubscriptionEnded(person, today) ? (
    <StatusDate day={day} status="expired" today={today} />
  ) : (
    <DayText day={day} none={none} />
  );
}
