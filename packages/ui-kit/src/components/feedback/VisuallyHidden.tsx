import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import visuallyHidden from "@mui/utils/visuallyHidden";
import type { ReactNode } from "react";

export const VisuallyHidden = styled("span")(visuallyHidden);

/**
 * Announces that something is loading, around a skeleton.
 *
 * @param props.label for a screen reader
 */
export function Loading({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  return (
    <Box component="output" aria-busy sx={{ display: "block" }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}
