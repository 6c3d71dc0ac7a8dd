import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { visuallyHidden } from "./visually-hidden.ts";

export interface LoadingProps {
  /** What is being loaded, for a screen reader. Default 'Loading'. */
  label?: string;
  /** The picture of what is to come; hidden from assistive technology. */
  children: ReactNode;
}

/** Says once that something is loading, around a skeleton that only the eye can use. */
export function Loading({ label = "Loading", children }: LoadingProps) {
  return (
    <Box component="output" aria-busy sx={{ display: "block" }}>
      <Box component="span" sx={visuallyHidden}>
        {label}
      </Box>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}
