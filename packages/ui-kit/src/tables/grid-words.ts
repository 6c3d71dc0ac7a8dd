import type { GridLocaleText } from "@mui/x-data-grid";

/** The grid's words where they differ from the portal's plain English. */
export const GRID_WORDS: Partial<GridLocaleText> = {
  columnHeaderSortIconLabel: "Sort",
  columnMenuManageColumns: "Choose columns",
  columnMenuSortAsc: "Sort ascending",
  columnMenuSortDesc: "Sort descending",
  columnsManagementSearchTitle: "Find a column",
  columnsManagementShowHideAllText: "All columns",
  checkboxSelectionHeaderName: "Select",
  checkboxSelectionSelectAllRows: "Select all",
  checkboxSelectionUnselectAllRows: "Select all",
  paginationRowsPerPage: "Rows per page",
  paginationDisplayedRows: ({ from, to, count }) =>
    count === 0 ? "0 of 0" : `${from}–${to} of ${count}`,
  paginationItemAriaLabel: (type) => `${type.charAt(0).toUpperCase()}${type.slice(1)} page`,
};
