import {
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFName,
  type PDFPage,
  type PDFRef,
} from "pdf-lib";
import { type CjkScript, cjkFont, cjkHex, cjkScriptOf, isCjk } from "./cjk-font.ts";

/** Stands for a letter that no font here has. */
const MISSING = "\u25a1";

/** A piece of text in one font. */
export interface Run {
  font: PDFRef;
  name: string;
  encoded: PDFHexString;
  /** Width at one point of size. */
  width: number;
}

/** Text ready to be drawn. */
export interface SetText {
  runs: Run[];
  width: number;
  /** Some letter had to be replaced by a box: the text proper has to be told apart. */
  isReplaced: boolean;
}

/**
 * One weight of Inter, with which Latin, Greek and Cyrillic are set, and the reader's own fonts for
 * Chinese, Japanese and Korean. Of other scripts each letter becomes a box.
 */
export class Typeface {
  readonly #document: PDFDocument;
  readonly #font: PDFFont;
  readonly #letters: ReadonlySet<number>;
  readonly #cjk: Map<CjkScript, PDFRef>;

  constructor(document: PDFDocument, font: PDFFont, cjk: Map<CjkScript, PDFRef>) {
    this.#document = document;
    this.#font = font;
    this.#letters = new Set(font.getCharacterSet());
    this.#cjk = cjk;
  }

  /** The text as runs of fonts; composed first, so that accents are letters of the font. */
  set(text: string): SetText {
    const runs: Run[] = [];
    let isReplaced = false;
    for (const { isForeign, part } of this.#parts(text.normalize("NFC"))) {
      if (isForeign) {
        runs.push(this.#foreign(part, text));
      } else {
        const shown = Array.from(part, (letter) => (this.#has(letter) ? letter : MISSING)).join("");
        isReplaced ||= shown !== part;
        runs.push(this.#own(shown));
      }
    }
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), isReplaced };
  }

  /** Lines no wider than `width` at a size; a word that is wider alone is broken. */
  lines(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = "";
    const fits = (candidate: string) => this.set(candidate).width * size <= width;
    for (const word of text.split(/\s+/u).filter((part) => part !== "")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== "") {
        lines.push(line);
      }
      line = "";
      for (const letter of word) {
        if (line !== "" && !fits(line + letter)) {
          lines.push(line);
          line = "";
        }
        line += letter;
      }
    }
    return line === "" && lines.length > 0 ? lines : [...lines, line];
  }

  #has(letter: string): boolean {
    return this.#letters.has(letter.codePointAt(0) ?? 0);
  }

  *#parts(text: string): Generator<{ isForeign: boolean; part: string }> {
    let part = "";
    let isForeign = false;
    for (const letter of text) {
      const next = !this.#has(letter) && isCjk(letter);
      if (part !== "" && next !== isForeign) {
        yield { isForeign, part };
        part = "";
      }
      isForeign = next;
      part += letter;
    }
    if (part !== "") {
      yield { isForeign, part };
    }
  }

  #own(part: string): Run {
    return {
      font: this.#font.ref,
      name: this.#font.name,
      encoded: this.#font.encodeText(part),
      width: this.#font.widthOfTextAtSize(part, 1),
    };
  }

  #foreign(part: string, whole: string): Run {
    const script = cjkScriptOf(whole);
    const font = this.#cjk.get(script) ?? cjkFont(this.#document.context, script);
    this.#cjk.set(script, font);
    const width = Array.from(part).length;
    return { font, name: `Cjk-${script}`, encoded: PDFHexString.of(cjkHex(part)), width };
  }
}

/** Names of fonts on a page: each font is put into its resources once. */
export class PageFonts {
  readonly #page: PDFPage;
  readonly #keys = new Map<PDFRef, PDFName>();

  constructor(page: PDFPage) {
    this.#page = page;
  }

  keyOf({ font, name }: Run): PDFName {
    const known = this.#keys.get(font) ?? this.#page.node.newFontDictionary(name, font);
    this.#keys.set(font, known);
    return known;
  }
}
