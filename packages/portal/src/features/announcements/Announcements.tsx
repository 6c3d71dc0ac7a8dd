import { type Announcement, announcementApplies, announcementPrevents } from "@recurrent/sdk";
import Alert, { type AlertProps } from "@mui/material/Alert";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import {
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Info,
  Megaphone,
  TriangleAlert,
  X,
} from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { SanitisedHtml, TOUCH, useLayoutOf, VisuallyHidden, formatCount } from "@recurrent/ui-kit";
import { useAnnouncementList } from "@recurrent/sdk/react";
import { PAGE_INSET } from "../../shared/layout/Footer.tsx";
import { useSignedIn } from "../../shared/context/app-context.ts";
import { preferences, setPreferences, usePreferences } from "../../shared/stores/preferences.ts";
import { companyIdOf, type SignedIn } from "../../shared/session/session-storage.ts";
import { ANNOUNCEMENTS_WAIT_MS } from "./announcements-wait.ts";
import { readMark, storeMark, useReadMarks } from "./read-announcements.ts";
import { useAutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { isAwaited } from "../../shared/api/first-load.ts";

const WORD = { source: Megaphone, word: "Announcement" };

/** `word` is for screen readers, since only an icon shows the type. */
type AnnouncementLook = typeof WORD & Pick<AlertProps, "color" | "variant">;

const LIGHT: AnnouncementLook = { ...WORD, color: "secondary", variant: "outlined" };

const LOOKS = new Map<string, AnnouncementLook>([
  ["PRIMARY", { ...WORD, color: "info" }],
  ["SECONDARY", { ...WORD, color: "secondary" }],
  ["SUCCESS", { source: CircleCheck, word: "Success", color: "success" }],
  ["DANGER", { source: CircleAlert, word: "Important", color: "error" }],
  ["WARNING", { source: TriangleAlert, word: "Warning", color: "warning" }],
  ["INFO", { source: Info, word: "Information", color: "info" }],
  ["LIGHT", LIGHT],
  ["DARK", { ...WORD, variant: "filled" }],
]);

/** Ignores case (shell 9); an unknown type looks like LIGHT. */
export function announcementLook(type: string): AnnouncementLook {
  return LOOKS.get(type.toUpperCase()) ?? LIGHT;
}

/** `staysOpen` shows the full text, such as a notice that training is prevented. */
type ShownAnnouncement = Pick<Announcement, "id" | "type" | "html"> & { staysOpen?: boolean };

export interface AnnouncementsProps {
  /** For the current company, in the server's order. `Announcements` sanitises their HTML. */
  announcements: readonly ShownAnnouncement[];
  /** Ids of read announcements, shown in full. Default: none. */
  read?: ReadonlySet<string>;
  /** The whole text of one was opened. */
  onOpen?: (announcement: ShownAnnouncement) => void;
  /** One whose whole text is shown was folded. */
  onFold?: (announcement: ShownAnnouncement) => void;
}

const REGION_ID = "announcements";
const NONE: ReadonlySet<string> = new Set();

/**
 * Announcements above a page (shell 2.2), cut to one line, or two on a phone, until pressed. Read
 * ones fold into `AnnouncementsButton`.
 */
export function Announcements({ announcements, read = NONE, onOpen, onFold }: AnnouncementsProps) {
  if (announcements.length === 0) return null;
  return (
    <Region id={REGION_ID} aria-label="Announcements" tabIndex={-1}>
      {announcements.map((announcement, at) => (
        <AnnouncementLine
          key={announcement.id}
          {...announcement}
          number={at + 1}
          isRead={read.has(announcement.id)}
          onOpen={() => onOpen?.(announcement)}
          onFold={() => onFold?.(announcement)}
        />
      ))}
    </Region>
  );
}

/** Unfolding focuses the whole region, where a focus ring would be useless. */
const Region = styled("section")({ "&:focus-visible": { outline: 0 } });

const Line = styled(Alert)(({ theme }) => ({
  "@media print": { display: "none" },
  padding: 0,
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 0,
  "& .MuiAlert-message": { padding: "8px 0" },
  // The touch target must not make the line higher.
  "& .MuiAlert-action": { height: 36, margin: "0 -8px 0 auto", padding: 0, alignItems: "center" },
  // No word alone on the second line of a tablet; on phones and if cut, the text would lose more.
  [theme.breakpoints.up("sm")]: { "&:not([data-cut]) [data-text]": { textWrap: "balance" } },
  "&[data-cut]": { cursor: "pointer" },
  "--lines": "1",
  [TOUCH]: {
    // One line would cut off the date that most announcements contain.
    "--lines": "2",
    "& .MuiAlert-icon": { padding: "13px 0" },
    "& .MuiAlert-message": { padding: "12px 0" },
    // At least a touch target high, with one line or two.
    "&[data-open=false] .MuiAlert-message": {
      display: "grid",
      alignContent: "center",
      minHeight: 44,
      padding: "2px 0",
    },
    "& .MuiAlert-action": { height: 44 },
  },
  // Two lines are then as high as a touch target.
  [theme.breakpoints.down("sm")]: {
    ...theme.typography.body2,
    "& .MuiAlert-icon": { marginRight: 8 },
  },
  // A focused link must be visible, so its text is not cut.
  "&[data-open=false]:not(:has(.MuiAlert-message a:focus-visible)) [data-text]": {
    // WebKit's line clamp drops the end of a text that ends in a link.
    maxHeight: "calc(var(--lines) * 1lh)",
    overflow: "hidden",
  },
  // The ellipsis stands at the end of the last visible line. Its place is always reserved, so that the text
  // wraps in the same way when it is cut.
  "&:not([data-cut]) .MuiAlert-action::before": { visibility: "hidden" },
  "& .MuiAlert-action::before": {
    content: '"…" / ""',
    alignSelf: "flex-end",
    paddingBottom: 9,
    [TOUCH]: { paddingBottom: 3 },
  },
}));

interface AnnouncementLineProps extends ShownAnnouncement {
  /** Makes the labels of the buttons unique. */
  number: number;
  isRead: boolean;
  onOpen: () => void;
  onFold: () => void;
}

function hasHiddenLines(text: HTMLElement): boolean {
  const style = getComputedStyle(text);
  const line = Number.parseFloat(style.lineHeight);
  const lines = Number(style.getPropertyValue("--lines"));
  return text.scrollHeight > (lines + 0.5) * line;
}

function AnnouncementLine({
  type,
  html,
  staysOpen = false,
  number,
  isRead,
  onOpen,
  onFold,
}: AnnouncementLineProps) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const isOpen = staysOpen || isRead;
  const isLong = useLayoutOf(text, hasHiddenLines, false);
  const { source: Sign, word, ...look } = announcementLook(type);
  const isCut = isLong && !isOpen;
  const Action = isCut ? ChevronDown : X;
  // Always takes up space, which decides whether the text overflows.
  const button = (
    <IconButton
      size="small"
      color="inherit"
      aria-label={`Show ${isCut ? "all" : "less"} of announcement ${number}`}
      aria-expanded={!isCut}
      aria-controls={id}
      {...(!isCut && { onClick: onFold })}
    >
      <Action size={16} />
    </IconButton>
  );
  return (
    <Line
      role="none"
      icon={<Sign size={18} />}
      {...look}
      data-line
      data-open={isOpen}
      data-read={isRead || undefined}
      {...(!staysOpen && { action: button })}
      {...(isCut && {
        "data-cut": true,
        // A press anywhere on the line opens it, but links and text selection still work.
        onClick: ({ target }) => {
          if (target instanceof Element && target.closest("a")) return;
          if (getSelection()?.type !== "Range") onOpen();
        },
      })}
      sx={{ paddingInline: PAGE_INSET }}
    >
      <VisuallyHidden>{word}</VisuallyHidden>
      <div id={id} ref={text} data-text>
        <SanitisedHtml html={html} />
      </div>
    </Line>
  );
}

/** Folds and unfolds read announcements, and shows those that have arrived; hidden if there are none. */
export function AnnouncementsButton({
  count,
  newCount,
  isUnfolded,
  onToggle,
  ref,
}: ReadAnnouncements) {
  if (count + newCount === 0) return null;
  const label =
    newCount > 0
      ? formatCount(newCount, "new announcement")
      : formatCount(count, "read announcement");
  return (
    <Tooltip title={label}>
      <IconButton
        ref={ref}
        aria-label={label}
        aria-expanded={isUnfolded}
        {...(isUnfolded && { "aria-controls": REGION_ID })}
        onClick={onToggle}
        color={newCount > 0 ? "primary" : "default"}
      >
        <Megaphone size={18} fill={newCount > 0 ? "currentColor" : "none"} />
      </IconButton>
    </Tooltip>
  );
}

interface ReadAnnouncements {
  /** Number of read announcements. */
  count: number;
  /** Number of those that have arrived while the page is open. */
  newCount: number;
  isUnfolded: boolean;
  onToggle: () => void;
  ref: RefObject<HTMLButtonElement | null>;
}

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
  const { announced } = usePreferences();
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
      if (height !== preferences().announced && height < 1000) {
        setPreferences({ announced: height });
      }
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [data]);
  return (
    <div ref={area} style={{ minHeight: isAwaited(list) ? (announced ?? 0) : 0 }}>
      <Announcements {...props} />
    </div>
  );
}

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

/** Delays the page briefly, since late announcements would move it during use. */
export function useAnnouncementsSettled(): boolean {
  const list = useAnnouncementList();
  const { announced } = usePreferences();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ANNOUNCEMENTS_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  // On a first visit, the navigation has already waited.
  return !isAwaited(list) || isOver || announced === null;
}
