import Paper from "@mui/material/Paper";
import type { ReactNode } from "react";

export function DetailCard({ children }: { children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      // Lists fill the card.
      sx={{ px: { xs: 2, sm: 3 }, py: { xs: 0.5, sm: 1.5 }, "& > section": { maxWidth: "none" } }}
    >
      {children}
    </Paper>
  );
}
