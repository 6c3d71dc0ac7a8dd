import MuiAvatar from "@mui/material/Avatar";
import { greyOf, initialsOf, letterSize } from "./initials.ts";

export interface AvatarProps {
  fullName: string;
  /** Address of the person's picture; null or a picture that does not load gives the initials. */
  image?: string | null;
  /**
   * Edge in pixels. Shell 9: 100 with letters of 30 by default, 30 with letters of 12 in the menu;
   * other sizes lie on the line between.
   */
  size?: number;
  /** Names the person to a screen reader. Leave out where the name stands beside it. */
  labelled?: boolean;
}

/** A person's picture, or their initials on one of nine muted greys. */
export function Avatar({ fullName, image, size = 100, labelled = false }: AvatarProps) {
  const initials = initialsOf(fullName);
  return (
    <MuiAvatar
      component="span"
      src={image ?? ""}
      alt=""
      {...(labelled ? { role: "img", "aria-label": fullName } : { "aria-hidden": true })}
      sx={{
        display: "inline-flex",
        width: size,
        height: size,
        color: "#FFFFFF",
        bgcolor: greyOf(fullName),
        fontSize: letterSize(size, initials),
        fontWeight: "fontWeightMedium",
        letterSpacing: initials.length > 2 ? "-0.02em" : "0.01em",
      }}
    >
      {initials}
    </MuiAvatar>
  );
}
