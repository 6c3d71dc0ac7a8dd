import type { CSSObject, Theme } from "@mui/material/styles";
import { LINK_LINE } from "../theme/tokens.ts";

/** How rich text looks, where it is shown and where it is written. */
export const prose = (theme: Theme): CSSObject => ({
  overflowWrap: "anywhere",
  "& :is(p, ul, ol, blockquote, pre, table, dl, h3, h4, h5, h6)": { margin: 0 },
  "& :is(p, ul, ol, blockquote, pre, table, dl, h3, h4, h5, h6) + *": { marginTop: 8 },
  "& :is(h3, h4, h5, h6, strong, b, th)": { fontWeight: theme.typography.fontWeightMedium },
  "& :is(h3, h4, h5, h6)": { fontSize: "inherit", lineHeight: "inherit" },
  "& :is(ul, ol)": { paddingLeft: 20 },
  "& li + li": { marginTop: 2 },
  "& blockquote": {
    paddingLeft: 16,
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  "& pre": { overflowX: "auto", whiteSpace: "pre-wrap" },
  "& table": { borderCollapse: "collapse" },
  "& :is(th, td)": {
    padding: "4px 12px",
    textAlign: "left",
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  // In running text a date keeps the figures of the words around it.
  "& time": { whiteSpace: "nowrap", fontVariantNumeric: "proportional-nums", letterSpacing: 0 },
  "& a": { color: theme.vars.palette.primary.text, ...LINK_LINE },
});
