/** Loaded only when a table is exported. */
import { type GridColumn, textOf, valueOf } from "./table-rows.ts";

/**
 * Text that a spreadsheet may compute: a formula sign after any blanks, quotes and invisible
 * characters, also in its wide East Asian forms.
 */
const FORMULA =
  /^(?:[\t\r\n]|[\s\p{Z}\p{Cc}\p{DI}\u2800"\u201c\u201d\u201e\u00ab\u00bb]*[=+\-@\u2212\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b].)/su;

/** The same inside a text, behind what a spreadsheet may split it at, whatever its settings. */
const INNER_FORMULA =
  /(?<=[,;\t\r\n])(?=(?:(?![\t\r\n])[\s\p{Z}\p{Cc}\p{DI}\u2800"\u201c\u201d\u201e\u00ab\u00bb])*[=+\-@\u2212\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b][^,;\t\r\n])/gu;

/** An item of a list ("- brakes"), a negative number or a telephone number: nothing to compute. */
const CALM_SIGN = /^ *[+\-\u2212](?:\s|\d[^-+*/^&=<>,;\t\r\n\u2212]*(?:[,;\t\r\n]|$))/u;

/** A call, a program, or a cell of another file. */
const ACTIVE = /[\p{L}\p{N}_.]\s*[(\uff08]|[|\uff5c]|[!\uff01]\S|['"]#/u;

/** An apostrophe makes a text of a formula. */
function escapeFormulas(value: string): string {
  const mayBeCalm = !ACTIVE.test(value);
  const inner = value.replaceAll(INNER_FORMULA, (_, at: number) =>
    mayBeCalm && CALM_SIGN.test(value.slice(at)) ? "" : "'",
  );
  return FORMULA.test(value) ? `'${inner}` : inner;
}

/** A number cannot be a formula. */
function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = escapeFormulas(value);
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The number only where the cell shows exactly that. */
function exportedValue<Row>(column: GridColumn<Row>, row: Row): string | number {
  const value = valueOf(column, row);
  const text = textOf(column, row);
  return typeof value === "number" && text === String(value) ? value : text;
}

/** Spreadsheets expect a semicolon where numbers have a decimal comma. */
export function csvSeparator(locale?: string): "," | ";" {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value === "." ? "," : ";";
}

/**
 * CSV of all rows, since the grid exports only one page. Like the grid's own, it escapes formulas
 * (`escapeFormulas`); it begins with a byte order mark, without which Excel reads no UTF-8.
 */
export function csvOf<Row>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  separator: "," | ";" = ",",
): string {
  const exported = columns
    .filter(({ disableExport }) => disableExport !== true)
    .flatMap(({ extraExportColumn, ...column }) => [
      { headerName: column.headerName, value: (row: Row) => exportedValue(column, row) },
      ...(extraExportColumn === undefined ? [] : [extraExportColumn]),
    ]);
  const lines = [
    exported.map(({ headerName }) => headerName),
    ...rows.map((row) => exported.map(({ value }) => value(row))),
  ];
  return `\uFEFF${lines.map((line) => line.map(csvField).join(separator)).join("\r\n")}\r\n`;
}

/** With day and ending below 255 bytes, the limit of most disks: a letter has up to four. */
const MAX_LETTERS = 56;

/** 'Events and documents' becomes 'events-and-documents'. */
export function slugify(label: string): string {
  // Letters of many scripts need their marks and joiners.
  const words = label
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}\u200c\u200d]+/gu, "-");
  return Array.from(words).slice(0, MAX_LETTERS).join("").replaceAll(/^-|-$/g, "");
}
