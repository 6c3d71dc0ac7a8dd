/** The days that a date field lets choose, both included; undefined where there is no bound. */
export interface DayRange {
  readonly min: string;
  readonly max: string | undefined;
}

/**
 * What Subscription Renewal may be: from today up to what it is now. Where that leaves nothing to
 * choose (a lapsed subscription, a new person's, which ends today) only the lower bound holds
 * (shell 5, decisions). Days are 'YYYY-MM-DD' and compared as such.
 *
 * @param current the subscription as it is stored
 */
export function subscriptionRange(today: string, current: string | null): DayRange {
  return { min: today, max: current !== null && current > today ? current : undefined };
}

/**
 * What a suspension's Date of return may be: today up to the end of the subscription (decisions). A
 * subscription that is over, and somebody without one, bounds nothing.
 *
 * @param subscriptionEnd as the form has it now; null for somebody who is no trainee
 */
export function returnRange(today: string, subscriptionEnd: string | null): DayRange {
  const isAhead = subscriptionEnd !== null && subscriptionEnd >= today;
  return { min: today, max: isAhead ? subscriptionEnd : undefined };
}
