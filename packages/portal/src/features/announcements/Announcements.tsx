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
import { SanitisedHtml, TOUCH, VisuallyHidden } from "@recurrent/ui-kit";
import { useAnnouncementList } from "@recurrent/sdk/react";
import { PAGE_INSET } from "../../shared/layout/Footer.tsx";
import { useSignedIn } from "../../shared/context/app-context.ts";
import { preferences, setPreferences, usePreferences } from "../../shared/stores/preferences.ts";
import { companyIdOf, type SignedIn } from "../../shared/session/session-storage.ts";
import { readMark, storeMark, useReadMarks } from "./read-announcements.ts";

const WORD = { source: Megaphone, word: "Announcement" };

/** `word` names the kind for screen readers, where only an icon shows it. */
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

/** The case does not matter (shell 9); an unknown type looks like LIGHT. */
export function announcementLook(type: string): AnnouncementLook {
  return LOOKS.get(type.toUpperCase()) ?? LIGHT;
}

/** `staysOpen` where the whole text must be seen, such as that training is prevented. */
type ShownAnnouncement = Pick<Announcement, "id" | "type" | "html"> & { staysOpen?: boolean };

export interface AnnouncementsProps {
  /** Those that apply to the current company, in the server's order. The text is sanitised here. */
  announcements: readonly ShownAnnouncement[];
  /** Ids of those that were read, whose whole text is shown. Default none. */
  read?: ReadonlySet<string>;
  /** The whole text of one was opened. */
  onOpen?: (announcement: ShownAnnouncement) => void;
  /** One whose whole text is shown was folded. */
  onFold?: (announcement: ShownAnnouncement) => void;
}

/** Id of the region that `AnnouncementsButton` unfolds and focuses. */
const REGION_ID = "announcements";
const NONE: ReadonlySet<string> = new Set();

/**
 * Announcements above a page (shell 2.2), one line each, two on a phone; longer ones open on press. What was read
 * folds into `AnnouncementsButton`.
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

/** It takes the focus when it is unfolded; a ring around all of it would say nothing. */
const Region = styled("section")({ "&:focus-visible": { outline: 0 } });

const Line = styled(Alert)(({ theme }) => ({
  "@media print": { display: "none" },
  padding: 0,
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 0,
  "& .MuiAlert-message": { padding: "8px 0" },
  // As high as the line, whatever the touch target is.
  "& .MuiAlert-action": { height: 36, margin: "0 -8px 0 auto", padding: 0, alignItems: "center" },
  "&[data-cut]": { cursor: "pointer" },
  [TOUCH]: {
    "& .MuiAlert-icon": { padding: "13px 0" },
    "& .MuiAlert-message": { padding: "12px 0" },
    // As high as a finger needs, with one line or two.
    "&[data-open=false] .MuiAlert-message": {
      display: "grid",
      alignContent: "center",
      minHeight: 44,
      padding: "2px 0",
    },
    "& .MuiAlert-action": { height: 44 },
  },
  // A link that has the focus is seen.
  "&[data-open=false]:not(:has(.MuiAlert-message a:focus-visible)) [data-text]": {
    // WebKit's line clamp drops the end of a text whose last words are a link.
    maxHeight: "calc(var(--lines) * 1lh)",
    overflow: "hidden",
  },
  "--lines": "1",
  // A line of a phone ends before the date that most announcements are about.
  [theme.breakpoints.down("sm")]: { "--lines": "2" },
  "&[data-cut] .MuiAlert-action::before": { content: '"…" / ""' },
}));

interface AnnouncementLineProps extends ShownAnnouncement {
  /** Distinguishes the buttons. */
  number: number;
  isRead: boolean;
  onOpen: () => void;
  onFold: () => void;
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
  // Null until it is measured.
  const [isLong, setLong] = useState<boolean | null>(null);
  useEffect(() => {
    const look = new ResizeObserver(([entry]) => {
      const box = entry?.target;
      if (!box) return;
      const style = getComputedStyle(box);
      const line = Number.parseFloat(style.lineHeight);
      const lines = Number(style.getPropertyValue("--lines"));
      setLong(box.scrollHeight > (lines + 0.5) * line);
    });
    if (text.current) look.observe(text.current);
    return () => look.disconnect();
  }, []);
  const { source: Sign, word, ...look } = announcementLook(type);
  const isCut = isLong === true && !isOpen;
  const Action = isCut ? ChevronDown : X;
  // Always takes its room: whether the text overflows depends on it.
  const button = (
    <IconButton
      size="small"
      color="inherit"
      aria-label={`${isCut ? "Show all of" : "Fold"} announcement ${number}`}
      aria-expanded={!isCut}
      aria-controls={id}
      sx={isLong === null ? { visibility: "hidden" } : null}
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
        // The whole line can be pressed, the button by keyboard; links and selected text stay
        // usable.
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

/** Folds what was read, and unfolds it again; nothing where nothing was read. */
export function AnnouncementsButton({ count, isUnfolded, onToggle, ref }: ReadAnnouncements) {
  if (count === 0) return null;
  const label = `${count} read ${count === 1 ? "announcement" : "announcements"}`;
  return (
    <Tooltip title={label}>
      <IconButton
        ref={ref}
        aria-label={label}
        aria-expanded={isUnfolded}
        {...(isUnfolded && { "aria-controls": REGION_ID })}
        onClick={onToggle}
      >
        <Megaphone size={18} />
      </IconButton>
    </Tooltip>
  );
}

interface ReadAnnouncements {
  /** How many of those that apply were read. */
  count: number;
  /** All of them are shown. */
  isUnfolded: boolean;
  onToggle: () => void;
  ref: RefObject<HTMLButtonElement | null>;
}

/**
 * Which announcements are shown: those not read, and of the others those that were opened on this page. What is
 * opened or folded counts as read, for this user and in later visits.
 *
 * @param page another one folds again what was read
 */
export function useFoldedAnnouncements(
  all: readonly ShownAnnouncement[],
  userId: string,
  page: string,
): { button: ReadAnnouncements; area: AnnouncementsProps } {
  const marks = useReadMarks();
  const [opened, setOpened] = useState({ page, ids: NONE });
  // A page that is returned to is another one too.
  if (opened.page !== page) setOpened({ page, ids: NONE });
  const { ids } = opened;
  const open = (next: readonly string[]) => setOpened({ page, ids: new Set(next) });
  const ref = useRef<HTMLButtonElement>(null);
  // What is to have the focus once it is drawn.
  const focus = useRef<"button" | "region" | null>(null);
  useEffect(() => {
    if (focus.current === "button") ref.current?.focus({ preventScroll: true });
    // Above the page, which may have scrolled.
    if (focus.current === "region") document.getElementById(REGION_ID)?.focus();
    focus.current = null;
  });
  const read = all.filter((one) => one.staysOpen !== true && marks.has(readMark(userId, one)));
  const folded = new Set(read.flatMap(({ id }) => (ids.has(id) ? [] : [id])));
  return {
    button: {
      count: read.length,
      isUnfolded: folded.size === 0,
      onToggle: () => {
        if (folded.size > 0) focus.current = "region";
        open(folded.size > 0 ? read.map(({ id }) => id) : []);
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

/** Announcements for the current company (shell 2.2), of one page. */
export function useAnnouncements(page: string) {
  const signedIn = useSignedIn();
  // A failure is only logged (shell 8).
  const { data } = useAnnouncementList();
  return useFoldedAnnouncements(shownAnnouncements(data ?? [], signedIn), signedIn.user.id, page);
}

/**
 * Reserves the height of announcements until they load, so that the page does not move.
 */
export function AnnouncementArea(props: AnnouncementsProps) {
  const { announced } = usePreferences();
  const { data, isPending } = useAnnouncementList();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = area.current;
    if (!data || !box) return;
    // An observer runs after layout; measuring earlier would force another layout.
    const observer = new ResizeObserver(() => {
      // The next visit begins without those read by now.
      const lines = [...box.querySelectorAll<HTMLElement>("[data-line]:not([data-read])")];
      const height = lines.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      if (height !== preferences().announced && height < 1000)
        setPreferences({ announced: height });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [data]);
  return (
    <div ref={area} style={{ minHeight: isPending ? (announced ?? 0) : 0 }}>
      <Announcements {...props} />
    </div>
  );
}

/** Also shown where the account call named no company (shell 2.2). */
export function shownAnnouncements(
  all: readonly Announcement[],
  signedIn: Pick<SignedIn, "company" | "user">,
): readonly (Announcement & { staysOpen: boolean })[] {
  const companyId = companyIdOf(signedIn) || null;
  return all
    .filter((one) => one.html !== "" && announcementApplies(one, companyId))
    .map((one) => ({ ...one, staysOpen: announcementPrevents(one, companyId) }));
}

/** In milliseconds. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Announcements that came later would move the page while it is used, so the page waits for them
 * for a moment.
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
