import { styled } from "@mui/material/styles";
import type { RefObject } from "react";

const Anchor = styled("a")(({ theme }) => ({
  position: "absolute",
  left: 8,
  top: -64,
  zIndex: theme.zIndex.tooltip,
  padding: "8px 16px",
  borderRadius: theme.vars.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.control}`,
  color: theme.vars.palette.primary.text,
  backgroundColor: theme.vars.palette.background.paper,
  "&:focus": { top: 8 },
}));

/**
 * The first stop of the Tab key. It moves the focus itself: with addresses after the hash, following
 * `#main` would be a navigation.
 */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    <Anchor
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
        target.current?.scrollIntoView();
      }}
    >
      Skip to content
    </Anchor>
  );
}
