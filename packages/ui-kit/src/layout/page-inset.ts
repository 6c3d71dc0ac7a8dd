import { MEASURE } from "../theme/tokens.ts";

/**
 * Side padding of everything that spans the page: 16 px on phones, 32 px above, and on very wide
 * screens whatever centres the content at its greatest width. Title bar, content and footer share it,
 * so their edges always line up.
 */
export const PAGE_INSET = {
  xs: "16px",
  sm: `max(32px, calc(50% - ${MEASURE.content / 2}px))`,
} as const;
