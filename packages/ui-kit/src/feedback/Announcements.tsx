import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { announcementLook } from "./announcement-types.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

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
    <Stack
      component="section"
      aria-label="Announcements"
      sx={(theme) => ({
        gap: 1,
        // From edge to edge, one under the other.
        [theme.breakpoints.down("sm")]: {
          gap: 0,
          "& > .MuiAlert-root": {
            padding: "12px 16px",
            border: 0,
            borderBottom: `1px solid ${theme.vars.palette.divider}`,
            borderRadius: 0,
            fontSize: "0.875rem",
            lineHeight: "1.25rem",
          },
        },
      })}
    >
      {announcements.map(({ id, type, html }) => {
        const { icon: Icon, word, ...look } = announcementLook(type);
        return (
          <Alert
            key={id}
            role="none"
            icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
            {...look}
          >
            <VisuallyHidden>{word}</VisuallyHidden>
            <SanitisedHtml html={html} />
          </Alert>
        );
      })}
    </Stack>
  );
}
