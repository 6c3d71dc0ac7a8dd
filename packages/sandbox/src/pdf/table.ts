import type { PDFPage } from "pdf-lib";
import type { Paper, TextStyle } from "./paper.ts";
import type { Element } from "./structure.ts";

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
  /** A band behind it. */
  isBand?: boolean;
  /** A line above it. */
  isRuled?: boolean;
}

const PADDING = { x: 4, y: 4 } as const;
const LEADING = 1.35;
const HEAD: TextStyle = { size: 8.5, bold: true };

interface Measured {
  row: Row;
  /** Lines of each cell. */
  lines: { text: string; style: TextStyle }[][];
  height: number;
}

/** Where a table is drawn. */
interface Area {
  paper: Paper;
  page: PDFPage;
  x: number;
  /** Upper edge of the table. */
  y: number;
  /** Upper edge on the pages after the first, and the lower edge on all. */
  top: number;
  bottom: number;
}

/**
 * Draws a table over as many pages as it takes. Its head comes again on each of them (as furniture:
 * readers heard it once), and no row is broken; rows that keep the next are not parted from it.
 */
export function drawTable(area: Area, columns: readonly Column[], rows: readonly Row[]): void {
  const { paper } = area;
  const table = paper.structure.add(paper.structure.root, "Table");
  const head: Row = {
    cells: columns.map(({ header }) => ({
      paragraphs: [{ text: header, style: HEAD }],
      scope: "Column",
    })),
    isBand: true,
  };
  const measuredHead = measure(paper, columns, head);
  const measured = rows.map((row) => measure(paper, columns, row));
  let { page, y } = area;
  draw({ paper, page, x: area.x, y }, columns, measuredHead, paper.structure.add(table, "TR"));
  y -= measuredHead.height;
  measured.forEach((row, index) => {
    const isKept = index > 0 && measured[index - 1]?.row.keepsNext === true;
    if (!isKept && y - blockHeight(measured, index) < area.bottom) {
      page = paper.addPage();
      y = area.top;
      draw({ paper, page, x: area.x, y }, columns, measuredHead, null);
      y -= measuredHead.height;
    }
    draw({ paper, page, x: area.x, y }, columns, row, paper.structure.add(table, "TR"));
    y -= row.height;
  });
}

/** The height of a row and of those that stay with it. */
function blockHeight(rows: readonly Measured[], from: number): number {
  let height = 0;
  for (let index = from; index < rows.length; index += 1) {
    const row = rows[index];
    height += row?.height ?? 0;
    if (row?.row.keepsNext !== true) {
      break;
    }
  }
  return height;
}

function measure(paper: Paper, columns: readonly Column[], row: Row): Measured {
  let column = 0;
  const lines = row.cells.map(({ paragraphs, columns: span = 1, indent = 0 }) => {
    const width = widthOf(columns, column, span) - 2 * PADDING.x - indent;
    column += span;
    return paragraphs.flatMap(({ text, style }) =>
      paper.lines(text, style, width).map((line) => ({ text: line, style })),
    );
  });
  const heights = lines.map((cell) =>
    cell.reduce((sum, { style }) => sum + style.size * LEADING, 0),
  );
  return { row, lines, height: Math.max(...heights) + 2 * PADDING.y };
}

/** Draws a row below y; without an element it is furniture. */
function draw(
  { paper, page, x, y }: { paper: Paper; page: PDFPage; x: number; y: number },
  columns: readonly Column[],
  { row, lines, height }: Measured,
  element: Element | null,
): void {
  const whole = widthOf(columns, 0, columns.length);
  if (row.isBand === true) {
    paper.band(page, x, y - height, whole, height);
  }
  if (row.isRuled === true) {
    paper.rule(page, x, y, whole);
  }
  let column = 0;
  row.cells.forEach((cell, index) => {
    const { scope, columns: span = 1, indent = 0 } = cell;
    const left = x + widthOf(columns, 0, column) + PADDING.x + indent;
    column += span;
    const target =
      element === null
        ? null
        : paper.structure.add(element, scope === undefined ? "TD" : "TH", {
            ...(scope === undefined ? {} : { scope }),
            ...(span === 1 ? {} : { columns: span }),
          });
    let baseline = y - PADDING.y;
    for (const { text, style } of lines[index] ?? []) {
      baseline -= style.size * LEADING;
      const at = baseline + style.size * (LEADING - 1);
      if (target === null) {
        paper.furniture(page, text, style, left, at);
      } else if (text !== "") {
        paper.text(page, target, text, style, left, at);
      }
    }
  });
}

function widthOf(columns: readonly Column[], from: number, count: number): number {
  return columns.slice(from, from + count).reduce((sum, { width }) => sum + width, 0);
}
