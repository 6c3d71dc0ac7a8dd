import { asciiDigit } from "./digits.ts";

/**
 * Letters that Unicode does not decompose, as typed on other keyboards. Transliteration libraries
 * would rewrite whole scripts: a Cyrillic text could not be found as typed.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ð: "d",
  ø: "o",
  þ: "th",
  đ: "d",
  ħ: "h",
  ı: "i",
  ĸ: "k",
  ł: "l",
  ŋ: "n",
  œ: "oe",
  ŧ: "t",
  ƀ: "b",
  ȼ: "c",
  ƒ: "f",
  ƙ: "k",
  ƴ: "y",
  ƶ: "z",
  ǝ: "e",
  ǥ: "g",
  ȷ: "j",
  ɓ: "b",
  ɔ: "o",
  ɖ: "d",
  ɗ: "d",
  ə: "e",
  ɛ: "e",
  ɠ: "g",
  ɣ: "g",
  ɨ: "i",
  ɫ: "l",
  ɲ: "n",
  ʉ: "u",
  ʋ: "v",
  ʒ: "z",
  ⱥ: "a",
  ⱦ: "t",
  ς: "σ",
  ى: "ي",
  ی: "ي",
  ک: "ك",
};

/** Apostrophes, primes, accents, the Catalan dot and the Arabic tatweel, which people omit. */
const APOSTROPHES =
  /[\u0027\u0060\u00B4\u00B7\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u0374\u0384\u02EE\u055A\u05F3\u05F4\u0640\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE\u2018-\u201B\u2027\u2032\u2035\uA78C]/g;
const QUOTES = /[“”„‟″«»]/g;
/** Hyphens, dashes, minus signs, and name separators of Armenian, Hebrew and Japanese. */
const DASHES =
  /[-\u058A\u05BE\u2010-\u2015\u2043\u2212\u2E3A\u2E3B\u2E40\u301C\u3030\u30A0\u30FB]+/g;
/** A line break and an empty Braille cell, which JavaScript's `\s` does not match. */
const BLANKS = /[\u0085\u2800]/g;
const SEPARATORS = /[\s,;\u060C\u061B\u3001\u3002\uFF64]+/;
const DIGIT = /\d/;
/** Not in a date or number. */
const LOOSE_DASH = /(?<!\d)-|-(?!\d)/g;
/** Invisible characters. */
const UNSEEN = /[\p{Format}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Control}/gu;
/** In other scripts marks are letters: バス is a bus, パス a pass. */
const ACCENTED =
  /([^\p{L}\p{Mark}]|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}])\p{Mark}+/gu;
const SPELT_LETTER = new RegExp(`[${Object.keys(SPELLINGS).join("")}]`, "gu");

/** Most texts need no folding, and this test takes a tenth of the time. */
const PLAIN = /^(?:[!-&(-,.-_a-~]|(?<=\d)-(?=\d)| (?=[^ ]))*$/;
const ASCII = /^[ -~]*$/;

/** Not composed again: a syllable of Hangul is found by its first letters. */
function spell(text: string): string {
  // Before NFKD, which turns a single accent into a blank with a mark.
  const bare = text.replaceAll(APOSTROPHES, "");
  if (ASCII.test(bare)) return bare.toLowerCase().replaceAll(/--+/g, "-");
  return (
    bare
      .normalize("NFKD")
      .replaceAll(APOSTROPHES, "")
      .replaceAll(QUOTES, '"')
      // After NFKD, which turns № into "No".
      .toLowerCase()
      .replaceAll(BLANKS, " ")
      .replaceAll(UNSEEN, "")
      .replaceAll(ACCENTED, "$1")
      .replaceAll(/\p{Nd}/gu, asciiDigit)
      .replaceAll(SPELT_LETTER, (letter) => SPELLINGS[letter] ?? letter)
      .replaceAll(DASHES, "-")
      .replaceAll("\u2044", "/")
  );
}

/**
 * Folds case, accents, apostrophes, hyphens between letters, invisible characters and repeated
 * blanks: "lukasz" finds Łukasz, "oneil" finds O’Neil.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return spell(text).replaceAll(LOOSE_DASH, "").replaceAll(/\s+/g, " ").trim();
}

/**
 * Commas and hyphens separate words, so that "Lima, Rafael" and "anne-marie" match in another order
 * or spelling.
 */
export function searchWords(typed: string): readonly string[] {
  const plain = spell(typed).replaceAll(LOOSE_DASH, " ").trim();
  if (plain === "") return [];
  const words = plain.split(SEPARATORS).filter((word) => word !== "");
  return words.length > 0 ? words : [plain];
}

/**
 * In another order, a number must start where one starts in the text: "base 4" finds Base 4 and
 * Base 40, not Base 14.
 */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return (
    folded.includes(words.join(" ")) ||
    (words.length > 1 && words.every((word) => hasWord(folded, word)))
  );
}

function hasWord(folded: string, word: string): boolean {
  if (!DIGIT.test(word.charAt(0))) return folded.includes(word);
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    if (!DIGIT.test(folded.charAt(at - 1))) return true;
  }
  return false;
}

/** Matches texts with every typed word, in any order. */
export function createMatcher(typed: string): (text: string) => boolean {
  const words = searchWords(typed);
  return (text) => hasWords(fold(text), words);
}

/** Preserves the order. */
export function filterByText<T>(
  items: readonly T[],
  typed: string,
  textOf: (item: T) => string,
): T[] {
  const isFound = createMatcher(typed);
  return items.filter((item) => isFound(textOf(item)));
}
