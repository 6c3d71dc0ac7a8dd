/** Texts of one line as they are sent and stored: names, addresses, licences. */

const inScripts = (names: string): string =>
  names
    .split(" ")
    .map((name) => String.raw`\p{Script=${name}}`)
    .join("");

/** Scripts whose letters join, and scripts whose letters stack: a joiner after one is spelling. */
const JOINED = String.raw`${inScripts("Arabic Syriac Mandaic Mongolian Nko Adlam Hanifi_Rohingya")}\u0640`;
const STACKED = inScripts(
  "Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer Balinese Javanese",
);

/** An emoji with its colour of skin and its variation, to which a joiner may add another. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\u{FE0F}?`;

/** What is invisible by itself and yet belongs to the letter or picture before it. */
const SPELLING = [
  String.raw`(?<=[${JOINED}${STACKED}]\p{M}*)\u200D`,
  String.raw`(?<=[${JOINED}]\p{M}*)\u200C(?=[${JOINED}])`,
  String.raw`(?<=[${STACKED}]\p{M}*)\u200C(?=[${STACKED}])`,
  // at the end of a word it keeps the sign before it visible
  String.raw`(?<=(?=\p{M})[${STACKED}])\u200C`,
  String.raw`(?<=${PICTURE})\u200D(?=\p{Extended_Pictographic})`,
  // the flags of England, Scotland and Wales
  String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`,
  // variations of a character
  String.raw`(?<=[^\p{Default_Ignorable_Code_Point}\p{Cc}\s])[\uFE00-\uFE0F\u180B-\u180F\u{E0100}-\u{E01EF}]`,
].join("|");

/** Controls, formats, fillers and halves of a character: what nobody sees, and no keyboard has. */
const INVISIBLE = String.raw`[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC]`;

/** Of these, what may be spelling. */
const PERHAPS_SPELLING = String.raw`[\u200C\u200D\uFE00-\uFE0F\u180B-\u180F\u{E0000}-\u{E01EF}]`;

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
const EVERY_INVISIBLE = new RegExp(INVISIBLE, "gu");
const NEVER_SPELLING = new RegExp(`(?!${PERHAPS_SPELLING})${INVISIBLE}`, "gu");
const INVISIBLE_OR_SPELLING = new RegExp(`(${SPELLING})|${INVISIBLE}`, "gu");

/**
 * A text of one line without what nobody sees: blanks around it, control and format characters such as
 * U+200B, U+FEFF, soft hyphens and marks of direction. A break within it becomes a blank. Joiners stay where
 * they are spelling, as within Persian words, Indic letters and emoji.
 *
 * For a text of several lines, for markup and for passwords it is wrong: these are sent as they are.
 */
export function trimLine(text: string): string {
  return text
    .replaceAll(BREAKS, " ")
    .replaceAll(NEVER_SPELLING, "")
    .replaceAll(/([\u200C\u200D])[\u200C\u200D]+/g, "$1")
    .replaceAll(INVISIBLE_OR_SPELLING, (_all, spelling?: string) => spelling ?? "")
    .trim();
}

/** A username or an address: one that looks the same is the same, so joiners and variations go too. */
export function trimIdentifier(text: string): string {
  return text.replaceAll(BREAKS, " ").replaceAll(EVERY_INVISIBLE, "").trim();
}

/** What two usernames are compared by: without case, and the same for all forms of a letter (NFKC). */
export function foldIdentifier(text: string): string {
  // most are plain, and a search looks at ten thousand
  if (/^[!-~]*$/.test(text)) return text.toLowerCase();
  const folded = trimIdentifier(text).normalize("NFKC").toLowerCase().normalize("NFKC");
  return trimIdentifier(folded);
}
