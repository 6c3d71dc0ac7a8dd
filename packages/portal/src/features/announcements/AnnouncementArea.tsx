import { announcementApplies } from "@recurrent/sdk";
import { useAnnouncements } from "@recurrent/sdk/react";
import { Announcements } from "@recurrent/ui-kit";
import { useSignedIn } from "../../app/runtime-context.ts";

/** The announcements for the current company, above every page (shell 2.2). */
export function AnnouncementArea() {
  const { company } = useSignedIn();
  // A failure is only logged (shell 8): a page without announcements is still a page.
  const { data } = useAnnouncements();
  const shown = (data ?? []).filter(
    (one) => one.html !== "" && announcementApplies(one, company?.id ?? null),
  );
  return <Announcements announcements={shown} />;
}
