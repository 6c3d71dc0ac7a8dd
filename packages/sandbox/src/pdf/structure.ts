import { type PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from "pdf-lib";

/** Kinds of structure elements used here (PDF 32000-1, 14.8). */
export type Role = "Document" | "H1" | "H2" | "P" | "Figure" | "Table" | "TR" | "TH" | "TD";

/** A node of what a screen reader is told: the order and meaning of what is on the pages. */
export interface Element {
  role: Role;
  kids: (Element | Mark)[];
  /** What a figure shows. */
  alt?: string;
  /** What was drawn as its content, line after line. */
  text?: string;
  /** Letters of the text could not be drawn: readers are told the text itself. */
  isReplaced?: boolean;
  /** What a heading cell is the heading of. */
  scope?: "Row" | "Column";
  /** Columns a cell goes over. */
  columns?: number;
}

/** A marked piece of a page's content. */
interface Mark {
  page: PDFPage;
  id: number;
}

/** Gathers the structure of a document while it is drawn, and writes it at the end. */
export class Structure {
  readonly root: Element = { role: "Document", kids: [] };
  readonly #document: PDFDocument;
  /** Marks of each page, by their number, with the element each belongs to. */
  readonly #marks = new Map<PDFPage, Element[]>();

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  /** A new element at the end of `parent`. */
  add(parent: Element, role: Role, more: Pick<Element, "alt" | "scope" | "columns"> = {}): Element {
    const element: Element = { role, kids: [], ...more };
    parent.kids.push(element);
    return element;
  }

  /** The number under which the next piece of a page belongs to an element. */
  mark(page: PDFPage, element: Element): number {
    const marks = this.#marks.get(page) ?? [];
    this.#marks.set(page, marks);
    const id = marks.push(element) - 1;
    element.kids.push({ page, id });
    return id;
  }

  /** Writes the tree, the way back from each page into it, and that the document has one. */
  write(): void {
    const { context, catalog } = this.#document;
    const tree = context.nextRef();
    const refs = new Map<Element, PDFRef>();
    const top = this.#write(this.root, tree, refs);
    const numbers: (number | PDFRef)[] = [];
    [...this.#marks].forEach(([page, elements], index) => {
      page.node.set(PDFName.of("StructParents"), context.obj(index));
      page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
      const owners = elements.flatMap((element) => refs.get(element) ?? []);
      numbers.push(index, context.register(context.obj(owners)));
    });
    context.assign(
      tree,
      context.obj({
        Type: "StructTreeRoot",
        K: [top],
        ParentTree: context.register(context.obj({ Nums: numbers })),
        ParentTreeNextKey: this.#marks.size,
      }),
    );
    catalog.set(PDFName.of("StructTreeRoot"), tree);
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  }

  #write(element: Element, parent: PDFRef, refs: Map<Element, PDFRef>): PDFRef {
    const { context } = this.#document;
    const ref = context.nextRef();
    refs.set(element, ref);
    const kids = element.kids.map((kid) =>
      "role" in kid
        ? this.#write(kid, ref, refs)
        : context.obj({ Type: "MCR", Pg: kid.page.ref, MCID: kid.id }),
    );
    const node = context.obj({ Type: "StructElem", S: element.role, P: parent, K: kids });
    if (element.alt !== undefined) {
      node.set(PDFName.of("Alt"), PDFHexString.fromText(element.alt));
    }
    if (element.isReplaced === true) {
      node.set(PDFName.of("ActualText"), PDFHexString.fromText(element.text ?? ""));
    }
    if (element.scope !== undefined || element.columns !== undefined) {
      const table = context.obj({ O: "Table" });
      if (element.scope !== undefined) {
        table.set(PDFName.of("Scope"), PDFName.of(element.scope));
      }
      if (element.columns !== undefined) {
        table.set(PDFName.of("ColSpan"), context.obj(element.columns));
      }
      node.set(PDFName.of("A"), table);
    }
    context.assign(ref, node);
    return ref;
  }
}
