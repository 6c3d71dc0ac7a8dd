import type { CSSObject } from "@mui/material/styles";
import { WEIGHT } from "../../theme/tokens.ts";

/** Longer lists are for export, not for paper. */
export const MAX_PRINTED_ROWS = 1000;

/**
 * Tables of a sheet; browsers but WebKit repeat their heads on each page. `--paper-columns` has the widths
 * of the first columns for WebKit; the others are equal.
 */
export const PAPER_TABLE: CSSObject = {
  "& table": { width: "100%", borderCollapse: "collapse" },
  "& tr": { breakInside: "avoid" },
  "& :is(th, td)": {
    padding: "1mm 2mm 1mm 0",
    textAlign: "left",
    verticalAlign: "top",
    fontWeight: WEIGHT.regular,
    borderBottom: "0.5pt solid #BBB",
  },
  "& thead th": { fontWeight: WEIGHT.strong, borderBottom: "1pt solid" },
  // WebKit splits the rows of a table between sheets, a name from its status, but no blocks.
  "@supports (hanging-punctuation: first)": {
    "@media print": {
      "&& table, && :is(thead, tbody)": { display: "block" },
      "& tr": {
        display: "grid",
        gridTemplateColumns: "var(--paper-columns, minmax(0, 1.5fr))",
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
      },
      "&& tr > :is(th, td)": { width: "auto" },
    },
  },
};
