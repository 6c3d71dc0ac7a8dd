import type * as wire from "../generated/main/wire/index.ts";
import {
  asRecord,
  firstText,
  flag,
  isRecord,
  listIn,
  recordsIn,
  text,
  textsIn,
  type Untrusted,
} from "./read.ts";

/** Unknown types are kept, in upper case. */
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

/** A message to all companies or to some. */
export interface Announcement {
  id: string;
  type: AnnouncementType;
  /** HTML of others: sanitise it before display. */
  html: string;
  /** Empty for all companies. */
  companyIds: string[];
  preventTraining: boolean;
}

export function readAnnouncement(input: Untrusted<wire.Announcement>): Announcement {
  const announcement = asRecord(input);
  const type: AnnouncementType = firstText(announcement.type_name, "INFO").trim().toUpperCase();
  const companies = listIn(announcement.company_list);
  // A text, or the first of several languages.
  const { translate } = announcement;
  const html = isRecord(translate) ? firstText(...Object.values(translate)) : text(translate);
  return {
    id: text(announcement.id),
    type,
    html,
    companyIds: textsIn(companies.map((entry) => (isRecord(entry) ? entry.id : entry))),
    preventTraining: flag(announcement.prevent_training),
  };
}

/** Reads announcements; those without a text are dropped. */
export function readAnnouncements(reply: Untrusted<wire.Announcement[]>): Announcement[] {
  return recordsIn(reply, "announcements")
    .map(readAnnouncement)
    .filter(({ html, preventTraining }) => html !== "" || preventTraining);
}

/** True if an announcement is for a company. */
export function announcementApplies(announcement: Announcement, companyId: string | null): boolean {
  const { companyIds } = announcement;
  return companyIds.length === 0 || (companyId !== null && companyIds.includes(companyId));
}

/** An announcement stops the training of a company only if its list names the company. */
export function announcementPrevents(
  announcement: Announcement,
  companyId: string | null,
): boolean {
  const { preventTraining, companyIds } = announcement;
  return preventTraining && companyId !== null && companyIds.includes(companyId);
}
