import { type Announcement, announcementApplies } from "@recurrent/sdk";
import { companyIdOf, type SignedIn } from "../../session/entries.ts";

/**
 * The announcements that stand above every page of the person signed in: those for the company they
 * work with, also where the account call named none (shell 2.2).
 */
export function shownAnnouncements(
  all: readonly Announcement[],
  signedIn: Pick<SignedIn, "company" | "user">,
): readonly Announcement[] {
  const companyId = companyIdOf(signedIn) || null;
  return all.filter((one) => one.html !== "" && announcementApplies(one, companyId));
}
