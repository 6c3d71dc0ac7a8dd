import type { CSSObject } from "@mui/material/styles";
import { FOLDED_TOOLS } from "./TableToolbar.tsx";

/** The tools are behind a button below this width. */
const FOLDED = "@container (max-width: 39.99rem)";

/**
 * Styles of a table next to a panel: its tools fold as on phones, so that they add no line. Use
 * with `scrollsSideways`.
 */
export const BESIDE_PANEL: CSSObject = {
  "& .MuiOutlinedInput-root:has(> [type=search])": { [FOLDED]: { maxWidth: "none" } },
  "& [data-more]": { [FOLDED]: { display: "inline-flex" } },
  "& [data-tools]": { [FOLDED]: FOLDED_TOOLS },
};
