import { type PDFContext, PDFName, type PDFRef, PDFString } from "pdf-lib";

/** Collections of Chinese, Japanese and Korean letters that every reader of PDF knows by name. */
const COLLECTIONS = {
  chinese: { font: "STSong-Light", encoding: "UniGB-UTF16-H", ordering: "GB1", supplement: 5 },
  japanese: {
    font: "HeiseiKakuGo-W5",
    encoding: "UniJIS-UTF16-H",
    ordering: "Japan1",
    supplement: 6,
  },
  korean: { font: "HYGoThic-Medium", encoding: "UniKS-UTF16-H", ordering: "Korea1", supplement: 2 },
} as const;
export type CjkScript = keyof typeof COLLECTIONS;

const ANY =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Whether a letter belongs to these scripts. */
export function isCjk(letter: string): boolean {
  return ANY.test(letter);
}

/** The collection a text is best shown with: kana are Japanese, Hangul is Korean. */
export function cjkScriptOf(text: string): CjkScript {
  if (/\p{Script=Hangul}/u.test(text)) {
    return "korean";
  }
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "japanese" : "chinese";
}

/**
 * A font of the reader's own for one of the scripts. An embedded one would be tens of megabytes to
 * install; these collections are part of the PDF standard, readers bring or substitute them, and the
 * text stays selectable because its encoding is Unicode.
 */
export function cjkFont(context: PDFContext, script: CjkScript): PDFRef {
  const { font, encoding, ordering, supplement } = COLLECTIONS[script];
  const descriptor = context.obj({
    Type: "FontDescriptor",
    FontName: font,
    Flags: 4,
    FontBBox: [-200, -220, 1100, 900],
    ItalicAngle: 0,
    Ascent: 880,
    Descent: -120,
    CapHeight: 700,
    StemV: 80,
  });
  const descendant = context.obj({
    Type: "Font",
    Subtype: "CIDFontType0",
    BaseFont: font,
    CIDSystemInfo: context.obj({
      Registry: PDFString.of("Adobe"),
      Ordering: PDFString.of(ordering),
      Supplement: supplement,
    }),
    DW: 1000,
    FontDescriptor: context.register(descriptor),
  });
  return context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type0",
      BaseFont: PDFName.of(`${font}-${encoding}`),
      Encoding: encoding,
      DescendantFonts: [context.register(descendant)],
    }),
  );
}

/** A text in the encoding of these fonts: UTF-16, the greater byte first. */
export function cjkHex(text: string): string {
  let hex = "";
  for (let index = 0; index < text.length; index += 1) {
    hex += text.charCodeAt(index).toString(16).padStart(4, "0");
  }
  return hex;
}
