/**
 * Keys of an input method (Japanese, Chinese, Korean, dead keys) build a text: while composing,
 * Enter must not submit a form and Escape must not clear a search or close a dialog.
 */

/** Key code while composing. Safari sends it for the last key, after `isComposing`. */
const TAKEN_BY_INPUT_METHOD = 229;
/** Keys with a default action in browsers. */
const HAS_DEFAULT: readonly string[] = ["Enter", "Escape"];

/** Whether an input method has taken the key. */
export function isComposed({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
}

const stop = (event: Event): void => event.stopPropagation();

function onKey(event: KeyboardEvent): void {
  if (!isComposed(event)) return;
  // A key that the input method has taken has no default, and may be needed to end the composition.
  if (event.keyCode !== TAKEN_BY_INPUT_METHOD && HAS_DEFAULT.includes(event.key)) {
    event.preventDefault();
  }
  const editor =
    event.target instanceof Element
      ? event.target.closest("[contenteditable=true], [contenteditable='']")
      : null;
  if (editor === null) event.stopImmediatePropagation();
  else editor.parentElement?.addEventListener(event.type, stop, { once: true });
}

/**
 * Keeps these keys from all handlers of the page; a second call adds nothing. A rich-text editor
 * still gets them, since it follows the composition itself.
 */
export function ignoreComposedKeys(page: Document): void {
  // On the document, so that the window's activity listeners still see the key.
  for (const type of ["keydown", "keyup"] as const) {
    page.addEventListener(type, onKey, { capture: true });
  }
}
