import type { Announcement } from "@recurrent/sdk";
import Alert from "@mui/material/Alert";
import type { AlertProps } from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { CircleAlert, CircleCheck, Info, Megaphone, TriangleAlert } from "lucide-react";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const WORD = { source: Megaphone, word: "Announcement" };

/** How one type looks. `word` is read out where only the icon tells the kind. */
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

/** The look of a type (shell 9) in any case; an unknown type looks like LIGHT. */
export function announcementLook(type: string): AnnouncementLook {
  return LOOKS.get(type.toUpperCase()) ?? LIGHT;
}

export interface AnnouncementsProps {
  /** Those that apply to the current company, in the server's order. The text is cleaned here. */
  announcements: readonly Pick<Announcement, "id" | "type" | "html">[];
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
            border: 0,
            borderBottom: `1px solid ${theme.vars.palette.divider}`,
            borderRadius: 0,
          },
        },
      })}
    >
      {announcements.map(({ id, type, html }) => {
        const { source: Sign, word, ...look } = announcementLook(type);
        return (
          <Alert key={id} role="none" icon={<Sign size={18} />} {...look}>
            <VisuallyHidden>{word}</VisuallyHidden>
            <SanitisedHtml html={html} />
          </Alert>
        );
      })}
    </Stack>
  );
}
