import MuiAvatar from "@mui/material/Avatar";
import { hashText } from "../../text/hash-text.ts";
import { AVATAR_GREYS } from "../../theme/tokens.ts";

export interface AvatarProps {
  /** Source of the initials and their grey. */
  fullName: string;
  /** Without it, or if it does not load, the initials are shown. */
  image?: string | null;
  /** Edge in px: 100 by default, 30 in the menu (shell 9). */
  size?: number;
}

/** Picture or initials of a person. The name must be next to it. */
export function Avatar({ fullName, image, size = 100 }: AvatarProps) {
  const initials = initialsOf(fullName);
  return (
    <MuiAvatar
      component="span"
      src={image ?? ""}
      alt=""
      aria-hidden
      // Inline, so that Emotion creates no class for each person.
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

/** Initials of up to three words, without 'de' (shell 9): 'Rafael de Souza Lima' → 'RSL'. */
export function initialsOf(fullName: string): string {
  return (
    fullName
      .normalize("NFC")
      // Joiners inside a word, as in Persian.
      .replaceAll(/\u200C|\u200D/gu, "")
      .split(/[^\p{L}\p{N}\p{M}'’-]+/u)
      .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ""))
      .filter((word) => word !== "" && word.toLowerCase() !== "de")
      .slice(0, 3)
      .map(firstLetter)
      .join("")
  );
}

const LETTERS = new Intl.Segmenter();

/** With its marks, such as vowels of Indic scripts; small where its capital would be two letters. */
function firstLetter(word: string): string {
  const letter = LETTERS.segment(word).containing(0)?.segment ?? "";
  const capital = letter.toUpperCase();
  return Array.from(capital).length > Array.from(letter).length ? letter : capital;
}

/** Widths of capitals, as shares of the font size. */
const WIDE = /[MWÆŒ]/u;
const WIDTH = { wide: 0.9, other: 0.74 } as const;

/** Font size of the initials (shell 9), reduced only for three wide letters such as 'WMW'. */
export function letterSize(size: number, initials: string): number {
  const fontSize = Math.max(12 + ((size - 30) * 18) / 70, size * 0.3);
  // A mark has no width of its own.
  const letters = Array.from(initials.replaceAll(/\p{M}/gu, ""), (letter) =>
    WIDE.test(letter) ? WIDTH.wide : WIDTH.other,
  );
  const width = letters.reduce((sum, each) => sum + each, 0);
  const fitting = width === 0 ? fontSize : (size * 0.94) / width;
  return Math.round(Math.min(fontSize, fitting) * 10) / 10;
}

/** The requirement picks a random grey; a hash gives a person the same grey everywhere. */
export function greyOf(fullName: string): string {
  const hash = hashText(fullName.normalize("NFC"));
  return AVATAR_GREYS[hash % AVATAR_GREYS.length] ?? AVATAR_GREYS[0];
}
