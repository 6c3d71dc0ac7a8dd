import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Announces that a skeleton is loading. */
export function Loading({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  return (
    <Box component="output" aria-busy sx={{ display: "block" }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}
