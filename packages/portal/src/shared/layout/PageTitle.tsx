import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";

export interface PageTitleProps {
  children: string;
  /** `bar` in the top bar, `page` on pages without the layout. */
  variant?: "bar" | "page";
  /** A change moves the focus here. Default: the title. */
  focusKey?: string;
  /** Also takes the focus on mount, after a navigation. */
  focusOnMount?: boolean;
}

/** Takes the focus after a route change, which screen readers do not announce. */
export function PageTitle({
  children,
  variant = "page",
  focusKey = children,
  focusOnMount = false,
}: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedFor = useRef(focusOnMount ? null : focusKey);
  useEffect(() => {
    if (focusedFor.current === focusKey) return;
    focusedFor.current = focusKey;
    heading.current?.focus({ preventScroll: true });
  }, [focusKey]);

  return (
    <Typography
      variant={variant === "bar" ? "h3" : "h2"}
      component="h1"
      ref={heading}
      tabIndex={-1}
      // No focus ring: reading starts here, but nothing is operated.
      sx={{ overflowWrap: "anywhere", "&:focus-visible": { outline: 0 } }}
    >
      {children}
    </Typography>
  );
}
