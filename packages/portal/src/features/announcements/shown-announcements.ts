import { type Announcement, announcementApplies, announcementPrevents } from "@recurrent/sdk";
import { companyIdOf, type SignedIn } from "../../shared/session/session-storage.ts";

/** Announcements for all companies are shown even without a company (shell 2.2). */
export function shownAnnouncements(
  all: readonly Announcement[],
  signedIn: Pick<SignedIn, "company" | "user">,
): readonly (Announcement & { staysOpen: boolean })[] {
  const companyId = companyIdOf(signedIn) || null;
  return all
    .filter((one) => one.html !== "" && announcementApplies(one, companyId))
    .map((one) => ({ ...one, staysOpen: announcementPrevents(one, companyId) }));
}
