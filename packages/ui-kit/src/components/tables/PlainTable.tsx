import type { ReactNode } from "react";
import { TABLE_ROLES } from "./table-room.ts";

export interface PlainTableProps {
  label: string;
  /** Head of the names. */
  named: ReactNode;
  /** The columns behind them. */
  columns: readonly {
    name: string;
    /** Where two may have one name. */
    key?: string;
    /** Stands in the head in place of the name alone. */
    head?: ReactNode;
  }[];
  /** With a cell for each column. */
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
  className?: string;
}

/** A table of names and values, without looks of its own. Each value carries the name of its column. */
export function PlainTable({ label, named, columns, rows, className }: PlainTableProps) {
  return (
    <table {...TABLE_ROLES.table} aria-label={label} className={className}>
      <thead {...TABLE_ROLES.rowGroup}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            {named}
          </th>
          {columns.map(({ name, key = name, head = name }) => (
            <th key={key} {...TABLE_ROLES.columnHeader} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.rowGroup}>
        {rows.map(({ key: id, name: title, cells }) => (
          <tr key={id} {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.rowHeader} scope="row">
              {title}
            </th>
            {columns.map(({ name, key = name }, at) => (
              <td key={key} {...TABLE_ROLES.cell} data-label={name}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
