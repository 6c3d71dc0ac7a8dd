import Typography from "@mui/material/Typography";
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
    <Typography
      variant={look === "bar" ? "h3" : "h2"}
      component="h1"
      ref={heading}
      tabIndex={-1}
      // Where reading starts, not something to operate: no ring.
      sx={{ overflowWrap: "anywhere", "&:focus-visible": { outline: 0 } }}
    >
      {children}
    </Typography>
  );
}
