import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";

export interface PageTitleProps {
  children: string;
  /** `bar` in the shell's top bar, `page` on pages without a shell. */
  look?: "bar" | "page";
  /** Focus moves here whenever this changes: give what identifies the route. Default: the title. */
  focusKey?: string;
  /** Takes focus when it first appears too: a page reached by navigation that replaces another. */
  focusOnMount?: boolean;
}

/**
 * The page's only `h1`. A route change inside one document is silent to a screen reader and leaves
 * the keyboard where the old page was, so the new title takes the focus.
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
    <Box
      component="h1"
      ref={heading}
      tabIndex={-1}
      sx={{
        m: 0,
        typography: look === "bar" ? "h3" : "h2",
        ...(look === "bar" && { letterSpacing: "-0.012em" }),
        overflowWrap: "anywhere",
        // Where reading starts, not something to operate: no ring.
        "&:focus-visible": { outline: 0 },
      }}
    >
      {children}
    </Box>
  );
}
