/** How texts are compared in a search: lists, filters and Find anything share these rules. */

/**
 * Letters that Unicode does not take apart, as people type them who have no such key. Libraries that spell
 * letters in ASCII also rewrite whole scripts, so that a Cyrillic text could no longer be searched as it is typed.
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
  ɨ: "i",
  ɫ: "l",
  ɲ: "n",
  ʉ: "u",
  ς: "σ",
  ى: "ي",
  ی: "ي",
  ک: "ك",
};

/** Apostrophes, primes, accents that stand alone, the Catalan dot, the Arabic tatweel: people leave them out. */
const APOSTROPHES =
  /[\u0027\u0060\u00B4\u00B7\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u0374\u0384\u055A\u05F3\u0640\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE\u2018\u2019\u201B\u2027\u2032\u2035\uA78C]/g;
const QUOTES = /[“”„‟″«»]/g;
/** Hyphens, dashes, minus signs, and what parts names in Armenian, Hebrew and Japanese. */
const DASHES = /[-\u058A\u05BE\u2010-\u2015\u2043\u2212\u30A0\u30FB]+/g;
const DIGIT = /\d/;
/** A dash that is no part of a date or a number. */
const LOOSE_DASH = /(?<!\d)-|-(?!\d)/g;
/** Marks of letters, and what is not seen: soft hyphens, joiners, marks of direction, control characters. */
const UNSEEN = /[\p{Mark}\p{Format}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Control}/gu;
const SPELT_LETTER = new RegExp(`[${Object.keys(SPELLINGS).join("")}]`, "gu");

/** Most texts of a long list have nothing to take off, and looking costs a tenth of taking. */
const PLAIN = /^(?:[!-&(-,.-_a-~]|(?<=\d)-(?=\d)| (?=[^ ]))*$/;
const ASCII = /^[ -~]*$/;

function spell(text: string): string {
  // Before the compatibility forms are taken apart, for an accent that stands alone becomes a blank with a mark.
  const bare = text.replaceAll(APOSTROPHES, "");
  if (ASCII.test(bare)) return bare.toLowerCase().replaceAll(/--+/g, "-");
  return (
    bare
      .normalize("NFKD")
      .replaceAll(APOSTROPHES, "")
      .replaceAll(QUOTES, '"')
      // After the compatibility forms, for № becomes "No".
      .toLowerCase()
      .replaceAll(UNSEEN, "")
      .replaceAll(SPELT_LETTER, (letter) => SPELLINGS[letter] ?? letter)
      .replaceAll(DASHES, "-")
      .replaceAll("\u2044", "/")
  );
}

/**
 * A text as a search compares it: without case, accents, letters of one language, apostrophes, characters that
 * are not seen and hyphens between letters, with single blanks. "lukasz" finds Łukasz, "oneil" finds O’Neil.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return spell(text).replaceAll(LOOSE_DASH, "").replaceAll(/\s+/g, " ").trim();
}

/**
 * The words that were typed, each folded; none for blanks alone. Commas and hyphens part words, so that
 * "Lima, Rafael" and "anne-marie" find what is written in another order or without them.
 */
export function searchWords(typed: string): readonly string[] {
  const plain = spell(typed).replaceAll(LOOSE_DASH, " ").trim();
  if (plain === "") return [];
  const words = plain.split(/[\s,;]+/).filter((word) => word !== "");
  return words.length > 0 ? words : [plain];
}

/**
 * Whether a folded text has these words, one behind the other or in any order. In another order a number has to
 * begin where one begins in the text: "base 4" finds Base 4 and Base 40, and not Base 14.
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

/** Whether a text has every word of what was typed, in any order; signs are taken literally. */
export function finds(typed: string): (text: string) => boolean {
  const words = searchWords(typed);
  return (text) => hasWords(fold(text), words);
}

/** The entries whose text has every word of what was typed, in the order given. */
export function filterByText<T>(
  items: readonly T[],
  typed: string,
  textOf: (item: T) => string,
): T[] {
  const isFound = finds(typed);
  return items.filter((item) => isFound(textOf(item)));
}
