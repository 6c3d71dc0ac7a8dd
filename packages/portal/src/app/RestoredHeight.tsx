import { use, useLayoutEffect } from "react";
import { UNSAFE_DataRouterStateContext, useLocation } from "react-router-dom";

const SCROLLING = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
const CHECK_EVERY_MS = 100;
/** A page that is still too low so long after its data has loaded has become shorter. */
const LIMIT_MS = 5_000;

/**
 * Keeps a restored page high enough while data loads: WebKit scrolls to the end of a document that
 * is short for a moment. Render after `ScrollRestoration`, whose layout effect must run first.
 */
export function RestoredHeight() {
  const { key } = useLocation();
  // The router exposes it nowhere else.
  const position = use(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  useLayoutEffect(() => {
    if (typeof position !== "number" || position === 0) return;
    const { style } = document.body;
    const height = Math.ceil(position + window.innerHeight);
    style.minHeight = `${height}px`;
    window.scrollTo(0, position);
    let quiet = 0;
    let waited = 0;
    const timer = setInterval(() => {
      // Rows appear a frame after their skeleton is gone.
      const isLoading = document.querySelector("main [aria-busy=true]") !== null;
      const isHighEnough = (document.getElementById("root")?.scrollHeight ?? 0) >= height;
      quiet = isLoading || !isHighEnough ? 0 : quiet + 1;
      if (!isLoading) waited += CHECK_EVERY_MS;
      if (quiet > 3 || waited > LIMIT_MS) release();
    }, CHECK_EVERY_MS);
    function release() {
      style.minHeight = "";
      clearInterval(timer);
      for (const event of SCROLLING) removeEventListener(event, release);
    }
    for (const event of SCROLLING) addEventListener(event, release, { passive: true });
    return release;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- two history entries may share a position
  }, [key, position]);
  return null;
}
