import type { EventDraft, EventSummary } from "@recurrent/sdk";
import type { FormField } from "../../components/forms/form-field.ts";
import { isBlank } from "../../components/forms/text-problem.ts";

/** The event's page writes 'Issued At' and 'Expiry At' (training 2.10). */
export const EVENT_FIELDS = {
  description: { label: "Description" },
  issuedAt: { label: "Issued at" },
  expiryAt: { label: "Expiry at" },
  manager: { label: "Manager" },
  trainee: { label: "Trainee" },
  reminders: { label: "Day(s) prior to expiry" },
  notes: { label: "Notes" },
} as const satisfies Partial<Record<keyof EventDraft, FormField>>;

/** A description for lists; "No description" for a blank one. */
export function displayDescription(description: string): string {
  return isBlank(description) ? "No description" : description;
}

type Expiring = Pick<EventSummary, "expiryAt" | "status">;

export const NOT_KNOWN = "Not known";

/** True for an expiry that cannot be read, which must not look valid for ever. */
export const isExpiryUnknown = ({ expiryAt, status }: Expiring): boolean =>
  expiryAt === null && status === "unknown";

/** In place of the day of expiry. */
export const missingExpiry = (event: Expiring): string =>
  isExpiryUnknown(event) ? NOT_KNOWN : "No expiry";

/** Title of the section, and of the line on the event's page. */
export const WARNINGS_LABEL = "Expiry warnings";
