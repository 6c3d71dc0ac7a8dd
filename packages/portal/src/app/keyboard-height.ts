import { MIN_PINNED_HEIGHT } from "@recurrent/ui-kit";

/** A smaller change is a browser bar. */
const MIN_KEYBOARD_PX = 80;

/**
 * iOS lays the keyboard over the page, other browsers resize the page. In a low window, `--pinned`
 * turns pinning off.
 */
export function followKeyboard(
  viewport: VisualViewport | null = window.visualViewport,
  page: HTMLElement = document.documentElement,
): void {
  if (viewport === null) return;
  const write = () => {
    // A pinch zoom also shrinks the viewport.
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
