import type * as wire from "../generated/main/model/index.ts";
import {
  asRecord,
  firstText,
  flag,
  isRecord,
  listIn,
  recordsIn,
  text,
  textsIn,
  type Sent,
} from "./read.ts";

/** Kinds of announcement; one that is not known here is kept as sent, in upper case. */
export type AnnouncementType =
  | "PRIMARY"
  | "SECONDARY"
  | "SUCCESS"
  | "DANGER"
  | "WARNING"
  | "INFO"
  | "LIGHT"
  | "DARK"
  | (string & {});

/** A message to all companies or to some (shell 3). */
export interface Announcement {
  id: string;
  type: AnnouncementType;
  /** HTML written by others: sanitise it before display. */
  html: string;
  /** Empty: for all companies. */
  companyIds: string[];
  preventTraining: boolean;
}

/** The text of an announcement: plain, or the first of several languages that holds any. */
function readTranslate(input: unknown): string {
  return isRecord(input) ? firstText(...Object.values(input)) : text(input);
}

/** Reads one announcement. */
export function readAnnouncement(input: Sent<wire.Announcement>): Announcement {
  const announcement = asRecord(input);
  return {
    id: text(announcement.id),
    type: firstText(announcement.type_name, "INFO").trim().toUpperCase(),
    html: readTranslate(announcement.translate),
    companyIds: textsIn(
      listIn(announcement.company_list).map((entry) => (isRecord(entry) ? entry.id : entry)),
    ),
    preventTraining: flag(announcement.prevent_training),
  };
}

/** Reads all announcements, in the server's order; entries without a text are dropped. */
export function readAnnouncements(reply: Sent<wire.Announcement[]>): Announcement[] {
  return recordsIn(reply, "announcements")
    .map(readAnnouncement)
    .filter(({ html, preventTraining }) => html !== "" || preventTraining);
}

/** Whether an announcement is for a company: its list is empty, or names the company (shell 2.2). */
export function announcementApplies(announcement: Announcement, companyId: string | null): boolean {
  const { companyIds } = announcement;
  return companyIds.length === 0 || (companyId !== null && companyIds.includes(companyId));
}

/**
 * Whether an announcement stops the training of a company. Only the companies it lists are stopped:
 * an empty list shows it to all and stops none (decisions: Training).
 */
export function announcementPrevents(
  announcement: Announcement,
  companyId: string | null,
): boolean {
  const { preventTraining, companyIds } = announcement;
  return preventTraining && companyId !== null && companyIds.includes(companyId);
}
