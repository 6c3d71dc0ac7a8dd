import type { Announcement } from "@recurrent/sdk";
import Alert from "@mui/material/Alert";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { ChevronDown, X } from "lucide-react";
import { useId, useRef } from "react";
import { SanitisedHtml, TOUCH, useLayoutOf, VisuallyHidden } from "@recurrent/ui-kit";
import { PAGE_INSET } from "../../shared/layout/Footer.tsx";
import { announcementLook } from "./announcement-look.ts";

/** `staysOpen` shows the full text, such as a notice that training is prevented. */
export type ShownAnnouncement = Pick<Announcement, "id" | "type" | "html"> & {
  staysOpen?: boolean;
};

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

export const REGION_ID = "announcements";
export const NONE: ReadonlySet<string> = new Set();

/**
 * Announcements above a page (shell 2.2), cut to one line, or two in windows below 1180 px, until
 * pressed. Read ones fold into `AnnouncementsButton`.
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
  // One line would cut off the date that most announcements contain. Two are then as high as a touch target,
  // and a tablet has room for more in one.
  [theme.breakpoints.down("lg")]: { ...theme.typography.body2, "--lines": "2" },
  [TOUCH]: {
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
  [theme.breakpoints.down("sm")]: { "& .MuiAlert-icon": { marginRight: 8 } },
  // A focused link must be visible, so its text is not cut.
  "&[data-open=false]:not(:has(.MuiAlert-message a:focus-visible)) [data-text]": {
    // WebKit's line clamp drops the end of a text that ends in a link.
    maxHeight: "calc(var(--lines) * 1lh)",
    overflow: "hidden",
  },
  // The end of a cut text fades, at any width and also after a word that ends far from the edge.
  "&[data-cut]:not(:has(.MuiAlert-message a:focus-visible)) [data-text]": {
    mask:
      "linear-gradient(#000 0 0) top / 100% calc(100% - 1lh) no-repeat, " +
      "linear-gradient(to right, #000 calc(100% - min(10em, 50%)), transparent) bottom / 100% 1lh no-repeat",
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
