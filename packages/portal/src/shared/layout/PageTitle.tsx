import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";

export interface PageTitleProps {
  children: string;
  /** `bar` in the top bar, `page` on pages without the layout. */
  look?: "bar" | "page";
  /** The focus moves here when this changes. Default: the title. */
  focusKey?: string;
  /** Takes the focus on mount too: a page reached by navigation. */
  focusOnMount?: boolean;
}

/**
 * The page's only `h1`. It takes the focus after a route change, which is silent to a screen
 * reader.
 */
export function PageTitle({
  children,
  look = "page",
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
      variant={look === "bar" ? "h3" : "h2"}
      component="h1"
      ref={heading}
      tabIndex={-1}
      // No focus ring: reading starts here, nothing is operated.
      sx={{ overflowWrap: "anywhere", "&:focus-visible": { outline: 0 } }}
    >
      {children}
    </Typography>
  );
}
