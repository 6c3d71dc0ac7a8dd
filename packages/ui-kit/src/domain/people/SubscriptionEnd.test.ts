import { expect, it } from "vitest";
import { hasSubscriptionEnded } from "./SubscriptionEnd.tsx";

const TODAY = "2026-11-20";

it.each<[boolean | null, string | null, boolean]>([
  [false, "2026-11-08", true],
  [false, "2026-11-19", true],
  [null, "2026-11-19", true],
  [true, "2026-11-19", false],
  [false, "2026-11-20", false],
  [null, "2026-11-20", false],
  [null, "2027-01-01", false],
  [false, null, false],
  [null, null, false],
])("knows if a subscription has ended (valid: %s, last day: %s)", (isValid, end, hasEnded) => {
  const subscription = { hasValidSubscription: isValid, subscriptionEnd: end };
  expect(hasSubscriptionEnded(subscription, TODAY)).toBe(hasEnded);
});
