import { styled } from "@mui/material/styles";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import type { StatusTone } from "../theme/tokens.ts";

/** One card; on phones one row of 60 px in the list that the grid turns into. */
export const CardFrame = styled("div", {
  shouldForwardProp: (name) => name !== "tone" && name !== "look",
})<{ tone: StatusTone; look: "normal" | "selected" | "zero" | "loading" }>(({
  theme,
  tone,
  look,
}) => {
  const { palette } = theme.vars;
  const status = palette.status[tone];
  return {
    position: "relative",
    minWidth: 0,
    display: "flex",
    borderRadius: theme.vars.shape.borderRadius,
    border: `1px solid ${palette.divider}`,
    backgroundColor: look === "zero" ? "transparent" : palette.background.paper,
    ...(look === "normal" && { "&:hover": { borderColor: palette.control } }),
    ...(look === "selected" && {
      borderColor: status.main,
      boxShadow: `inset 0 0 0 1px ${status.main}`,
      backgroundColor: status.soft,
    }),
    [theme.breakpoints.down("sm")]: {
      border: 0,
      borderRadius: 0,
      "& + &": { borderTop: `1px solid ${palette.divider}` },
      ...(look === "selected" && { boxShadow: `inset 3px 0 0 ${status.main}` }),
    },
  };
});

/** The whole card is the target; the information button lies above it. */
export const CardTarget = styled("button")(({ theme }) => {
  const { palette } = theme.vars;
  return {
    font: "inherit",
    color: "inherit",
    textAlign: "left",
    letterSpacing: "inherit",
    width: "100%",
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    background: "none",
    cursor: "pointer",
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr auto",
    gridTemplateAreas: '"icon title" "count count" "footer footer"',
    "&:disabled": { cursor: "default", color: palette.text.tertiary },
    [theme.breakpoints.down("sm")]: {
      minHeight: 60,
      padding: "10px 52px 10px 16px",
      alignItems: "center",
      columnGap: 12,
      gridTemplateColumns: "20px minmax(0, 1fr) auto",
      gridTemplateRows: "auto auto",
      gridTemplateAreas: '"icon title count" "icon footer count"',
      // The ring would be cut off by the list around it.
      "&:focus-visible": { outlineOffset: -2 },
    },
  };
});

export const CardIcon = styled("span")(({ theme }) => ({
  gridArea: "icon",
  padding: "16px 0 0 16px",
  [theme.breakpoints.down("sm")]: { padding: 0 },
}));

export const CardTitle = styled("span")(({ theme }) => ({
  gridArea: "title",
  padding: "16px 48px 0 24px",
  minWidth: 0,
  overflowWrap: "anywhere",
  fontWeight: theme.typography.fontWeightMedium,
  "button:disabled > &": { fontWeight: theme.typography.fontWeightRegular },
  [theme.breakpoints.down("sm")]: { padding: 0, lineHeight: "1.25rem" },
}));

export const CardCount = styled("span")(({ theme }) => ({
  ...theme.typography.h1,
  ...TABULAR_FIGURES,
  letterSpacing: "-0.035em",
  gridArea: "count",
  padding: "4px 16px 12px",
  "button:disabled > &": { fontWeight: theme.typography.fontWeightRegular },
  [theme.breakpoints.down("sm")]: {
    padding: 0,
    fontSize: "1.25rem",
    lineHeight: "1.75rem",
    letterSpacing: "-0.01em",
  },
}));

export const CardFooter = styled("span", {
  shouldForwardProp: (name) => name !== "tone" && name !== "selected",
})<{ tone: StatusTone; selected: boolean }>(({ theme, tone, selected }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.body2,
    gridArea: "footer",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 8,
    padding: "8px 16px",
    borderTop: `1px solid ${palette.divider}`,
    color: palette.primary.text,
    "button:disabled > &": { color: "inherit" },
    "button:disabled > & > svg": { visibility: "hidden" },
    ...(selected && {
      color: palette.text.primary,
      fontWeight: theme.typography.fontWeightMedium,
      borderColor: `color-mix(in srgb, ${palette.status[tone].main} 22%, transparent)`,
      "& > svg": { color: palette.status[tone].main },
    }),
    [theme.breakpoints.down("sm")]: {
      padding: 0,
      border: 0,
      "& > svg": { display: "none" },
    },
  };
});

/** Where the information button sits: the card's corner, on phones the end of the row. */
export const CardCorner = styled("span")(({ theme }) => ({
  position: "absolute",
  top: 12,
  right: 10,
  [theme.breakpoints.down("sm")]: { top: "50%", right: 6, transform: "translateY(-50%)" },
}));
