import Box from "@mui/material/Box";
import { useState } from "react";
import { greyOf, initialsOf } from "./initials.ts";

export interface AvatarProps {
  fullName: string;
  /** Address of the person's picture; null or a picture that does not load gives the initials. */
  image?: string | null;
  /** Edge in pixels. Shell 9: 100 by default, 30 in the menu. */
  size?: number;
  /** Size of the letters in pixels. Default: 30 at 100 and 12 at 30, in between by proportion. */
  letters?: number;
  /** Names the person to a screen reader. Leave out where the name stands beside it. */
  labelled?: boolean;
}

/** Two letters keep the proportions of shell 9; three need less room each. */
function letterSize(size: number, count: number): number {
  const base = size >= 100 ? size * 0.3 : Math.max(size * 0.4 - (size - 30) * 0.1, size * 0.3);
  return Math.round((count > 2 ? base * 0.84 : base) * 10) / 10;
}

/** A person's picture, or their initials on one of nine muted greys. */
export function Avatar({ fullName, image, size = 100, letters, labelled = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = initialsOf(fullName);
  const shown = image !== null && image !== undefined && image !== "" && image !== broken;
  return (
    <Box
      component="span"
      {...(labelled ? { role: "img", "aria-label": fullName } : { "aria-hidden": true })}
      sx={{
        display: "inline-grid",
        placeItems: "center",
        flex: "none",
        overflow: "hidden",
        width: size,
        height: size,
        borderRadius: "50%",
        color: "#FFFFFF",
        bgcolor: greyOf(fullName),
        fontSize: letters ?? letterSize(size, initials.length),
        fontWeight: "fontWeightMedium",
        letterSpacing: initials.length > 2 ? "-0.02em" : "0.01em",
        lineHeight: 1,
        userSelect: "none",
      }}
    >
      {shown ? (
        <Box
          component="img"
          src={image}
          alt=""
          width={size}
          height={size}
          draggable={false}
          onError={() => setBroken(image)}
          sx={{ display: "block", objectFit: "cover" }}
        />
      ) : (
        initials
      )}
    </Box>
  );
}
