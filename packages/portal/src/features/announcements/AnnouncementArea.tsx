import { type Announcement, announcementApplies, announcementPrevents } from "@recurrent/sdk";
import { useAnnouncementList } from "@recurrent/sdk/react";
import { Announcements } from "./Announcements.tsx";
import { useEffect, useRef, useState } from "react";
import { useSignedIn } from "../../kernel/runtime/runtime.ts";
import {
  preferences,
  setPreferences,
  usePreferences,
} from "../../kernel/preferences/preferences.ts";
import { companyIdOf, type SignedIn } from "../../kernel/session/entries.ts";

/**
 * The announcements for the current company, above every page (shell 2.2). Until they are there they have
 * the room of the last time, so that the page does not move.
 */
export function AnnouncementArea() {
  const signedIn = useSignedIn();
  const { announced } = usePreferences();
  // A failure is only logged (shell 8): a page without announcements is still a page.
  const { data, isPending } = useAnnouncementList();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = area.current;
    if (!data || !box) return;
    // An observer is told after layout; asked any sooner, the page is laid out once more.
    const observer = new ResizeObserver(() => {
      // As they arrive, not as they are opened.
      observer.disconnect();
      const height = box.offsetHeight;
      if (height !== preferences().announced && height < 1000)
        setPreferences({ announced: height });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [data]);
  return (
    <div ref={area} style={{ minHeight: isPending ? (announced ?? 0) : 0 }}>
      <Announcements announcements={shownAnnouncements(data ?? [], signedIn)} />
    </div>
  );
}

/**
 * The announcements that stand above every page of the person signed in: those for the company they
 * work with, also where the account call named none (shell 2.2).
 */
export function shownAnnouncements(
  all: readonly Announcement[],
  signedIn: Pick<SignedIn, "company" | "user">,
): readonly (Announcement & { staysOpen: boolean })[] {
  const companyId = companyIdOf(signedIn) || null;
  return all
    .filter((one) => one.html !== "" && announcementApplies(one, companyId))
    .map((one) => ({ ...one, staysOpen: announcementPrevents(one, companyId) }));
}

/** The page waits no longer than this for what stands above it, in milliseconds. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Whether it is known what stands above the page: announcements that came later would move it
 * while it is used. They are asked for together with the page's own data.
 */
export function useAnnouncementsSettled(): boolean {
  const { isPending } = useAnnouncementList();
  const { announced } = usePreferences();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  // The very first page has waited before it was drawn.
  return !isPending || isOver || announced === null;
}
