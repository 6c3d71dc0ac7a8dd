import { describe, expect, it } from "vitest";
import { filterByText, createMatcher, fold, searchWords } from "./search.ts";

/** Typed, and a text that it has to find; the text, typed as it is, finds the other way round as well. */
const SAME: readonly [typed: string, text: string][] = [
  // Apostrophes and the characters that keyboards type instead.
  ["o'neil", "O\u2019Neil"],
  ["o\u2019neil", "O'Neil"],
  ["o\u02BCneil", "O\u2018Neil"],
  ["o`neil", "O\u00B4Neil"],
  ["o\u2032neil", "O\u02B9Neil"],
  ["o\uFF07neil", "O\u201BNeil"],
  ["oneil", "O\u2019Neil"],
  ["fa'asavalu", "Teuila Fa\u2019asavalu"],
  ["hawai\u02BBi", "Hawai'i"],
  ["d'almeida", "D\u0384Almeida"],
  ["gallard", "Gal\u00B7lard"],
  ["o\u02EEneil", "O'Neil"],
  ["o\u05F4neil", "O'Neil"],
  ["o\u201Aneil", "O'Neil"],
  // Hyphens and dashes.
  ["jean\u2E3Aluc", "Jean-Luc"],
  ["jean\u301Cluc", "Jean-Luc"],
  ["jean-luc", "Jean\u2010Luc"],
  ["jean-luc", "Jean\u2011Luc"],
  ["jean-luc", "Jean\u2013Luc"],
  ["jean\u2212luc", "Jean-Luc"],
  ["jeanluc", "Jean-Luc"],
  ["jean luc", "Jean\uFF0DLuc"],
  ["737-800", "Boeing 737\u2013800"],
  ["737\u2212800", "Boeing 737-800"],
  ["2026-11-20", "2026\u201111\u201120"],
  // Blanks.
  ["ana lima", "Ana\u00A0Lima"],
  ["ana lima", "Ana  \t Lima"],
  ["ana\u00A0lima", "Ana\u202FLima"],
  ["ana\u3000lima", "Ana Lima"],
  ["\u2003ana\u2003", "Ana"],
  ["ana lima", "Ana\nLima"],
  ["ana\u0085lima", "Ana Lima"],
  ["ana\u2800lima", "Ana Lima"],
  // Digits of other scripts.
  ["group 10", "Group \u0661\u0660"],
  ["group 10", "Group \u0967\u0966"],
  ["group \u0661\u0660", "Group 10"],
  // Compatibility forms.
  ["fischer", "\uFB01scher"],
  ["offer", "o\uFB00er"],
  ["a320", "\uFF21\uFF13\uFF12\uFF10"],
  ["class 1", "Class \u2460"],
  ["m2", "m\u00B2"],
  ["no 5", "\u2116 5"],
  ["1/2", "\u00BD"],
  ["angstrom", "\u212Bngstr\u00F6m"],
  // Letters that Unicode does not decompose.
  ["soren", "S\u00F8ren"],
  ["lodz", "\u0141\u00F3d\u017A"],
  ["dorde", "\u0110or\u0111e"],
  ["strasse", "Stra\u00DFe"],
  ["strasse", "STRA\u1E9EE"],
  ["aesa", "\u00C6sa"],
  ["oeuvre", "\u0152uvre"],
  ["thordur", "\u00DE\u00F3r\u00F0ur"],
  ["hal", "\u0126al"],
  ["aliyeva", "Aliyeva"],
  ["agbenyaga", "Agbenya\u0263a"],
  ["vega", "\u01B2ega"],
  ["zulu", "\u01B7ulu"],
  ["ana", "\u023Ana"],
  // Turkish, Greek, marks.
  ["istanbul", "\u0130stanbul"],
  ["ISTANBUL", "\u0131stanbul"],
  ["yildiz", "YILDIZ"],
  [
    "\u03BF\u03B4\u03C5\u03C3\u03C3\u03B5\u03C5\u03C3",
    "\u039F\u03B4\u03C5\u03C3\u03C3\u03B5\u03CD\u03C2",
  ],
  ["e\u0301mile", "\u00C9mile"],
  ["nguyen", "Nguye\u0302\u0303n"],
  ["\u0645\u062D\u0645\u062F", "\u0645\u064F\u062D\u064E\u0645\u0651\u062F"],
  // Invisible characters.
  ["lufthansa", "Luft\u00ADhansa"],
  ["ana", "A\u200Bna"],
  ["ana", "\uFEFFAna"],
  ["\u200Bana\u2060", "Ana"],
  ["ana", "\u202AAna\u202C"],
  ["\u0646\u0645\u06CC\u0634\u0648\u062F", "\u0646\u0645\u06CC\u200C\u0634\u0648\u062F"],
];

it.each(SAME)("finds with %j the text %j", (typed, text) => {
  expect(createMatcher(typed)(text)).toBe(true);
});

it.each([
  ["Wi\u015Bniewski \u0141ukasz"],
  ["wisniewski, lukasz"],
  ["Wisniewski,Lukasz"],
  ["WISNIEWSKI;  Lukasz"],
  ["lukasz wisniewski"],
  ["lukasz, wisniewski,"],
  ["ukasz niewski"],
  ["NIEWSKI luk"],
  ["wisniewski,\u00A0lukasz"],
  ["wisniewski\u060C lukasz"],
  ["wisniewski\u3001lukasz"],
])("finds the person whose name is typed as %j", (typed) => {
  const names = ["\u0141ukasz Wi\u015Bniewski", "\u0141ukasz Nowak", "Jan Wi\u015Bniewski"];
  expect(filterByText(names, typed, (name) => name)).toEqual([names[0]]);
});

it.each([
  ["ana", "Anja"],
  ["o neil x", "O\u2019Neil"],
  ["2026-11-02", "2026-02-11"],
  ["2026-01-11", "2026-11-01"],
  ["base 4", "Base 14"],
  ["4 base", "Base 14"],
  ["passport 02-09", "Passport 2032-12-09"],
  ["737-800", "800-737"],
  ["(", "Captain"],
  [".*", "Captain"],
  ["\\", "Captain"],
  ["\u043A", "k"],
])("does not find with %j the text %j", (typed, text) => {
  expect(createMatcher(typed)(text)).toBe(false);
});

it.each(["", "  ", "\u00A0", "\u200B", "\u3000\u2003"])(
  "finds everything with the blanks %j",
  (typed) => {
    expect(searchWords(typed)).toEqual([]);
    expect(createMatcher(typed)("Ana")).toBe(true);
  },
);

/** Marks are letters in these scripts. */
const DIFFERENT: readonly [one: string, other: string][] = [
  // Japanese, also in half width.
  ["バス", "パス"],
  ["ビザ", "ピザ"],
  ["ハス", "バス"],
  ["はん", "ばん"],
  ["ﾊﾞｽ", "ﾊﾟｽ"],
  // Devanagari, Bengali, Gurmukhi, Gujarati.
  ["दिन", "दान"],
  ["मूल", "मेल"],
  ["कल", "काल"],
  ["फल", "फ़ेल"],
  ["দিন", "দান"],
  ["ਦਿਨ", "ਦਾਨ"],
  ["દિન", "દાન"],
  // Tamil, Telugu, Kannada, Malayalam, Sinhala.
  ["கல்", "கால்"],
  ["கல்", "கில்"],
  ["పాలు", "పులి"],
  ["ಹಾಲು", "ಹುಲಿ"],
  ["പാൽ", "പുൽ"],
  ["කල", "කාල"],
  // Thai, Lao, Khmer, Burmese, Tibetan, Thaana.
  ["ปี 1", "ปู 1"],
  ["ไม่", "ไม้"],
  ["ປີ", "ປູ"],
  ["គិត", "គូត"],
  ["ပါ", "ပူ"],
  ["བོད", "བུད"],
  ["ދިން", "ދުން"],
];

/** Marks are accents or vowels that people omit. */
const MERGED: readonly [one: string, other: string][] = [
  ["Élodie", "elodie"],
  ["Nguyễn", "NGUYEN"],
  ["Ώρα", "ωρα"],
  ["Ёлка", "елка"],
  ["שָׁלוֹם", "שלום"],
  ["مُحَمَّد", "محمد"],
  ["أحمد", "احمد"],
  ["1\uFE0F\u20E3", "1"],
  ["ﾊﾞｽ", "バス"],
  ["हि\u200Dन्दी", "हिन्दी"],
];

it.each(DIFFERENT)("takes %s and %s for different texts", (one, other) => {
  for (const form of ["NFC", "NFD"] as const) {
    expect(fold(one.normalize(form))).not.toBe(fold(other.normalize(form)));
    expect(fold(one.normalize(form))).toBe(fold(one));
  }
  expect(createMatcher(one)(other)).toBe(false);
  expect(createMatcher(other)(one)).toBe(false);
});

it.each(MERGED)("takes %s and %s for one text", (one, other) => {
  expect(fold(one)).toBe(fold(other));
  expect(createMatcher(one)(other)).toBe(true);
  expect(createMatcher(other)(one)).toBe(true);
});

it("finds a Hangul syllable while it is being typed", () => {
  for (const typed of ["\u3131", "가", "각", "각ㅅ", "각서"]) {
    expect([typed, createMatcher(typed)("각서")]).toEqual([typed, true]);
  }
});

describe("every text", () => {
  const texts = [
    ...SAME.flat(),
    ...DIFFERENT.flat(),
    ...MERGED.flat(),
    "a-1-b --2 3- -",
    "12--3 12\u2013\u20134",
    "A - B",
    "\u00A8 \u00B8x",
    "\uD83D\uDC69\u200D\u2708\uFE0F",
  ];

  it.each(texts)("folds once, and finds a text by itself and its beginnings: %j", (text) => {
    expect(fold(fold(text))).toBe(fold(text));
    for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const) {
      expect(createMatcher(text.normalize(form))(text)).toBe(true);
    }
    const letters = [...text];
    for (let end = 1; end <= letters.length; end += 1) {
      expect(createMatcher(letters.slice(0, end).join(""))(text)).toBe(true);
    }
  });
});
