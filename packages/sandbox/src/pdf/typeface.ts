import { type PDFDocument, type PDFFont, type PDFName, type PDFPage, type PDFRef } from "pdf-lib";
import { type CjkScript, cjkFont, cjkHex, cjkScriptOf, isCjk } from "./cjk-font.ts";

/** Stands for a letter that no font here has. */
const MISSING = "\u25a1";

/** A piece of text in one font. */
export interface Run {
  font: PDFRef;
  name: string;
  /** The text in the encoding of the font. */
  hex: string;
  /** Width at one point of size. */
  width: number;
}

/** A letter as this weight shows it. */
interface Letter {
  shown: string;
  isCjk: boolean;
  isReplaced: boolean;
  /** At one point of size. */
  width: number;
  /** Known once it was drawn: only what is drawn goes into the file. */
  hex?: string;
}

/** Text ready to be drawn. */
export interface SetText {
  runs: Run[];
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
  readonly #has: ReadonlySet<number>;
  readonly #cjk: Map<CjkScript, PDFRef>;
  /** Asked of the font library once for each letter: a long record has a hundred thousand of them. */
  readonly #letters = new Map<string, Letter>();

  constructor(document: PDFDocument, font: PDFFont, cjk: Map<CjkScript, PDFRef>) {
    this.#document = document;
    this.#font = font;
    this.#has = new Set(font.getCharacterSet());
    this.#cjk = cjk;
  }

  /** The text as runs of fonts; composed first, so that accents are letters of the font. */
  set(text: string): SetText {
    const runs: Run[] = [];
    let isReplaced = false;
    let open: { run: Run; script: CjkScript | null } | undefined;
    for (const sign of text.normalize("NFC")) {
      const letter = this.#letter(sign);
      const script = letter.isCjk ? cjkScriptOf(text) : null;
      isReplaced ||= letter.isReplaced;
      if (open === undefined || open.script !== script) {
        open = { run: this.#emptyRun(script), script };
        runs.push(open.run);
      }
      open.run.hex += script === null ? this.#hexOf(letter) : cjkHex(sign);
      open.run.width += letter.width;
    }
    return { runs, isReplaced };
  }

  /** Width at one point of size. */
  widthOf(text: string): number {
    let width = 0;
    for (const sign of text.normalize("NFC")) {
      width += this.#letter(sign).width;
    }
    return width;
  }

  /** Lines no wider than `width` at a size; a word that is wider alone is broken. */
  lines(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    let line = "";
    const fits = (candidate: string) => this.widthOf(candidate) * size <= width;
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

  #letter(sign: string): Letter {
    let letter = this.#letters.get(sign);
    if (letter === undefined) {
      const isOwn = this.#has.has(sign.codePointAt(0) ?? 0);
      const isForeign = !isOwn && isCjk(sign);
      const shown = isOwn || isForeign ? sign : MISSING;
      letter = {
        shown,
        isCjk: isForeign,
        isReplaced: shown !== sign,
        width: isForeign ? 1 : this.#font.widthOfTextAtSize(shown, 1),
      };
      this.#letters.set(sign, letter);
    }
    return letter;
  }

  #hexOf(letter: Letter): string {
    letter.hex ??= this.#font.encodeText(letter.shown).asString();
    return letter.hex;
  }

  #emptyRun(script: CjkScript | null): Run {
    if (script === null) {
      return { font: this.#font.ref, name: this.#font.name, hex: "", width: 0 };
    }
    const font = this.#cjk.get(script) ?? cjkFont(this.#document.context, script);
    this.#cjk.set(script, font);
    return { font, name: `Cjk-${script}`, hex: "", width: 0 };
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
