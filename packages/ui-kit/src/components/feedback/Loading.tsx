import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { STILL_LOADING } from "../../theme/common-styles.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Announces that a skeleton is loading. */
export function Loading({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  return (
    <Box component="output" aria-busy sx={{ display: "block", ...STILL_LOADING }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}
