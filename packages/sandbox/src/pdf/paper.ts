import {
  beginMarkedContent,
  beginText,
  endMarkedContent,
  endText,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  rgb,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from "pdf-lib";
import { exactFontkit } from "./fontkit.ts";
import type { LoadFonts } from "./fonts.ts";
import { type Element, Structure } from "./structure.ts";
import { PageFonts, Typeface } from "./typeface.ts";

/** A4, in points. */
export const A4 = { width: 595.28, height: 841.89 } as const;

/** Colours that hold on a grey printer too: red, green and blue from 0 to 1. */
export const INK = {
  text: [0.1, 0.11, 0.13],
  soft: [0.33, 0.32, 0.29],
  line: [0.78, 0.77, 0.74],
  band: [0.95, 0.95, 0.93],
  accent: [0.1, 0.29, 0.45],
} as const;
type Colour = readonly [number, number, number];

/** How a piece of text looks. */
export interface TextStyle {
  size: number;
  bold?: boolean;
  colour?: Colour;
}

/** What a document says of itself. */
interface About {
  title: string;
  subject: string;
  /** Milliseconds since 1970 in the world's time. */
  generatedAt: number;
}

const AUTHOR = "Recurrent";

/** The mark of the product, in a square of 32. */
const MARK = [
  { path: "M26.6 14.6A11 11 0 1 1 14.2 7.15", isStroke: true },
  { path: "M29 7 14.6 1.2 18 7l-3.4 5.8z", isStroke: false },
] as const;

/**
 * Pages of a tagged PDF. Everything drawn belongs to an element of the structure or is an artifact:
 * decoration and page furniture that a screen reader passes over. Coordinates are points from the
 * lower left corner.
 */
export class Paper {
  readonly structure: Structure;
  readonly width: number;
  readonly height: number;
  readonly #document: PDFDocument;
  readonly #faces: { regular: Typeface; bold: Typeface };
  readonly #fonts = new Map<PDFPage, PageFonts>();

  private constructor(
    document: PDFDocument,
    faces: { regular: Typeface; bold: Typeface },
    size: { width: number; height: number },
  ) {
    this.#document = document;
    this.#faces = faces;
    this.width = size.width;
    this.height = size.height;
    this.structure = new Structure(document);
  }

  /** An empty document in English with embedded fonts and its metadata. */
  static async create(
    about: About,
    loadFonts: LoadFonts,
    size: { width: number; height: number } = A4,
  ): Promise<Paper> {
    const document = await PDFDocument.create();
    document.registerFontkit(exactFontkit);
    document.setTitle(about.title, { showInWindowTitleBar: true });
    document.setSubject(about.subject);
    document.setAuthor(AUTHOR);
    document.setCreator(AUTHOR);
    document.setProducer(AUTHOR);
    document.setLanguage("en");
    document.setCreationDate(new Date(about.generatedAt));
    document.setModificationDate(new Date(about.generatedAt));
    const { regular, semiBold } = await loadFonts();
    // no contextual letters: text is drawn run by run and must come back as it was
    const options = { subset: true, features: { calt: false, liga: false } };
    const cjk: ConstructorParameters<typeof Typeface>[2] = new Map();
    const faces = {
      regular: new Typeface(document, await document.embedFont(regular, options), cjk),
      bold: new Typeface(document, await document.embedFont(semiBold, options), cjk),
    };
    return new Paper(document, faces, size);
  }

  /** The pages so far. */
  get pages(): PDFPage[] {
    return this.#document.getPages();
  }

  addPage(): PDFPage {
    const page = this.#document.addPage([this.width, this.height]);
    this.#fonts.set(page, new PageFonts(page));
    return page;
  }

  /** The lines a text takes in a width. */
  lines(text: string, style: TextStyle, width: number): string[] {
    return this.#face(style).lines(text, style.size, width);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.#face(style).widthOf(text) * style.size;
  }

  /** Draws one line, its baseline beginning at x and y, as content of `element`. */
  text(
    page: PDFPage,
    element: Element,
    text: string,
    style: TextStyle,
    x: number,
    y: number,
  ): void {
    const id = this.structure.mark(page, element);
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
        PDFName.of(element.role),
        `<</MCID ${id}>>`,
      ]),
    );
    element.text = element.text === undefined ? text : `${element.text} ${text}`;
    element.isReplaced ||= this.#draw(page, text, style, x, y);
    page.pushOperators(endMarkedContent());
  }

  /** Draws one line as an artifact. */
  furniture(page: PDFPage, text: string, style: TextStyle, x: number, y: number): void {
    this.artifact(page, () => {
      this.#draw(page, text, style, x, y);
    });
  }

  /** Whatever `draw` draws is an artifact. */
  artifact(page: PDFPage, draw: () => void): void {
    page.pushOperators(beginMarkedContent("Artifact"));
    draw();
    page.pushOperators(endMarkedContent());
  }

  /** A line from one side to another. */
  rule(page: PDFPage, x: number, y: number, width: number, thickness = 0.5): void {
    this.artifact(page, () => {
      page.drawLine({
        start: { x, y },
        end: { x: x + width, y },
        thickness,
        color: rgb(...INK.line),
      });
    });
  }

  /** A filled rectangle, x and y its lower left corner. */
  band(page: PDFPage, x: number, y: number, width: number, height: number): void {
    this.artifact(page, () => {
      page.drawRectangle({ x, y, width, height, color: rgb(...INK.band) });
    });
  }

  /** The mark of the product with its upper left corner at x and y. */
  logo(page: PDFPage, x: number, y: number, size: number): void {
    const figure = this.structure.add(this.structure.root, "Figure", { alt: AUTHOR });
    const id = this.structure.mark(page, figure);
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
        PDFName.of("Figure"),
        `<</MCID ${id}>>`,
      ]),
    );
    const scale = size / 32;
    const color = rgb(...INK.accent);
    for (const { path, isStroke } of MARK) {
      const paint = isStroke ? { borderColor: color, borderWidth: 3.2 } : { color };
      page.drawSvgPath(path, { x, y, scale, ...paint });
    }
    page.pushOperators(endMarkedContent());
  }

  /** The bytes of the finished document. */
  async save(): Promise<Uint8Array<ArrayBuffer>> {
    this.structure.write();
    return new Uint8Array(await this.#document.save());
  }

  /** Draws; true when a letter had to be replaced by a box. */
  #draw(page: PDFPage, text: string, style: TextStyle, x: number, y: number): boolean {
    const { runs, isReplaced } = this.#face(style).set(text);
    const fonts = this.#fonts.get(page) ?? new PageFonts(page);
    const [red, green, blue] = style.colour ?? INK.text;
    const operators = [beginText(), setFillingRgbColor(red, green, blue)];
    let at = x;
    for (const run of runs) {
      operators.push(
        setFontAndSize(fonts.keyOf(run), style.size),
        setTextMatrix(1, 0, 0, 1, at, y),
        showText(PDFHexString.of(run.hex)),
      );
      at += run.width * style.size;
    }
    page.pushOperators(...operators, endText());
    return isReplaced;
  }

  #face({ bold }: TextStyle): Typeface {
    return bold === true ? this.#faces.bold : this.#faces.regular;
  }
}
