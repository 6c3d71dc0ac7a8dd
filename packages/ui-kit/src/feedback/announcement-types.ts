import type { AlertProps } from "@mui/material/Alert";
import { CircleAlert, CircleCheck, Info, Megaphone, TriangleAlert } from "lucide-react";
import type { LucideIcon } from "lucide-react";

/** The types a server may give an announcement (shell 9). */
export type AnnouncementType =
  | "PRIMARY"
  | "SECONDARY"
  | "SUCCESS"
  | "DANGER"
  | "WARNING"
  | "INFO"
  | "LIGHT"
  | "DARK";

/** How one type looks. `word` is read out where only the icon tells the kind. */
export interface AnnouncementLook extends Pick<AlertProps, "color" | "variant"> {
  icon: LucideIcon;
  word: string;
}

const LOOKS: Readonly<Record<AnnouncementType, AnnouncementLook>> = {
  PRIMARY: { icon: Megaphone, word: "Announcement", color: "info" },
  SECONDARY: { icon: Megaphone, word: "Announcement", color: "secondary" },
  SUCCESS: { icon: CircleCheck, word: "Success", color: "success" },
  DANGER: { icon: CircleAlert, word: "Important", color: "error" },
  WARNING: { icon: TriangleAlert, word: "Warning", color: "warning" },
  INFO: { icon: Info, word: "Information", color: "info" },
  LIGHT: { icon: Megaphone, word: "Announcement", color: "secondary", variant: "outlined" },
  DARK: { icon: Megaphone, word: "Announcement", variant: "filled" },
};

const isType = (type: string): type is AnnouncementType => Object.hasOwn(LOOKS, type);

/** The look of a type in any case; an unknown type looks like LIGHT. */
export function announcementLook(type: string): AnnouncementLook {
  const known = type.toUpperCase();
  return LOOKS[isType(known) ? known : "LIGHT"];
}
