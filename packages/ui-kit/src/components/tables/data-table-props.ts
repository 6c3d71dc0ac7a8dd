import type { DataGridProps } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import type { TableSelection } from "./SelectionBar.tsx";
import type { ShownRows, TableLayoutProps } from "./TableLayout.tsx";

export interface DataTableProps<Row extends { id: string }> extends TableLayoutProps<Row> {
  /** Makes rows selectable. */
  selection?: TableSelection<Row> | undefined;
  /**
   * Adds to the rows of a page what depends on their neighbours, such as the start of a month. Must
   * be stable.
   */
  layoutRows?: (page: ShownRows<Row>) => readonly Row[];
  /** Spacing and classes of rows; size of the grid in its frame. */
  gridProps?: Pick<
    DataGridProps<Row>,
    | "autoHeight"
    | "columnBufferPx"
    | "columnHeaderHeight"
    | "getRowClassName"
    | "getRowSpacing"
    | "resizeThrottleMs"
  >;
  /**
   * Panel that steps through the rows. A row has a preview where a cell has a button with
   * `data-preview`: a press on the row, and Space on a cell, press that button.
   */
  renderSidePanel?: ((rows: ShownRows<Row>) => ReactNode) | undefined;
}
