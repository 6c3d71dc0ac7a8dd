import { INK, type Paper, type TextStyle } from "./paper.ts";
import type { Element } from "./pdfkit.d.ts";

export interface Column {
  header: string;
  width: number;
}

/** A cell: paragraphs below one another. */
export interface Cell {
  paragraphs: { text: string; style: TextStyle }[];
  /** A heading cell of its row or of the rows below. */
  scope?: "Row" | "Column";
  /** Columns it goes over, 1 when left out. */
  columns?: number;
  indent?: number;
}

export interface Row {
  cells: Cell[];
  /** Stays on the page of the row after it. */
  keepsNext?: boolean;
  /** A line above it. */
  isRuled?: boolean;
}

const PADDING = 4;
const HEAD: TextStyle = { size: 8.5, bold: true };

/**
 * Draws a table from where the last text ended, over as many pages as it takes. Its head comes again
 * on each of them (as furniture: readers heard it once), and no row is broken; rows that keep the next
 * are not parted from it. The tables of pdfkit do none of this, and have one style in a cell.
 */
export function drawTable(paper: Paper, columns: readonly Column[], rows: readonly Row[]): void {
  const { left } = paper.page.margins;
  const across = columns.reduce((sum, { width }) => sum + width, 0);
  const table = paper.element(paper.root, "Table");
  const placed = rows.map((row) => place(paper, columns, row));
  const head = place(paper, columns, {
    cells: columns.map(({ header }) => ({
      paragraphs: [{ text: header, style: HEAD }],
      scope: "Column",
    })),
  });
  let { y } = paper;
  const drawHead = (drawCells: () => void) => {
    paper.artifact("Layout", () => paper.rect(left, y, across, head.height).fill(INK.band));
    drawCells();
    y += head.height;
  };
  drawHead(() => drawRow(paper, table, head, y));
  placed.forEach((row, index) => {
    const isKept = placed[index - 1]?.row.keepsNext === true;
    if (!isKept && y + heightWithNext(placed, index) > paper.page.maxY()) {
      paper.addPage();
      y = paper.page.margins.top;
      drawHead(() => {
        paper.artifact("Pagination", () => {
          for (const cell of head.cells) writeCell(paper, cell, y);
        });
      });
    }
    if (row.row.isRuled === true) {
      paper.rule(left, y, across);
    }
    drawRow(paper, table, row, y);
    y += row.height;
  });
}

/** The height of a row and of those that stay with it. */
function heightWithNext(rows: readonly Placed[], from: number): number {
  const last = rows.findIndex(({ row }, index) => index >= from && row.keepsNext !== true);
  return rows.slice(from, last + 1).reduce((sum, { height }) => sum + height, 0);
}

/** A row with the place of each cell. */
type Placed = ReturnType<typeof place>;

function place(paper: Paper, columns: readonly Column[], row: Row) {
  let { left } = paper.page.margins;
  let column = 0;
  let height = 0;
  const cells = row.cells.map((cell) => {
    const { columns: span = 1, indent = 0 } = cell;
    const spanned = columns.slice(column, column + span).reduce((sum, { width }) => sum + width, 0);
    const placed = { cell, x: left + PADDING + indent, width: spanned - 2 * PADDING - indent };
    const { width } = placed;
    const heights = cell.paragraphs.map(({ text, style }) =>
      paper.use(style).heightOfString(text, { width }),
    );
    height = Math.max(
      height,
      heights.reduce((sum, each) => sum + each, 0),
    );
    left += spanned;
    column += span;
    return placed;
  });
  return { row, cells, height: height + 2 * PADDING };
}

function drawRow(paper: Paper, table: Element, row: Placed, y: number): void {
  const element = paper.element(table, "TR");
  for (const placed of row.cells) {
    const { paragraphs, scope, columns } = placed.cell;
    const options = {
      ...paper.told(paragraphs.map(({ text }) => text).join(" ")),
      ...(scope === undefined ? {} : { scope }),
      ...(columns === undefined ? {} : { columns }),
    };
    paper.element(element, scope === undefined ? "TD" : "TH", options, () =>
      writeCell(paper, placed, y),
    );
  }
}

function writeCell(paper: Paper, { cell, x, width }: Placed["cells"][number], y: number): void {
  paper.y = y + PADDING;
  for (const { text, style } of cell.paragraphs) {
    paper.use(style).text(text, x, paper.y, { width });
  }
}
