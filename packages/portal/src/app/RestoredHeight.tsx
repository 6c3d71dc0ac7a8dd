import { use, useLayoutEffect } from "react";
import { UNSAFE_DataRouterStateContext, useLocation } from "react-router-dom";

/** What a person scrolls by. */
const SCROLLING = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
/** A page that is still lower then has become shorter. */
const LIMIT_MS = 5_000;

/**
 * Keeps a page that is returned to as high as its scroll position needs while its data arrive, and scrolls
 * there. A skeleton may be shorter than what it is exchanged for, and for a moment in that exchange the
 * document is short, where WebKit scrolls to its new end. Render it after `ScrollRestoration`, whose layout
 * effect comes first.
 */
export function RestoredHeight() {
  const { key } = useLocation();
  // The router offers it nowhere else.
  const position = use(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  useLayoutEffect(() => {
    if (typeof position !== "number" || position === 0) return;
    const { style } = document.body;
    const height = Math.ceil(position + window.innerHeight);
    style.minHeight = `${height}px`;
    window.scrollTo(0, position);
    let quiet = 0;
    const looking = setInterval(() => {
      // Several times in a row: rows are drawn in a frame after their skeleton has gone.
      const isLoading = document.querySelector("main [aria-busy=true]") !== null;
      const isHighEnough = (document.getElementById("root")?.scrollHeight ?? 0) >= height;
      quiet = isLoading || !isHighEnough ? 0 : quiet + 1;
      if (quiet > 3) release();
    }, 100);
    const late = setTimeout(() => release(), LIMIT_MS);
    function release() {
      style.minHeight = "";
      clearInterval(looking);
      clearTimeout(late);
      for (const event of SCROLLING) removeEventListener(event, release);
    }
    for (const event of SCROLLING) addEventListener(event, release, { passive: true });
    return release;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- two entries may have been left at one position
  }, [key, position]);
  return null;
}
