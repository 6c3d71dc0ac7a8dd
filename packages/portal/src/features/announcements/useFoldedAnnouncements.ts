import { useEffect, useRef, useState } from "react";
import {
  type AnnouncementsProps,
  NONE,
  REGION_ID,
  type ShownAnnouncement,
} from "./Announcements.tsx";
import type { ReadAnnouncements } from "./AnnouncementsButton.tsx";
import { readMark, storeMark, useReadMarks } from "./read-announcements.ts";

const preventing = (all: readonly ShownAnnouncement[] | undefined) =>
  JSON.stringify(all?.filter(({ staysOpen }) => staysOpen));

/**
 * Shows unread announcements, and read ones that were opened on this page. Opening or folding an
 * announcement marks it as read for this user, also in later visits.
 *
 * @param latest undefined until loaded
 * @param page a new value folds read announcements again, and shows those that have arrived
 */
export function useFoldedAnnouncements(
  latest: readonly ShownAnnouncement[] | undefined,
  userId: string,
  page: string,
): { button: ReadAnnouncements; area: AnnouncementsProps } {
  const marks = useReadMarks();
  const [opened, setOpened] = useState({ page, ids: NONE, first: latest });
  if (opened.page !== page) {
    // Returning to a page folds them too.
    setOpened({ page, ids: NONE, first: latest });
  } else if (preventing(opened.first) !== preventing(latest)) {
    // Others wait, since one line more or less would move the page under the user's eyes.
    setOpened({ ...opened, first: latest });
  }
  const { ids, first: all = [] } = opened;
  const newCount = (latest ?? []).filter(
    (one) =>
      !marks.has(readMark(userId, one)) &&
      all.every(({ id, html }) => id !== one.id || html !== one.html),
  ).length;
  const open = (next: readonly string[]) => setOpened({ ...opened, ids: new Set(next) });
  const ref = useRef<HTMLButtonElement>(null);
  // Focused after the next render.
  const focus = useRef<"button" | "region" | null>(null);
  useEffect(() => {
    if (focus.current === "button") ref.current?.focus({ preventScroll: true });
    // Scrolls, since the region above the page may be out of sight.
    if (focus.current === "region") document.getElementById(REGION_ID)?.focus();
    focus.current = null;
  });
  const read = all.filter((one) => one.staysOpen !== true && marks.has(readMark(userId, one)));
  const folded = new Set(read.flatMap(({ id }) => (ids.has(id) ? [] : [id])));
  const canUnfold = folded.size > 0 || newCount > 0;
  return {
    button: {
      count: read.length,
      newCount,
      isUnfolded: !canUnfold,
      onToggle: () => {
        if (canUnfold) focus.current = "region";
        const shown = canUnfold ? read.map(({ id }) => id) : [];
        setOpened({ page, ids: new Set(shown), first: latest });
      },
      ref,
    },
    area: {
      announcements: all.filter(({ id }) => !folded.has(id)),
      read: new Set(read.map(({ id }) => id)),
      onOpen: (one) => {
        open([...ids, one.id]);
        storeMark(readMark(userId, one));
      },
      onFold: (one) => {
        focus.current = "button";
        open([...ids].filter((id) => id !== one.id));
        storeMark(readMark(userId, one));
      },
    },
  };
}
