import { describe, expect, it } from "vitest";
import { foldIdentifier, trimIdentifier, trimLine } from "./trim-text.ts";

const code = (...points: number[]) => String.fromCodePoint(...points);

/** Invisible characters that no spelling needs, by their name. */
const INVISIBLE: readonly [what: string, text: string][] = [
  ["a zero width space", code(0x200b)],
  ["a byte order mark", code(0xfeff)],
  ["a soft hyphen", code(0xad)],
  ["a word joiner", code(0x2060)],
  ["a left-to-right mark", code(0x200e)],
  ["a right-to-left mark", code(0x200f)],
  ["an Arabic letter mark", code(0x61c)],
  ["an embedding and its end", code(0x202a, 0x202c)],
  ["an override", code(0x202e)],
  ["an isolate and its end", code(0x2067, 0x2069)],
  ["an invisible times", code(0x2062)],
  ["a combining grapheme joiner", code(0x34f)],
  ["a Hangul filler", code(0x3164)],
  ["a half-width Hangul filler", code(0xffa0)],
  ["a Hangul choseong filler", code(0x115f)],
  ["a Khmer inherent vowel", code(0x17b4)],
  ["an interlinear annotation", code(0xfff9, 0xfffb)],
  ["the place of an object", code(0xfffc)],
  ["a tag letter", code(0xe0061)],
  ["a joiner between Latin letters", code(0x200d)],
  ["a non-joiner between Latin letters", code(0x200c)],
  ["a null", code(0)],
  ["a bell", code(7)],
  ["an escape", code(0x1b)],
  ["a delete", code(0x7f)],
  ["a C1 control", code(0x9d)],
  ["half a character", "\ud83d"],
  ["a noncharacter", code(0xfffe)],
  ["a deprecated format", code(0x206f)],
  ["a musical format", code(0x1d173)],
  ["an Egyptian joiner", code(0x13430)],
  ["a Mongolian vowel separator of no Mongolian letter", code(0x180e)],
  ["a variation of a Latin letter", code(0xfe0f)],
  ["an ideographic variation of a Latin letter", code(0xe0100)],
];

describe("invisible characters", () => {
  it.each(INVISIBLE)("removes %s from a line and from an identifier", (_what, mark) => {
    for (const trim of [trimLine, trimIdentifier]) {
      expect(trim(`${mark}ada@lovelace.test`)).toBe("ada@lovelace.test");
      expect(trim(`ada@love${mark}lace.test`)).toBe("ada@lovelace.test");
      expect(trim(`ada@lovelace.test${mark}`)).toBe("ada@lovelace.test");
      expect(trim(` ${mark} ada@lovelace.test ${mark} `)).toBe("ada@lovelace.test");
      expect(trim(mark.repeat(3))).toBe("");
    }
    expect(foldIdentifier(`Ada${mark}@lovelace.test`)).toBe("ada@lovelace.test");
  });

  it.each([
    ["a line feed", "\n"],
    ["a Windows line end", "\r\n"],
    ["a tab", "\t"],
    ["a next line", code(0x85)],
    ["a line separator", code(0x2028)],
    ["a paragraph separator", code(0x2029)],
    ["a vertical tab", "\v"],
  ])("makes one blank of %s between two words", (_what, sign) => {
    expect(trimLine(`Ada${sign}Lovelace${sign}`)).toBe("Ada Lovelace");
  });

  it.each([" ", "\u00a0", "\u2003", "\u3000", "\u202f"])(
    "keeps %j as a blank, and trims it at both ends",
    (blank) => {
      expect(trimLine(`${blank}Ada${blank}Lovelace${blank}`)).toBe(`Ada${blank}Lovelace`);
    },
  );
});

/** Texts whose spelling needs an invisible character. */
const SPELLED: readonly [what: string, text: string][] = [
  ["a Persian name with a non-joiner", "علی‌رضا"],
  ["a Persian verb with a non-joiner", "می‌خواهم"],
  ["a non-joiner behind a vowel sign", "نامهٔ‌من"],
  ["a Persian letter with a joiner", "ه‍"],
  ["a Malayalam chillu", "രാമന്‍"],
  ["a Sinhala conjunct", "ශ්‍රී"],
  ["a Bengali conjunct", "র‍্যাব"],
  ["a Hindi half letter", "क्‍ष"],
  ["a Hindi virama that stays visible", "क्‌ष"],
  ["a Kannada virama at the end of a word", "ಜಾನ್‌"],
  ["a Mongolian vowel separator", "ᠮᠣᠩᠭᠣᠯ᠎ᠠ"],
  ["a Japanese name with a variation", `葛${code(0xe0100)}城`],
  ["an emoji of a family", "👨‍👩‍👧"],
  ["an emoji with a colour of skin", "👩🏽‍✈️"],
  ["an emoji with a variation", "❤️‍🔥"],
  ["a key as an emoji", "1️⃣"],
  ["the flag of Scotland", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["the flag of a country", "🇳🇴"],
  ["an apostrophe of Samoa", "Fa’asavalu"],
  ["Hawaiian", "Keʻalohilani"],
  ["Vietnamese with combining accents", "Nguye\u0302\u0303n"],
  ["Hebrew with points", "שָׁלוֹם"],
  ["Thai", "สมชาย ใจดี"],
  ["a private character", "\ue000"],
];

describe("joiners", () => {
  it.each(SPELLED)("keeps %s in a line", (_what, text) => {
    expect(trimLine(text)).toBe(text);
    expect(trimLine(`\u200b${text} \ufeff`)).toBe(text);
    expect(trimLine(trimLine(`x${text}x`))).toBe(trimLine(`x${text}x`));
  });

  it.each([
    ["a non-joiner at the end of a Persian word", "علی\u200c", "علی"],
    ["two of them", "علی\u200c\u200cرضا", "علی\u200cرضا"],
    ["one with a zero width space", "علی\u200c\u200bرضا", "علی\u200cرضا"],
    ["a joiner that leads to no other emoji", "👩\u200d Ada", "👩 Ada"],
    ["two variations of one character", "❤\ufe0f\ufe0f", "❤\ufe0f"],
    ["a variation of a blank", "Ada \ufe0fB", "Ada B"],
    ["letters of a flag that has no end", "🏴\u{e0067}\u{e0062}", "🏴"],
  ])("removes a character that spells nothing: %s", (_what, text, expected) => {
    expect(trimLine(text)).toBe(expected);
  });

  it("removes joiners from an identifier, where they would make an equal name", () => {
    expect(trimIdentifier("علی\u200cرضا@a.test")).toBe("علیرضا@a.test");
    expect(trimIdentifier("👩\u200d✈\ufe0f@a.test")).toBe("👩✈@a.test");
  });
});

describe("the comparison of identifiers", () => {
  it.each([
    ["case", "ADA@A.test", "ada@a.TEST"],
    ["full width", "ａｄａ＠ａ．test", "ada@a.test"],
    ["a ligature", "ﬁona@a.test", "fiona@a.test"],
    ["accents apart and together", "zoe\u0308@a.test", "ZOË@a.test"],
    ["a Kelvin sign", "\u212aarl@a.test", "karl@a.test"],
    ["a long s", "je\u017fs@a.test", "jess@a.test"],
    ["a circled letter", "ⓐda@a.test", "ada@a.test"],
    ["a mathematical letter", "𝐚da@a.test", "ada@a.test"],
    ["a capital sharp s", "GROẞ@a.test", "groß@a.test"],
    ["a Greek capital", "ΟΔΟΣ@a.test", "οδος@a.test"],
    ["a Greek capital before a dot", "ΝΙΚΟΣ.ΠΑΠΑΣ@a.test", "νικος.παπας@a.test"],
    ["a filler that NFKC makes of another", "a\uffa0da@a.test", "ada@a.test"],
    ["a superscript", "ada²@a.test", "ada2@a.test"],
    ["a domain in ASCII", "ana@münchen.de", "Ana@xn--mnchen-3ya.DE"],
    ["a domain with its accents apart", "ana@mu\u0308nchen.de", "ana@xn--mnchen-3ya.de"],
    ["a domain in capitals", "ANA@MÜNCHEN.DE", "ana@xn--mnchen-3ya.de"],
    ["a domain in full width", "ana＠ＭÜＮＣＨＥＮ．de", "ana@xn--mnchen-3ya.de"],
    ["a domain with a Chinese full stop", "ana@例え。jp", "ana@xn--r8jz45g.jp"],
    ["a domain with a sharp s", "ana@straße.de", "ana@xn--strae-oqa.de"],
    ["a domain with a final sigma", "ana@οδος.gr", "ana@xn--pxavbm.gr"],
    ["a domain of a local part with accents", "zoë@münchen.de", "zoë@xn--mnchen-3ya.de"],
    ["a domain after a second at sign", "a@ä@münchen.de", "a@ä@xn--mnchen-3ya.de"],
    ["capitals where the domain is none", "ZOË@Ä/b", "zoë@ä/B"],
  ])("equates identifiers that differ in %s", (_what, one, other) => {
    expect(foldIdentifier(one)).toBe(foldIdentifier(other));
  });

  it.each([
    ["ada@a.test", "adá@a.test"],
    ["strasse@a.test", "straße@a.test"],
    ["ada@a.test", "ada+1@a.test"],
    ["mike@a.test", "mıke@a.test"],
    ["soren@a.test", "søren@a.test"],
    ["ana@münchen.de", "ana@munchen.de"],
    ["ana@straße.de", "ana@strasse.de"],
    ["ana@mün/chen", "ana@mün/other"],
    ["ana@mün:80", "ana@mün"],
    ["ana@mün%2ede", "ana@mün.de"],
    ["mün", "xn--mn-xka"],
  ])("distinguishes identifiers that look different: %s and %s", (one, other) => {
    expect(foldIdentifier(one)).not.toBe(foldIdentifier(other));
  });
});
