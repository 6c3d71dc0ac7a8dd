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
export interface AnnouncementLook {
  icon: LucideIcon;
  word: string;
  surface: "accent" | "neutral" | "current" | "expired" | "risk" | "paper" | "ink";
}

const LOOKS: Readonly<Record<AnnouncementType, AnnouncementLook>> = {
  PRIMARY: { icon: Megaphone, word: "Announcement", surface: "accent" },
  SECONDARY: { icon: Megaphone, word: "Announcement", surface: "neutral" },
  SUCCESS: { icon: CircleCheck, word: "Success", surface: "current" },
  DANGER: { icon: CircleAlert, word: "Important", surface: "expired" },
  WARNING: { icon: TriangleAlert, word: "Warning", surface: "risk" },
  INFO: { icon: Info, word: "Information", surface: "accent" },
  LIGHT: { icon: Megaphone, word: "Announcement", surface: "paper" },
  DARK: { icon: Megaphone, word: "Announcement", surface: "ink" },
};

const isType = (type: string): type is AnnouncementType => Object.hasOwn(LOOKS, type);

/** The look of a type in any case; a type nobody knows looks like LIGHT. */
export function announcementLook(type: string): AnnouncementLook {
  const known = type.toUpperCase();
  return LOOKS[isType(known) ? known : "LIGHT"];
}
