import { create } from "fontkit";
import Pdf from "pdfkit";
import type { FontFiles, FontPair } from "./fonts.ts";
import { type HasLetter, MISSING, type TextRun, textRuns, type Script } from "./text-runs.ts";
import { type CjkScript, readerFont, readerFontHex } from "./reader-font.ts";

/** Every colour is readable in greyscale. */
export const INK = {
  text: "#1a1c21",
  soft: "#54524a",
  line: "#c7c4bd",
  band: "#f2f2ed",
  accent: "#1a4a73",
} as const;

export interface TextStyle {
  size: number;
  bold?: boolean;
  colour?: string;
}

interface About {
  title: string;
  subject: string;
  /** Epoch milliseconds in sandbox time. */
  generatedAt: number;
  fonts: FontFiles;
  layout?: "portrait" | "landscape";
  margins: { left: number; right: number; top: number; bottom: number };
}

interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  /** Column span. */
  columns?: number | undefined;
}

const AUTHOR = "Recurrent";
const INCOMPLETE = `${MISSING}: a letter that this PDF has no font for. The print page of the portal shows it.`;
/** Line height as a multiple of the size. */
const LEADING = 1.35;

/**
 * Makes A4 pages as a tagged PDF (PDF/UA-1 if every font is embedded). Everything drawn is in a
 * structure element, or in an artifact, which screen readers skip. Coordinates are points from the
 * upper left corner.
 *
 * pdfkit sets a text in one font. Here Latin, Greek and Cyrillic use Inter, Chinese, Japanese and
 * Korean the reader's own fonts, and other scripts Noto Sans. Letters without a font become boxes
 * with a foot note.
 */
export class PdfDocument extends Pdf {
  readonly root: PDFKit.PDFStructureElement;
  readonly #fonts: Record<"regular" | "semiBold", Font>;
  readonly #scripts: Partial<Record<Script, Font>> = {};
  readonly #readerFonts = new Map<CjkScript, PDFKit.PDFKitReference>();
  #size = 0;
  #weight: keyof FontPair = "regular";
  #used = "regular";
  #isIncomplete = false;

  constructor({ title, subject, generatedAt, fonts, layout = "portrait", margins }: About) {
    super({
      size: "A4",
      layout,
      margins,
      bufferPages: true,
      // No default font: it would not be embedded.
      font: "",
      pdfVersion: "1.7",
      tagged: true,
      lang: "en",
      displayTitle: true,
      info: {
        Title: title,
        Subject: subject,
        Author: AUTHOR,
        Creator: AUTHOR,
        Producer: AUTHOR,
        CreationDate: new Date(generatedAt),
        ModDate: new Date(generatedAt),
      },
    });
    this.#fonts = { regular: exact(fonts.regular), semiBold: exact(fonts.semiBold) };
    this.registerFont("regular", this.#fonts.regular);
    this.registerFont("semiBold", this.#fonts.semiBold);
    for (const [script, pair] of Object.entries(fonts.scripts) as [Script, FontPair][]) {
      this.#scripts[script] = createShapedFont(pair.regular);
      this.registerFont(`${script} regular`, this.#scripts[script]);
      this.registerFont(`${script} semiBold`, createShapedFont(pair.semiBold));
    }
    this.root = this.struct("Document");
    this.addStructure(this.root);
  }

  use({ size, bold = false, colour = INK.text }: TextStyle): this {
    this.#size = size;
    this.#weight = bold ? "semiBold" : "regular";
    this.#used = this.#weight;
    this.font(this.#weight, size).fillColor(colour);
    return this.lineGap(LEADING * size - this.currentLineHeight());
  }

  element(
    parent: PDFKit.PDFStructureElement,
    role: string,
    { columns, ...options }: ElementOptions = {},
    draw?: () => void,
  ): PDFKit.PDFStructureElement {
    const element = this.struct(role, options);
    if (columns !== undefined) {
      Object.assign(element.dictionary.data, { A: { O: "Table", ColSpan: columns } });
    }
    parent.add(element);
    if (draw !== undefined) {
      element.add(draw).end();
    }
    return element;
  }

  paragraph(
    role: "H1" | "H2" | "P",
    text: string,
    style: TextStyle,
    { after = 0, ...options }: PDFKit.Mixins.TextOptions & { after?: number } = {},
  ): void {
    this.element(this.root, role, this.actualText(text), () => this.use(style).text(text, options));
    this.y += after;
  }

  /** Screen readers need the text of letters drawn as boxes or shapes. */
  actualText(text: string): ElementOptions {
    const runs = this.#parts(text);
    const isPlain = runs.every(({ font }) => font === "base" || font === "reader");
    const drawn = runs.map((run) => run.text).join("");
    return isPlain && drawn === text.normalize("NFC") ? {} : { actual: text };
  }

  get incompleteness(): string {
    return this.#isIncomplete ? INCOMPLETE : "";
  }

  artifact(type: "Layout" | "Pagination", draw: () => void): void {
    this.markContent("Artifact", { type });
    draw();
    this.endMarkedContent();
  }

  rule(x: number, y: number, width: number): void {
    this.artifact("Layout", () => {
      this.moveTo(x, y).lineTo(x + width, y);
      this.lineWidth(0.5).stroke(INK.line);
    });
  }

  logo(x: number, y: number, size: number): void {
    const options = { alt: AUTHOR, bbox: [x, y, x + size, y + size] } as const;
    this.element(this.root, "Figure", options, () => {
      this.save().translate(x, y);
      this.scale(size / 32).path("M26.6 14.6A11 11 0 1 1 14.2 7.15");
      this.lineWidth(3.2).stroke(INK.accent);
      this.path("M29 7 14.6 1.2 18 7l-3.4 5.8z").fill(INK.accent);
      this.restore();
    });
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#readerFonts.size === 0) {
      this.initSubset({ subset: "PDF/UA" });
    }
    this.end();
    const chunks: BlobPart[] = [];
    for await (const chunk of this as AsyncIterable<BlobPart>) chunks.push(chunk);
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  }

  /** pdfkit would write later information into XML without escaping. */
  override endMetadata(): void {
    const { Title: title = "", Subject: subject = "" } = this.info;
    Object.assign(this.info, { Title: xml(title), Subject: xml(subject) });
    super.endMetadata();
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    return this.#parts(text).reduce((sum, run) => sum + this.#widthOf(run, options), 0);
  }

  override _fragment(text: string, x: number, y: number, options: PDFKit.Mixins.LineOptions): void {
    const { align, lineWidth = 0 } = options;
    let at = x;
    if (align === "center") {
      at += (lineWidth - this.widthOfString(text.trimEnd(), options)) / 2;
    }
    const { ascent, unitsPerEm } = this.#fonts.regular;
    // All fonts share one baseline.
    const baseline = (-ascent / unitsPerEm) * this.#size;
    for (const run of this.#parts(text)) {
      if (run.font === "reader") {
        this.#drawWithReaderFont(run.text, run.script, at, y);
      } else {
        this.#isIncomplete ||= run.font === "base" && run.text.includes(MISSING);
        const start = at;
        this.#within(run.font, () =>
          // oxlint-disable-next-line no-underscore-dangle -- pdfkit has no other place for a second font
          super._fragment(run.text, start, y, { ...options, align: "left", baseline }),
        );
      }
      at += this.#widthOf(run, options);
    }
  }

  #parts(text: string): readonly TextRun[] {
    // Fast path: most texts are ASCII, and each is measured several times.
    if (/^[ -~]+$/.test(text)) return [{ font: "base", text }];
    const has: HasLetter = (font, letter) => {
      const file = font === "base" ? this.#fonts.regular : this.#scripts[font];
      return file?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) === true;
    };
    return textRuns(text, has);
  }

  #within<T>(font: "base" | Script, action: () => T): T {
    const former = this.#used;
    this.#used = font === "base" ? this.#weight : `${font} ${this.#weight}`;
    this.font(this.#used);
    const result = action();
    // pdfkit measures while it draws.
    this.#used = former;
    this.font(former);
    return result;
  }

  #widthOf(run: TextRun, options?: PDFKit.Mixins.TextOptions): number {
    if (run.font === "reader") return Array.from(run.text).length * this.#size;
    return this.#within(run.font, () => super.widthOfString(run.text, options));
  }

  #drawWithReaderFont(text: string, script: CjkScript, x: number, y: number): void {
    const font = this.#readerFonts.get(script) ?? readerFont(this, script);
    this.#readerFonts.set(script, font);
    Object.assign(this.page.fonts, { [script]: font });
    const { ascent, unitsPerEm } = this.#fonts.regular;
    // Y goes down on pages, but up in letters.
    this.save().transform(1, 0, 0, -1, x, y + (ascent / unitsPerEm) * this.#size);
    this.addContent(`BT /${script} ${this.#size} Tf <${readerFontHex(text)}> Tj ET`);
    this.restore();
  }
}

type Font = ReturnType<typeof create>;

/** No contextual letters: '->' and '3x2' are shown as written. */
function exact(file: Uint8Array): Font {
  const font = create(file);
  const layout = font.layout.bind(font);
  font.layout = (text) => layout(text, { calt: false, liga: false });
  return font;
}

/** These scripts need contextual letters; digits still run from left to right. */
function createShapedFont(file: Uint8Array): Font {
  const font = create(file);
  const layout = font.layout.bind(font);
  font.layout = (text, features) =>
    /^[\p{Number}\p{Punctuation}]+$/u.test(text)
      ? layout(text, features, undefined, undefined, "ltr")
      : layout(text, features);
  return font;
}

function xml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
