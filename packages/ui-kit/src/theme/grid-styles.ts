import type { DataGridComponents } from "@mui/x-data-grid/themeAugmentation";
import { WEIGHT } from "./tokens.ts";
import { PHONE, STICKY, type ThemeComponents } from "./common-styles.ts";

/** Content that makes the whole row clickable. */
const PRESSED_FOR = "[role=rowheader] a[href], .MuiDataGrid-cellCheckbox :enabled";

export const grid: Pick<ThemeComponents, keyof DataGridComponents> = {
  MuiDataGrid: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        "--DataGrid-t-color-border-base": theme.vars.palette.divider,
        "--DataGrid-t-header-background-base": theme.vars.palette.background.sunken,
        "--DataGrid-t-color-interactive-focus": theme.vars.palette.focus,
        // "No match" is shown below the grid.
        "--DataGrid-overlayHeight": "0px",
        border: 0,
        borderRadius: 0,
        overflow: "visible",
        color: theme.vars.palette.text.primary,
        backgroundColor: "transparent",
        "& .MuiDataGrid-mainContent, & .MuiDataGrid-main": { overflow: "visible" },
        // The page scrolls, and the header sticks below top bar and tabs. Columns that do not fit
        // scroll inside the table.
        "& .MuiDataGrid-virtualScroller:not(.MuiDataGrid-virtualScroller--hasScrollX)": {
          // Overrides the grid's inline style.
          overflow: "visible !important",
        },
        "& .MuiDataGrid-topContainer": { top: STICKY },
        "& .MuiDataGrid-virtualScroller--hasScrollX .MuiDataGrid-topContainer": { top: 0 },
        "& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell": { padding: "0 16px" },
        "& .MuiDataGrid-columnHeader": {
          ...theme.typography.body2,
          color: theme.vars.palette.text.secondary,
        },
        // At the edge of the card, it would look like a broken border.
        "& .MuiDataGrid-columnHeader--last .MuiDataGrid-iconSeparator": { opacity: 0 },
        "& .MuiDataGrid-columnHeaderTitle": { fontWeight: WEIGHT.regular },
        "& .MuiDataGrid-columnHeader--sorted": { color: theme.vars.palette.text.primary },
        "& .MuiDataGrid-columnHeader--sorted .MuiDataGrid-columnHeaderTitle": {
          fontWeight: WEIGHT.strong,
        },
        "& .MuiDataGrid-cell": {
          display: "flex",
          alignItems: "center",
          minHeight: 44,
          paddingTop: 6,
          paddingBottom: 6,
          fontWeight: theme.typography.fontWeightRegular,
          // Breaks only words wider than a column, such as addresses.
          overflowWrap: "break-word",
          overflow: "visible",
        },
        "&.MuiDataGrid-root--densityCompact .MuiDataGrid-cell": {
          minHeight: 32,
          paddingTop: 2,
          paddingBottom: 2,
        },
        "&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell": { minHeight: 56 },
        "& .MuiDataGrid-cell > *": { minWidth: 0 },
        "& [role=rowheader] a:not(dd a)": { fontWeight: theme.typography.fontWeightMedium },
        "& .MuiDataGrid-columnHeaderCheckbox, & .MuiDataGrid-cellCheckbox": { padding: 0 },
        [`& .MuiDataGrid-row:has(${PRESSED_FOR})`]: { cursor: "pointer" },
        [`& .MuiDataGrid-row:hover:not(.Mui-selected, :has(${PRESSED_FOR}))`]: {
          backgroundColor: "transparent",
        },
        // The pager has its own border.
        "& .MuiDataGrid-footerContainer": { display: "block", minHeight: 0, border: 0 },
        // Without hover, MUI shows every column's menu icon and truncates the headers. A tap on a
        // header sorts, and the View menu has the columns.
        "@media (hover: none)": {
          "&& .MuiDataGrid-columnHeader .MuiDataGrid-menuIcon": { width: 0, visibility: "hidden" },
        },
        [PHONE]: {
          // MUI hides the page size on phones.
          "& .MuiTablePagination-selectLabel": { display: "block" },
          "& .MuiTablePagination-input": { display: "inline-flex" },
        },
      }),
    },
  },
};
