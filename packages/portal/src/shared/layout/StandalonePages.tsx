import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import type { ReactNode } from "react";
import { Brand, MEASURE } from "@recurrent/ui-kit";
import { Footer } from "./Footer.tsx";
import type { FooterProps } from "./Footer.tsx";
import { PageTitle } from "./PageTitle.tsx";
import type { PageTitleProps } from "./PageTitle.tsx";

export interface AuthLayoutProps extends Pick<PageTitleProps, "focusOnMount"> {
  title: string;
  footer: FooterProps;
  children: ReactNode;
}

export function AuthLayout({ title, footer, children, ...focus }: AuthLayoutProps) {
  const { product } = footer;
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
          "& > :not(svg)": { position: "relative" },
          "& > p": { m: 0, maxWidth: "24ch", typography: "h2", fontWeight: "fontWeightRegular" },
        }}
      >
        <Orbit />
        <Brand product={product} size="large" variant="ink" />
        {/* index.html has the same text, so that it does not jump. */}
        <p>Who may fly today, and who needs training first.</p>
      </Box>
      <CentredLayout footer={{ ...footer, centred: false }}>
        <Box sx={{ display: { md: "none" }, mb: 5 }}>
          <Brand product={product} size="large" />
        </Box>
        <PageTitle {...focus}>{title}</PageTitle>
        <Box sx={{ mt: 3 }}>{children}</Box>
      </CentredLayout>
    </Box>
  );
}

export interface MessagePageProps {
  product: string;
  title: string;
  children: ReactNode;
  action?: { label: string; href: string } | { label: string; onSelect: () => void };
  /** Technical text for support. */
  detail?: string;
  /** Left out before printing; with it, the page looks like login. */
  footer?: FooterProps;
}

export function MessagePage({
  product,
  title,
  children,
  action,
  detail,
  footer,
}: MessagePageProps) {
  const message = (
    <>
      <Box sx={{ color: "text.secondary" }}>{children}</Box>
      {detail !== undefined && (
        <Paper
          component="pre"
          variant="outlined"
          sx={{ m: 0, mt: 2, p: 1.5, typography: "body2", whiteSpace: "pre-wrap" }}
        >
          {detail}
        </Paper>
      )}
      {action !== undefined && (
        <Button
          variant="contained"
          size="large"
          {...("href" in action ? { href: action.href } : { onClick: action.onSelect })}
          sx={{ mt: 3 }}
        >
          {action.label}
        </Button>
      )}
    </>
  );
  if (footer) {
    return (
      <AuthLayout title={title} footer={footer} focusOnMount>
        {message}
      </AuthLayout>
    );
  }
  return (
    <CentredLayout width={440}>
      <Box sx={{ mb: 4 }}>
        <Brand product={product} />
      </Box>
      <PageTitle focusOnMount>{title}</PageTitle>
      <Box sx={{ mt: 1 }}>{message}</Box>
    </CentredLayout>
  );
}

export interface CentredLayoutProps {
  footer?: FooterProps;
  /** In pixels. Default: the width of a form. */
  width?: number;
  children: ReactNode;
}

export function CentredLayout({ footer, width = MEASURE.form, children }: CentredLayoutProps) {
  return (
    <Box sx={{ display: "grid", gridTemplateRows: "1fr auto", minWidth: 0, minHeight: "100dvh" }}>
      <Box component="main" sx={{ display: "grid", placeItems: "center", px: 2, py: 4 }}>
        <Box sx={{ width: "100%", maxWidth: width, overflowWrap: "anywhere" }}>{children}</Box>
      </Box>
      {footer && <Footer centred {...footer} />}
    </Box>
  );
}

const RINGS = Array.from({ length: 9 }, (_, n) => 60 + n * 44);
const WING = "var(--mui-palette-nav-mark)";

/** Drawn: sharp at any size, without a request. */
function Orbit() {
  return (
    <Box
      component="svg"
      viewBox="-430 -430 860 860"
      fill="none"
      stroke="#FFFFFF"
      aria-hidden
      focusable="false"
      sx={{ position: "absolute", right: -260, bottom: -220, width: 860, height: 860 }}
    >
      {RINGS.map((radius, n) => (
        <circle key={radius} r={radius} strokeOpacity={0.16 - n * 0.012} />
      ))}
      {/* A scale of 72 marks, every sixth a long one: gaps leave one pixel of each stroke. */}
      <g strokeOpacity={0.22}>
        <circle r={408} strokeWidth={8} pathLength={72} strokeDasharray="0.028 0.972" />
        <circle r={398} strokeWidth={12} pathLength={12} strokeDasharray="0.005 0.995" />
      </g>
      <path
        d="M-253.6 -201.7A324 324 0 0 1 0 -324"
        stroke={WING}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path
        d="M0 0-30-12-22 0-30 12z"
        transform="translate(23.7 -323.1) rotate(2)"
        fill={WING}
        stroke="none"
      />
    </Box>
  );
}
