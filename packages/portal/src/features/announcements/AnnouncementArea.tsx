import { useAnnouncementList } from "@recurrent/sdk/react";
import { useEffect, useRef, useState } from "react";
import { isAwaited } from "../../shared/api/first-load.ts";
import { useAutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { useSignedIn } from "../../shared/context/app-context.ts";
import { preferences, setPreferences, usePreferences } from "../../shared/stores/preferences.ts";
import { Announcements, type AnnouncementsProps } from "./Announcements.tsx";
import { ANNOUNCEMENTS_WAIT_MS } from "./announcements-wait.ts";
import { shownAnnouncements } from "./shown-announcements.ts";
import { useFoldedAnnouncements } from "./useFoldedAnnouncements.ts";

/** Announcements for the current company on one page (shell 2.2). */
export function useAnnouncements(page: string) {
  const signedIn = useSignedIn();
  // A failure is only logged (shell 8).
  const { data } = useAnnouncementList();
  const shown = data && shownAnnouncements(data, signedIn);
  return useFoldedAnnouncements(shown, signedIn.user.id, page);
}

/** Reserves the height of announcements until they load, so that the page does not move. */
export function AnnouncementArea(props: AnnouncementsProps) {
  const { announcementsHeight } = usePreferences();
  const list = useAnnouncementList();
  useAutoRefetch([list]);
  const { data } = list;
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = area.current;
    if (!data || !box) return;
    // Runs after layout; measuring earlier would force another layout.
    const observer = new ResizeObserver(() => {
      // The next visit starts with these folded.
      const lines = [...box.querySelectorAll<HTMLElement>("[data-line]:not([data-read])")];
      const height = lines.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      if (height !== preferences().announcementsHeight && height < 1000) {
        setPreferences({ announcementsHeight: height });
      }
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [data]);
  return (
    <div ref={area} style={{ minHeight: isAwaited(list) ? (announcementsHeight ?? 0) : 0 }}>
      <Announcements {...props} />
    </div>
  );
}

/** Delays the page briefly, since late announcements would move it during use. */
export function useAnnouncementsSettled(): boolean {
  const list = useAnnouncementList();
  const { announcementsHeight } = usePreferences();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ANNOUNCEMENTS_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  // On a first visit, the navigation has already waited.
  return !isAwaited(list) || isOver || announcementsHeight === null;
}
