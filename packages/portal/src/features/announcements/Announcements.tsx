import { type Announcement, announcementApplies, announcementPrevents } from "@recurrent/sdk";
import Alert, { type AlertProps } from "@mui/material/Alert";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import {
  ChevronDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Info,
  Megaphone,
  TriangleAlert,
} from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { SanitisedHtml, TOUCH, VisuallyHidden } from "@recurrent/ui-kit";
import { useAnnouncementList } from "@recurrent/sdk/react";
import { PAGE_INSET } from "../../shared/layout/Footer.tsx";
import { useSignedIn } from "../../shared/context/app-context.ts";
import { preferences, setPreferences, usePreferences } from "../../shared/stores/preferences.ts";
import { companyIdOf, type SignedIn } from "../../shared/session/session-storage.ts";

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
}

/**
 * Announcements above a page (shell 2.2), one line each; longer ones expand on press. They cannot
 * be dismissed.
 */
export function Announcements({ announcements }: AnnouncementsProps) {
  if (announcements.length === 0) return null;
  return (
    <section aria-label="Announcements">
      {announcements.map((announcement, at) => (
        <AnnouncementLine key={announcement.id} {...announcement} number={at + 1} />
      ))}
    </section>
  );
}

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
  "&[data-cut][data-open=false] .MuiAlert-action::before": { content: '"…" / ""' },
}));

/** @param props.number distinguishes the buttons */
function AnnouncementLine({
  type,
  html,
  staysOpen = false,
  number,
}: ShownAnnouncement & { number: number }) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  const isOpen = staysOpen || isPressed;
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const look = new ResizeObserver(([entry]) => {
      const box = entry?.target;
      if (!box) return;
      const style = getComputedStyle(box);
      const line = Number.parseFloat(style.lineHeight);
      const lines = Number(style.getPropertyValue("--lines"));
      setCut(box.scrollHeight > (lines + 0.5) * line);
    });
    if (text.current) look.observe(text.current);
    return () => look.disconnect();
  }, []);
  const { source: Sign, word, ...look } = announcementLook(type);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  // Always takes its room: whether the text overflows depends on it.
  const button = (
    <IconButton
      size="small"
      color="inherit"
      aria-label={`Show all of announcement ${number}`}
      aria-expanded={isOpen}
      aria-controls={id}
      sx={isCut ? null : { visibility: "hidden" }}
    >
      <Chevron size={16} />
    </IconButton>
  );
  return (
    <Line
      role="none"
      icon={<Sign size={18} />}
      {...look}
      data-open={isOpen}
      {...(!staysOpen && { action: button })}
      {...(isCut &&
        !staysOpen && {
          "data-cut": true,
          // The whole line can be pressed, the button by keyboard; links and selected text stay
          // usable.
          onClick: ({ target }) => {
            if (target instanceof Element && target.closest("a")) return;
            if (getSelection()?.type !== "Range") setPressed(!isOpen);
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

/**
 * Announcements for the current company (shell 2.2). Reserves their last height until they load, so
 * that the page does not move.
 */
export function AnnouncementArea() {
  const signedIn = useSignedIn();
  const { announced } = usePreferences();
  // A failure is only logged (shell 8).
  const { data, isPending } = useAnnouncementList();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = area.current;
    if (!data || !box) return;
    // An observer runs after layout; measuring earlier would force another layout.
    const observer = new ResizeObserver(() => {
      // Only the height on arrival counts, not that of opened ones.
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
