import type { ReactNode } from "react";
import { TABLE_ROLES } from "./table-breakpoint.ts";

export interface PlainTableProps {
  label: string;
  /** Header of the names. */
  named: ReactNode;
  columns: readonly {
    name: string;
    /** For columns with the same name. */
    key?: string;
    /** Replaces the name in the header. */
    head?: ReactNode;
  }[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
  className?: string;
}

/** Unstyled table of names and values; each value has its column's name in `data-label`. */
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
