import Paper from "@mui/material/Paper";
import type { ReactNode } from "react";

/** Lists of a wide page: the last is beside the others, so that it is in view. */
const BESIDE = {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: 6,
  alignItems: "start",
  "& > section:last-of-type:not(:only-of-type)": { gridArea: "1 / 2 / span 2", mt: 0 },
} as const;

interface DetailCardProps {
  /** Puts the last list beside the others on wide pages. Default false. */
  isWide?: boolean;
  children: ReactNode;
}

export function DetailCard({ isWide = false, children }: DetailCardProps) {
  return (
    <Paper
      variant="outlined"
      sx={[
        // Lists fill the card.
        { px: { xs: 2, sm: 3 }, py: { xs: 0.5, sm: 1.5 }, "& > section": { maxWidth: "none" } },
        isWide && ((theme) => ({ [theme.breakpoints.up("lg")]: BESIDE })),
      ]}
    >
      {children}
    </Paper>
  );
}
