import type { EventDraft } from "@recurrent/sdk";
import type { FormField } from "../../components/forms/form-field.ts";

/** The event's page writes 'Issued At' and 'Expiry At' (training 2.10). */
export const EVENT_FIELDS = {
  description: { label: "Description", kind: "text" },
  issuedAt: { label: "Issued at", kind: "day" },
  expiryAt: { label: "Expiry at", kind: "day" },
  manager: { label: "Manager", kind: "switch" },
  trainee: { label: "Trainee", kind: "switch" },
  reminders: { label: "Day(s) prior to expiry", kind: "days" },
  notes: { label: "Notes", kind: "html" },
} as const satisfies Partial<Record<keyof EventDraft, FormField>>;

/** Title of the section, and of the line on the event's page. */
export const WARNINGS_LABEL = "Expiry warnings";
