import type { CSSObject } from "@mui/material/styles";
import { WEIGHT } from "../../theme/tokens.ts";

/** Longer lists are for export, not for paper. */
export const MAX_PRINTED_ROWS = 1000;

/** Tables of a sheet; browsers repeat their heads on each page. */
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
};
