import MuiAvatar from "@mui/material/Avatar";
import { AVATAR_GREYS } from "../../theme/tokens.ts";

export interface AvatarProps {
  /** Whose picture it is; the initials and their grey are taken from it. */
  fullName: string;
  /** Address of the person's picture; null or a picture that does not load gives the initials. */
  image?: string | null;
  /**
   * Edge in pixels. Shell 9: 100 with letters of 30 by default, 30 with letters of 12 in the menu;
   * other sizes lie on the line between.
   */
  size?: number;
}

/** A person's picture, or their initials on one of nine muted greys. The name stands beside it. */
export function Avatar({ fullName, image, size = 100 }: AvatarProps) {
  const initials = initialsOf(fullName);
  return (
    <MuiAvatar
      component="span"
      src={image ?? ""}
      alt=""
      aria-hidden
      // What differs from person to person makes no style sheet of its own.
      style={{
        width: size,
        height: size,
        backgroundColor: greyOf(fullName),
        fontSize: letterSize(size, initials),
        letterSpacing: initials.length > 2 ? "-0.02em" : "0.01em",
      }}
    >
      {initials}
    </MuiAvatar>
  );
}

/**
 * Initials of up to three words, leaving out 'de' (shell 9): 'Rafael de Souza Lima' → 'RSL'. Upper
 * case by the rules of Unicode; an empty name gives an empty string.
 */
export function initialsOf(fullName: string): string {
  return fullName
    .normalize("NFC")
    .split(/[^\p{L}\p{N}\p{M}'’-]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ""))
    .filter((word) => word !== "" && word.toLowerCase() !== "de")
    .slice(0, 3)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? "")
    .join("");
}

/** How wide capitals are at most, in shares of their size: those that fill the square, and all others. */
const WIDE = /[MWÆŒ]/u;
const WIDTH = { wide: 0.9, other: 0.74 } as const;

/**
 * Letters of 12 px at 30 and of 30 px at 100, and on the line between for other sizes (shell 9). Three of
 * them are smaller only where they would reach over the edge of a small disc, such as 'WMW' in the menu.
 *
 * @param size edge of the avatar in pixels
 */
export function letterSize(size: number, initials: string): number {
  const asked = Math.max(12 + ((size - 30) * 18) / 70, size * 0.3);
  const letters = Array.from(initials, (letter) => (WIDE.test(letter) ? WIDTH.wide : WIDTH.other));
  const width = letters.reduce((sum, each) => sum + each, 0);
  const fitting = width === 0 ? asked : (size * 0.94) / width;
  return Math.round(Math.min(asked, fitting) * 10) / 10;
}

/**
 * One of the nine fixed greys for a name. The requirement picks at random; a hash of the name picks
 * as evenly and gives a person the same grey on every render and every screen.
 */
export function greyOf(fullName: string): string {
  let hash = 0x811c9dc5;
  for (const character of fullName.normalize("NFC")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return AVATAR_GREYS[(hash >>> 0) % AVATAR_GREYS.length] ?? AVATAR_GREYS[0];
}
