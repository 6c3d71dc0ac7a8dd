import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { MEASURE } from "../theme/tokens.ts";
import { Footer } from "./Footer.tsx";
import type { FooterProps } from "./Footer.tsx";

export interface CentredLayoutProps {
  /** Absent only while the product's own settings could not be read. */
  footer?: FooterProps;
  /** `form` 376 px, `message` 440 px. */
  width?: "form" | "message";
  children: ReactNode;
}

/** One block in the middle of an empty page: the lock screen, full-page messages. */
export function CentredLayout({ footer, width = "form", children }: CentredLayoutProps) {
  return (
    <Box sx={{ display: "grid", gridTemplateRows: "1fr auto", minHeight: "100dvh" }}>
      <Box component="main" sx={{ display: "grid", placeItems: "center", px: 2, py: 4 }}>
        <Box sx={{ width: "100%", maxWidth: width === "form" ? MEASURE.form : 440 }}>
          {children}
        </Box>
      </Box>
      {footer !== undefined && <Footer {...footer} centred />}
    </Box>
  );
}
