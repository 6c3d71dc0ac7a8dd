import { MIN_PINNED_HEIGHT } from "@recurrent/ui-kit";

/** Less is a bar of the browser that moves, not a keyboard. */
const MIN_KEYBOARD_PX = 80;

/**
 * Names on the page, as `--covered-below`, how much of its foot an on-screen keyboard covers. iOS lays the
 * keyboard over the page, so that what is fixed to its foot would be hidden; other browsers make the page
 * smaller by themselves (`interactive-widget` in index.html), and nothing is covered. Where the keyboard leaves
 * little of the page, as of a phone on its side, nothing stays pinned over that (`--pinned`).
 */
export function followKeyboard(
  viewport: VisualViewport | null = window.visualViewport,
  page: HTMLElement = document.documentElement,
): void {
  if (viewport === null) return;
  const write = () => {
    // Pinched larger, the page shows a part of itself in the same window.
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
