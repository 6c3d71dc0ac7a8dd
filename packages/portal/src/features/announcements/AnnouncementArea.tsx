import { useAnnouncements } from "@recurrent/sdk/react";
import { Announcements } from "@recurrent/ui-kit";
import { useSignedIn } from "../../app/runtime-context.ts";
import { shownAnnouncements } from "./shown.ts";

/** The announcements for the current company, above every page (shell 2.2). */
export function AnnouncementArea() {
  const signedIn = useSignedIn();
  // A failure is only logged (shell 8): a page without announcements is still a page.
  const { data } = useAnnouncements();
  return <Announcements announcements={shownAnnouncements(data ?? [], signedIn)} />;
}
