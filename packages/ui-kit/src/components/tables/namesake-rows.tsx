import { createContext, use, useMemo } from "react";
import { MarkedName } from "../../text/MarkedName.tsx";
import { findNamesakeMarks, withMark } from "../../text/namesakes.ts";
import { type GridColumn, textOf } from "./table-rows.ts";

/**
 * Marks by id for all tables of a screen, which may share names. By default, each table compares
 * its own rows.
 */
export const SharedMarks = createContext<ReadonlyMap<string, string> | null>(null);

/**
 * Marks rows whose names look alike (`GridColumn.namesakes`) on screen, in announcements, copies and
 * exports. Sorting ignores the marks.
 */
export function useNamesakeRows<Row>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[] | undefined,
) {
  const shared = use(SharedMarks);
  return useMemo(() => {
    const title = columns.find(({ namesakes }) => namesakes !== undefined);
    const marks =
      title?.namesakes &&
      (shared ??
        findNamesakeMarks(rows ?? [], { nameOf: (row) => textOf(title, row), ...title.namesakes }));
    const markOf = (row: Row) => title?.namesakes && marks?.get(title.namesakes.idOf(row));
    if (!marks?.size) return { columns, markOf };
    const marked = columns.map((column): GridColumn<Row> => {
      const { cell } = column;
      if (column !== title) {
        return cell ? { ...column, cell: (row) => cell(row, markOf(row)) } : column;
      }
      return {
        ...column,
        text: (row) => withMark(textOf(column, row), markOf(row)),
        cell: (row) =>
          cell?.(row, markOf(row)) ?? <MarkedName name={textOf(column, row)} mark={markOf(row)} />,
      };
    });
    return { columns: marked, markOf };
  }, [columns, rows, shared]);
}
