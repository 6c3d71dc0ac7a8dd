/**
 * While an input method (Japanese, Chinese, Korean, dead keys) composes text, Enter must not submit
 * a form, and Escape must not clear a search or close a dialog.
 */

/** Safari sends it for the last key, after `isComposing`. */
const TAKEN_BY_INPUT_METHOD = 229;
const HAS_DEFAULT: readonly string[] = ["Enter", "Escape"];

/** True if an input method handles the key. */
export function isComposed({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
}

const stop = (event: Event): void => event.stopPropagation();

function onKey(event: KeyboardEvent): void {
  if (!isComposed(event)) return;
  // A handled key has no default action, and may be needed to end the composition.
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
 * Rich-text editors still get these keys, since they follow the composition themselves. Safe to
 * call twice.
 */
export function ignoreComposedKeys(page: Document): void {
  // On the document, so that the window's activity listeners still receive the key.
  for (const type of ["keydown", "keyup"] as const) {
    page.addEventListener(type, onKey, { capture: true });
  }
}
