import type { DataGridProps, GridColumnVisibilityModel, GridDensity } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import type { TableSelection } from "./SelectionBar.tsx";
import type { VisibleRows, TableLayoutProps } from "./TableLayout.tsx";

/** What a user chooses in View. */
export interface GridView {
  readonly density: GridDensity;
  /** By field; columns without an entry are visible. */
  readonly columns: GridColumnVisibilityModel;
}

export interface DataTableProps<Row extends { id: string }> extends TableLayoutProps<Row> {
  /** With `onViewChange`, for a table that a new key replaces. Undefined is the default view. */
  view?: GridView | undefined;
  /** Called with the changed view. */
  onViewChange?: ((next: GridView) => void) | undefined;
  /** Makes rows selectable. */
  selection?: TableSelection<Row> | undefined;
  /**
   * Adds data that depends on neighbouring rows, such as the start of a month. Must be stable.
   *
   * @param first index of the first of these rows in all that match
   */
  layoutRows?: (
    rows: readonly Row[],
    first: number,
    view: Pick<VisibleRows<Row>, "deferred" | "matching">,
  ) => readonly Row[];
  /** Replaces the table on paper. Default: the columns that are shown. */
  renderPaper?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** All rows of a folded list. Default: the matching ones. */
  rowsToExport?: (() => readonly Row[]) | undefined;
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
   * Panel that steps through the rows. A click on a row, and Space on a cell, press the row's
   * button with `data-preview`.
   */
  renderSidePanel?: ((rows: VisibleRows<Row>) => ReactNode) | undefined;
}
