import { useState } from "react";
import {
  type EventDates,
  type RenewalDates,
  renewalDates,
  renewalTexts,
  withIssuedAt,
} from "./renewal.ts";

/**
 * The dates of an event's form. In a renewal, a proposed expiry follows a change of the day of
 * issue.
 *
 * @param before the dates before a renewal
 * @param today `YYYY-MM-DD` in UTC
 */
export function useRenewalDates(
  { issuedAt, expiryAt }: EventDates,
  onChange: (dates: EventDates) => void,
  before: EventDates | undefined,
  today: string,
) {
  const [last, setLast] = useState<RenewalDates>();
  const dates = { issuedAt, expiryAt };
  if (before === undefined) {
    return {
      onIssuedAtChange: (day: string | null) => onChange({ issuedAt: day, expiryAt }),
      onExpiryAtChange: (day: string | null) => onChange({ issuedAt, expiryAt: day }),
    };
  }
  // The values may also be those of a restored draft or a newer reply.
  const isCurrent = last?.issuedAt === issuedAt && last.expiryAt === expiryAt;
  const renewal = isCurrent ? last : renewalDates(before, dates);
  const change = (next: RenewalDates) => {
    setLast(next);
    onChange({ issuedAt: next.issuedAt, expiryAt: next.expiryAt });
  };
  return {
    onIssuedAtChange: (day: string | null) => change(withIssuedAt(before, renewal, day)),
    onExpiryAtChange: (day: string | null) =>
      change(renewalDates(before, { issuedAt, expiryAt: day })),
    texts: renewalTexts(before, dates, today),
    followNote: renewal.hasFollowed ? `Changed to ${expiryAt} to match Issued at.` : "",
  };
}
