import type { CSSObject } from "@mui/material/styles";
import { FOLDED_TOOLS } from "./TableLayout.tsx";

/** Where the tools are behind a button. */
const FOLDED = "@container (max-width: 39.99rem)";

/**
 * Styles of a table that a panel stands beside: its tools fold as on phones, so that no row of them is
 * added. Let its columns scroll sideways (`scrollsSideways`).
 */
export const BESIDE_PANEL: CSSObject = {
  "& .MuiOutlinedInput-root:has(> [type=search])": {
    flex: "1 1 180px",
    maxWidth: 300,
    [FOLDED]: { maxWidth: "none" },
  },
  "& .MuiAutocomplete-root": { flex: "1 1 150px", maxWidth: 220 },
  "& [data-more]": { [FOLDED]: { display: "inline-flex" } },
  "& [data-tools]": { [FOLDED]: FOLDED_TOOLS },
};
