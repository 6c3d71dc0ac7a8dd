/** CJK collections that every PDF reader knows by name. */
const COLLECTIONS = {
  chinese: ["STSong-Light", "UniGB-UTF16-H", "GB1", 5],
  japanese: ["HeiseiKakuGo-W5", "UniJIS-UTF16-H", "Japan1", 6],
  korean: ["HYGoThic-Medium", "UniKS-UTF16-H", "Korea1", 2],
} as const;
export type CjkScript = keyof typeof COLLECTIONS;

const ANY =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

export function isCjk(letter: string): boolean {
  return ANY.test(letter);
}

/** Kana are Japanese, Hangul is Korean. */
export function cjkScriptOf(text: string): CjkScript {
  if (/\p{Script=Hangul}/u.test(text)) return "korean";
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "japanese" : "chinese";
}

/**
 * An embedded font would have tens of megabytes. These collections are in the PDF standard, readers
 * have or substitute them, and their Unicode encoding makes the text selectable. Every letter is as
 * wide as high.
 */
export function readerFont(doc: PDFKit.PDFDocument, script: CjkScript): PDFKit.PDFKitReference {
  const [font, encoding, ordering, supplement] = COLLECTIONS[script];
  // pdfkit writes a string as a name.
  const texts = new TextEncoder();
  const written = (data: object) => {
    const ref = doc.ref(data);
    ref.end();
    return ref;
  };
  const descriptor = written({
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
  const descendant = written({
    Type: "Font",
    Subtype: "CIDFontType0",
    BaseFont: font,
    CIDSystemInfo: {
      Registry: texts.encode("Adobe"),
      Ordering: texts.encode(ordering),
      Supplement: supplement,
    },
    DW: 1000,
    FontDescriptor: descriptor,
  });
  return written({
    Type: "Font",
    Subtype: "Type0",
    BaseFont: `${font}-${encoding}`,
    Encoding: encoding,
    DescendantFonts: [descendant],
  });
}

/** UTF-16, big-endian. */
export function readerFontHex(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return units.map((unit) => unit.toString(16).padStart(4, "0")).join("");
}
