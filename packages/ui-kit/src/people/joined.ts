import type { Theme } from "@mui/material/styles";

/**
 * What is joined to the top bar: right under it and from edge to edge; the shell cuts off what reaches
 * over. The painted edge lies behind the content and before the page.
 */
export const joinedToBar = ({ vars, breakpoints }: Theme) =>
  ({
    position: "relative",
    isolation: "isolate",
    margin: "calc(-1 * var(--page-top, 24px)) 0 24px",
    "&::before": {
      content: '""',
      position: "absolute",
      zIndex: -1,
      inset: "0 -100vmax",
      borderBottom: `1px solid ${vars.palette.divider}`,
      backgroundColor: vars.palette.background.paper,
    },
    [breakpoints.down("sm")]: { margin: "calc(-1 * var(--page-top, 16px)) -16px 16px" },
  }) as const;
