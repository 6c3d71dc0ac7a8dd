import { styled } from "@mui/material/styles";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { announcementLook } from "./announcement-types.ts";
import type { AnnouncementLook } from "./announcement-types.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const Strip = styled("section")(({ theme }) => ({
  display: "grid",
  gap: 8,
  [theme.breakpoints.down("sm")]: { gap: 0 },
}));

const Note = styled("div", { shouldForwardProp: (name) => name !== "surface" })<{
  surface: AnnouncementLook["surface"];
}>(({ theme, surface }) => {
  const { palette } = theme.vars;
  const toned = (tone: "neutral" | "current" | "expired" | "risk") => ({
    borderColor: "transparent",
    backgroundColor: palette.status[tone].soft,
    "& > svg:first-of-type": { color: palette.status[tone].text },
  });
  const surfaces: Record<AnnouncementLook["surface"], object> = {
    accent: {
      borderColor: "transparent",
      backgroundColor: palette.primary.soft,
      "& > svg:first-of-type": { color: palette.primary.text },
    },
    neutral: toned("neutral"),
    current: toned("current"),
    expired: toned("expired"),
    risk: toned("risk"),
    paper: {},
    ink: {
      color: palette.nav.strong,
      borderColor: palette.nav.bg,
      backgroundColor: palette.nav.bg,
      "& > svg:first-of-type": { color: palette.nav.strong },
      "& a": { color: palette.nav.accent },
    },
  };
  return {
    display: "flex",
    gap: 10,
    alignItems: "flex-start",
    padding: "10px 12px",
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: palette.background.paper,
    "& > svg": { flex: "none", marginTop: 1, color: palette.text.secondary },
    "& > div": { minWidth: 0, maxWidth: "120ch" },
    ...surfaces[surface],
    [theme.breakpoints.down("sm")]: {
      padding: "12px 16px",
      border: 0,
      borderBottom: `1px solid ${palette.divider}`,
      borderRadius: 0,
      fontSize: "0.875rem",
      lineHeight: "1.25rem",
    },
  };
});

/** One announcement as a view needs it; an SDK `Announcement` fits. */
export interface AnnouncementView {
  id: string;
  /** PRIMARY, DANGER and so on (shell 9); any other type looks like LIGHT. */
  type: string;
  /** Its text as HTML, cleaned before it is shown. */
  html: string;
}

export interface AnnouncementsProps {
  /** Those that apply to the current company, in the server's order. */
  announcements: readonly AnnouncementView[];
}

/**
 * Announcements above a page (shell 2.2). They cannot be dismissed: the requirements know no such
 * thing. Takes no room when there are none.
 */
export function Announcements({ announcements }: AnnouncementsProps) {
  if (announcements.length === 0) return null;
  return (
    <Strip aria-label="Announcements">
      {announcements.map(({ id, type, html }) => {
        const { icon: Icon, word, surface } = announcementLook(type);
        return (
          <Note key={id} surface={surface}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            <VisuallyHidden>{word}</VisuallyHidden>
            <SanitisedHtml html={html} />
          </Note>
        );
      })}
    </Strip>
  );
}
