import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { MEASURE } from "../theme/tokens.ts";
import { Brand } from "./Brand.tsx";
import { Footer } from "./Footer.tsx";
import type { FooterProps } from "./Footer.tsx";
import { Orbit } from "./Orbit.tsx";
import { PageTitle } from "./PageTitle.tsx";
import type { PageTitleProps } from "./PageTitle.tsx";

export interface AuthLayoutProps extends Pick<PageTitleProps, "focusOnMount"> {
  product: string;
  title: string;
  /** One sentence at the foot of the ink panel. */
  tagline?: string;
  footer: FooterProps;
  /** The form and its links. */
  children: ReactNode;
}

/**
 * Login and password pages: an ink panel with the orbit, the form beside it. Below 860 px the panel
 * gives way and the brand stands above the form.
 */
export function AuthLayout({
  product,
  title,
  tagline = "Who may fly today, and who needs training first.",
  footer,
  children,
  ...focus
}: AuthLayoutProps) {
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(420px, 5fr) 7fr" },
        minHeight: "100dvh",
      }}
    >
      <Box
        component="aside"
        aria-label={product}
        sx={{
          position: "relative",
          display: { xs: "none", md: "flex" },
          flexDirection: "column",
          justifyContent: "space-between",
          overflow: "hidden",
          px: 5,
          py: 4,
          color: "nav.strong",
          bgcolor: "nav.bg",
        }}
      >
        <Orbit />
        <Box sx={{ position: "relative" }}>
          <Brand product={product} size="large" ground="ink" />
        </Box>
        <Box
          component="p"
          sx={{
            position: "relative",
            m: 0,
            maxWidth: "24ch",
            typography: "h2",
            fontWeight: "fontWeightRegular",
          }}
        >
          {tagline}
        </Box>
      </Box>
      <Box sx={{ display: "grid", gridTemplateRows: "1fr auto", minWidth: 0 }}>
        <Box component="main" sx={{ display: "grid", placeItems: "center", px: 2, py: 4 }}>
          <Box sx={{ width: "100%", maxWidth: MEASURE.form }}>
            <Box sx={{ display: { xs: "block", md: "none" }, mb: 5 }}>
              <Brand product={product} size="large" />
            </Box>
            <PageTitle {...focus}>{title}</PageTitle>
            <Box sx={{ mt: 3 }}>{children}</Box>
          </Box>
        </Box>
        <Footer {...footer} />
      </Box>
    </Box>
  );
}
