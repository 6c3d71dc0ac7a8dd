/** Character properties have their short aliases (UTS 18). */

const inScripts = (names: string): string =>
  names
    .split(" ")
    .map((name) => String.raw`\p{sc=${name}}`)
    .join("");

/** Scripts with joined or stacked letters, where a joiner is spelling. */
const JOINED = String.raw`${inScripts("Arabic Syriac Mandaic Mongolian Nko Adlam Hanifi_Rohingya")}\u0640`;
const STACKED = inScripts(
  "Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer Balinese Javanese",
);

const PICTURE = String.raw`\p{ExtPict}[\u{1F3FB}-\u{1F3FF}]?\u{FE0F}?`;

/** Invisible characters that belong to the letter or emoji before them. */
const SPELLING = [
  String.raw`(?<=[${JOINED}${STACKED}]\p{M}*)\u200D`,
  String.raw`(?<=[${JOINED}]\p{M}*)\u200C(?=[${JOINED}])`,
  String.raw`(?<=[${STACKED}]\p{M}*)\u200C(?=[${STACKED}])`,
  // At the end of a word it keeps the sign before it visible.
  String.raw`(?<=(?=\p{M})[${STACKED}])\u200C`,
  String.raw`(?<=${PICTURE})\u200D(?=\p{ExtPict})`,
  // The flags of England, Scotland and Wales.
  String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`,
  // Variations of a character that has some.
  String.raw`(?<=[^\p{DI}\p{Cc}\sA-Za-z])[\uFE00-\uFE0F\u180B-\u180F\u{E0100}-\u{E01EF}]`,
].join("|");

const INVISIBLE = String.raw`[\u{13430}-\u{1343F}\uFFF9-\uFFFC\p{Cc}\p{Cs}\p{DI}\p{NChar}]`;

const PERHAPS_SPELLING = String.raw`[\u200C\u200D\uFE00-\uFE0F\u180B-\u180F\u{E0000}-\u{E01EF}]`;

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
const EVERY_INVISIBLE = new RegExp(INVISIBLE, "gu");
const NEVER_SPELLING = new RegExp(`(?!${PERHAPS_SPELLING})${INVISIBLE}`, "gu");
const INVISIBLE_OR_SPELLING = new RegExp(`(${SPELLING})|${INVISIBLE}`, "gu");

/**
 * Removes blanks at the ends and invisible characters (U+200B, soft hyphens, direction marks); a
 * line break becomes a blank. Joiners stay where they are spelling. Not for markup, passwords or
 * several lines.
 */
export function trimLine(text: string): string {
  return text
    .replaceAll(BREAKS, " ")
    .replaceAll(NEVER_SPELLING, "")
    .replaceAll(/([\u200C\u200D])[\u200C\u200D]+/g, "$1")
    .replaceAll(INVISIBLE_OR_SPELLING, (_all, spelling?: string) => spelling ?? "")
    .trim();
}

/** Also removes joiners and variations: usernames that look equal are equal. */
export function trimIdentifier(text: string): string {
  return text.replaceAll(BREAKS, " ").replaceAll(EVERY_INVISIBLE, "").trim();
}

/**
 * The form in which usernames are compared: without case, in NFKC, and with an international domain
 * in ASCII, as Chrome's e-mail inputs send it.
 */
export function foldIdentifier(text: string): string {
  // Most are plain, and a search compares thousands.
  if (/^[!-~]*$/.test(text)) return text.toLowerCase();
  // Fillers that NFKC makes of others are removed, too.
  const compatible = trimIdentifier(trimIdentifier(text).normalize("NFKC"));
  const domainStart = compatible.lastIndexOf("@") + 1;
  const domain = domainStart === 0 ? null : asciiDomain(compatible.slice(domainStart));
  return domain === null
    ? foldLetters(compatible)
    : foldLetters(compatible.slice(0, domainStart)) + domain;
}

function foldLetters(text: string): string {
  // Greek has another small sigma at the end of a word.
  return trimIdentifier(text.toLowerCase().replaceAll("ς", "σ").normalize("NFKC"));
}

/** Null for what is no domain: a URL would cut `a.test/b` off, and decode `a%2etest`. */
function asciiDomain(domain: string): string | null {
  const isDomain = /^(?:[\w.-]|[^\0-\u007f])+$/.test(domain);
  // Missing in React Native.
  const canParse = URL.canParse as typeof URL.canParse | undefined;
  return isDomain && canParse?.(`http://${domain}`) ? new URL(`http://${domain}`).hostname : null;
}
