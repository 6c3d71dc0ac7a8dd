/** The time after a press in which the page may still scroll because of it, in milliseconds. */
const AFTERMATH = 1000;

/** Marks the frame in which a docs page shows an example. */
export const DOCS_FRAME = "data-docs-frame";

/**
 * Prevents examples from scrolling a docs page: a dialog or a refused form takes the focus, and the
 * browser would scroll there. This includes frames, whose focus scrolls the page around them.
 */
export function preventScrollOnFocus(page: Window & typeof globalThis): void {
  let pressed = -AFTERMATH;
  // Not what the play function of an example presses.
  const keep = ({ isTrusted, timeStamp }: Event) => {
    if (isTrusted) pressed = timeStamp;
  };
  for (const press of ["pointerdown", "keydown"]) page.addEventListener(press, keep, true);
  const isFrame = page.frameElement?.hasAttribute(DOCS_FRAME) === true;
  /** Storybook shows docs and stories in one window, one after the other. */
  const isDocs = () => new URLSearchParams(page.location.search).get("viewMode") === "docs";
  const isUnexpected = () => page.performance.now() - pressed > AFTERMATH && (isFrame || isDocs());

  const { focus } = page.HTMLElement.prototype;
  page.HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, isUnexpected() ? { ...options, preventScroll: true } : options);
  };
  const { scrollIntoView } = page.Element.prototype;
  page.Element.prototype.scrollIntoView = function scrollWhenAsked(options) {
    const isExample = isFrame || this.closest(".docs-story") !== null;
    if (!isExample || !isUnexpected()) scrollIntoView.call(this, options);
  };
}
