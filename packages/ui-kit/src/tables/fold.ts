/**
 * Letters that are no other letter with an accent, so that Unicode takes nothing off them, as people type
 * them who have no such key. All others come apart by themselves; a library's table of four hundred would
 * repeat those.
 */
const SPELT: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ð: "d",
  ø: "o",
  þ: "th",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŋ: "n",
  œ: "oe",
  ŧ: "t",
};

const SPELT_LETTER = new RegExp(`[${Object.keys(SPELT).join("")}]`, "g");

/** Most texts of a long list have nothing to take off, and looking costs a tenth of taking. */
const PLAIN = /^[ -~]*$/;

/**
 * A text as a search compares it: without case, accents and letters of one language, the same way for
 * what is searched and what is typed. "lukasz" finds Łukasz, and "Łukasz" finds Lukasz.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(SPELT_LETTER, (letter) => SPELT[letter] ?? letter);
}

/** Whether a text contains what was typed, both folded; taken literally, without the blanks around it. */
export function finds(typed: string): (text: string) => boolean {
  const needle = fold(typed.trim());
  return (text) => fold(text).includes(needle);
}
