import type { AlertProps } from "@mui/material/Alert";
import { CircleAlert, CircleCheck, Info, Megaphone, TriangleAlert } from "lucide-react";

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
