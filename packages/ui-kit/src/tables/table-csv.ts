import { createContext } from "react";
import { textOf } from "./grid-columns.tsx";
import type { GridColumn } from "./grid-columns.tsx";

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function csvField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The rows as CSV, one line each below the names of the columns. The grid's own export knows the rows of
 * one page only; this one takes all that match, with the same rules: formulas escaped
 * (`escapeFormulas`), and a mark that tells spreadsheets it is UTF-8 (`utf8WithBom`).
 */
export function csvOf<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns
    .filter(({ disableExport }) => disableExport !== true)
    .flatMap((column) => [
      { name: column.headerName, text: (row: Row) => textOf(column, row) },
      ...(column.exportAlso === undefined
        ? []
        : [{ name: column.exportAlso.headerName, text: column.exportAlso.value }]),
    ]);
  const lines = [
    exported.map(({ name }) => name),
    ...rows.map((row) => exported.map(({ text }) => text(row))),
  ];
  return `\uFEFF${lines.map((line) => line.map(csvField).join(",")).join("\r\n")}\r\n`;
}

/** A list's name as part of a file's: 'Events and documents' becomes 'events-and-documents'. */
export function fileNameOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Saves the CSV of a list, whose name tells it apart from others: 'people'. */
export type SaveTable = (csv: Blob, list: string) => void;

/**
 * How an exported list becomes a file: the day in its name is the owner's to say. Without an owner
 * nothing is exported.
 */
export const TableExports = createContext<SaveTable | null>(null);
