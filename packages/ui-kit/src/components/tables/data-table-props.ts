import type { DataGridProps } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import type { TableSelection } from "./SelectionBar.tsx";
import type { ShownRows, TableShellProps } from "./TableShell.tsx";

export interface DataTableProps<Row extends { id: string }> extends TableShellProps<Row> {
  /** Lets rows be ticked. */
  selection?: TableSelection<Row> | undefined;
  /** Tells the rows of a page what depends on their neighbours, as the begin of a month. Keep stable. */
  arrange?: (page: ShownRows<Row>) => readonly Row[];
  /** Room around single rows, and their classes; how a table with many columns stands in its frame. */
  look?: Pick<
    DataGridProps<Row>,
    "autoHeight" | "columnBufferPx" | "columnHeaderHeight" | "getRowSpacing" | "getRowClassName"
  >;
  /**
   * What goes through the rows beside the table, such as a panel that stands above the page. A row has a
   * preview where one of its cells has a button with `data-preview`: a press on the row, and Space on a cell
   * of it, press that button.
   */
  renderBeside?: ((rows: ShownRows<Row>) => ReactNode) | undefined;
}
