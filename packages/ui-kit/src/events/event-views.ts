import type { EventFile } from "@recurrent/sdk";
import type { CalendarDay } from "../forms/calendar-day.ts";
import type { StatusValue } from "../status/status.ts";

/** An event or document in a list (training 2.10). Days are `YYYY-MM-DD`. */
export interface EventRowView {
  id: string;
  description: string;
  issuedAt: CalendarDay | null;
  expiryAt: CalendarDay | null;
  status: StatusValue;
  /** null when it is not known. */
  filesCount: number | null;
}

/** Who is warned, and how many days before the expiry, as whole numbers in text (training 3.9). */
export interface WarningSettings {
  /** `YYYY-MM-DD`. */
  expiryAt: CalendarDay | null;
  manager: boolean;
  trainee: boolean;
  reminders: readonly { value: string }[];
}

/** An event or document to look at (training 2.10). Days are `YYYY-MM-DD`. */
export interface EventDetailView extends WarningSettings {
  description: string;
  /** HTML written by others; cleaned before it is shown. */
  notes: string;
  issuedAt: CalendarDay | null;
  status: StatusValue;
  files: readonly EventFile[];
}

/** An event or document while it is created or edited. */
export interface EventFormValues {
  description: string;
  /** HTML; '' when there is nothing in it. */
  notes: string;
  issuedAt: CalendarDay | null;
  expiryAt: CalendarDay | null;
  /** Whom the expiry warnings go to. */
  manager: boolean;
  trainee: boolean;
  /** Days before the expiry; '0' for none, '' while a field is being emptied. */
  reminders: readonly [string, string, string];
  /** Chosen and not sent yet. */
  files: readonly File[];
}

/** How far the way of one file to this machine is. */
export type FileTransfer =
  /** `percent` is 0 to 100, null while nobody knows how much is to come. */
  | { state: "running"; percent: number | null }
  /** `percent` is how far it had come. */
  | { state: "failed"; percent?: number | null }
  | { state: "done" };
