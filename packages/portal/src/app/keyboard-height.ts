import { MIN_PINNED_HEIGHT } from "@recurrent/ui-kit";

/** Less is a moving bar of the browser. */
const MIN_KEYBOARD_PX = 80;

/**
 * Sets `--covered-below` to the height that an on-screen keyboard covers. iOS lays the keyboard
 * over the page; other browsers resize the page (`interactive-widget` in index.html). Where little
 * of the page is left, as on a phone on its side, `--pinned` stops pinning.
 */
export function followKeyboard(
  viewport: VisualViewport | null = window.visualViewport,
  page: HTMLElement = document.documentElement,
): void {
  if (viewport === null) return;
  const write = () => {
    // A pinch zoom shows a part of the page in the same window.
    const covered =
      viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
    const isKeyboard = covered >= MIN_KEYBOARD_PX;
    page.style.setProperty("--covered-below", isKeyboard ? `${Math.round(covered)}px` : "0px");
    const isLow = isKeyboard && viewport.height < MIN_PINNED_HEIGHT;
    page.style.setProperty("--pinned", isLow ? "static" : "");
  };
  viewport.addEventListener("resize", write);
  viewport.addEventListener("scroll", write);
}
