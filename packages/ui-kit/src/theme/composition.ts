/**
 * Keys of an input method (Japanese, Chinese, Korean, dead keys): they build a text and mean nothing else, so that
 * Enter sends no form and Escape empties no search and closes no dialog while a text is composed.
 */

/** The code of a key that an input method has taken. Safari says so, too late for `isComposing`, of the last one. */
const TAKEN_BY_INPUT_METHOD = 229;
/** What a browser itself does something on: it sends a form, or empties a search field. */
const HAS_DEFAULT: readonly string[] = ["Enter", "Escape"];

/** Whether a key belongs to a text that is being composed. */
function isComposed({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
}

const stop = (event: Event): void => event.stopPropagation();

function onKey(event: KeyboardEvent): void {
  if (!isComposed(event)) return;
  // A key that the input method has really taken has no default, and may be needed to end the composition.
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
 * Keeps the keys of input methods from every handler on the page, for good: a second call adds nothing. An editor of
 * rich text gets its own, for it follows the composition itself; nothing around it does.
 */
export function ignoreComposedKeys(page: Document): void {
  // On the document, so that whatever follows a person's activity from the window still sees the key.
  for (const type of ["keydown", "keyup"] as const) {
    page.addEventListener(type, onKey, { capture: true });
  }
}
