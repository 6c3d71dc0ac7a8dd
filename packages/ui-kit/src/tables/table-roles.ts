/**
 * The roles a table has anyway. Written out because the phone layout lays rows out as blocks, and
 * some browsers then stop telling assistive technology that they are rows and cells.
 */
export const TABLE_ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
