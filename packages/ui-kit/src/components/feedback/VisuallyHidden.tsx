import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import visuallyHidden from "@mui/utils/visuallyHidden";
import type { ReactNode } from "react";

export const VisuallyHidden = styled("span")(visuallyHidden);

/** Announces that a skeleton is loading. */
export function Loading({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  return (
    <Box component="output" aria-busy sx={{ display: "block" }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}
