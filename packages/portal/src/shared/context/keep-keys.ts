/** Keys that are pressed between the wish for a dialog and its field: they belong to the field. */

/** Fields that a dialog may begin with. */
const FIELD = "input[type=text], input[type=search], input:not([type]), textarea";
/** What a key is called that writes nothing, such as 'ArrowDown'. */
const NAMED = /^[A-Z][A-Za-z0-9]+$/;
const DIALOG = "[role=dialog], [role=alertdialog]";

/** After its code is there a dialog has its focus within this. */
const FOCUS_WITHIN_MS = 1000;
/** So many frames in a row the focus has to stay on what is no field: a field may yet take it. */
const SETTLED_FRAMES = 3;

/** The keys that wait for a field. */
export interface KeptKeys {
  /** The dialog is about to be drawn: its field gets the keys as soon as it has the focus. */
  give: () => void;
  /** There will be no dialog: keys do again what they do. */
  drop: () => void;
}

/**
 * Keeps from now on what is typed, so that the page below does not get it.
 *
 * @param onEscape Escape was pressed: what was to open is not wanted any more, and `drop` was called
 */
export function keepKeys(onEscape: () => void): KeptKeys {
  const typed: string[] = [];
  let isEntered = false;
  let isGiven = false;
  let isEscaped = false;
  let frame = 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    // The field itself has the focus; a shortcut is none of its text, and an input method writes by itself.
    if (fieldInDialog() || isComposing) return;
    const isAltGraph = event.getModifierState("AltGraph");
    const isShortcut = (ctrlKey || metaKey || altKey) && !isAltGraph;
    if (isShortcut) return;
    if (key === "Escape") {
      // A dialog that is there closes by itself; one that is being drawn gets the key when it has the focus.
      if (isGiven && dialogWithFocus()) return;
      if (isGiven) isEscaped = true;
      else {
        drop();
        onEscape();
      }
    } else if (key === "Backspace") typed.pop();
    else if (key === "Enter") isEntered = true;
    else if (!NAMED.test(key)) {
      // What is typed after Enter is no part of what was entered.
      if (!isEntered) typed.push(key);
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  function drop(): void {
    cancelAnimationFrame(frame);
    removeEventListener("keydown", onKeyDown, true);
  }

  function give(): void {
    const begun = performance.now();
    let settled = 0;
    isGiven = true;
    const look = () => {
      const field = fieldInDialog();
      if (isEscaped && dialogWithFocus()) {
        drop();
        press("Escape", document.activeElement);
        return;
      }
      if (field) {
        drop();
        enter(field, typed.join(""), isEntered);
        return;
      }
      settled = dialogWithFocus() ? settled + 1 : 0;
      // A dialog without a field has no use for them.
      if (settled > SETTLED_FRAMES || performance.now() - begun > FOCUS_WITHIN_MS) drop();
      else frame = requestAnimationFrame(look);
    };
    look();
  }

  // Before everything that listens on the page.
  addEventListener("keydown", onKeyDown, true);
  return { give, drop };
}

/** The dialog that has the focus. */
const dialogWithFocus = () => document.activeElement?.closest(DIALOG);

function press(key: "Enter" | "Escape", target: Element | null): void {
  target?.dispatchEvent(
    new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true }),
  );
}

/** The field of a dialog that has the focus; null for none. */
function fieldInDialog(): HTMLInputElement | HTMLTextAreaElement | null {
  const { activeElement } = document;
  const isField =
    activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
  return isField && activeElement.matches(FIELD) && activeElement.closest(DIALOG)
    ? activeElement
    : null;
}

/** Does with a field what the keys would have done. */
function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string, isEntered: boolean) {
  if (text !== "") {
    // Past the setter that React watches, so that it sees another value.
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
    field.dispatchEvent(
      new InputEvent("input", { bubbles: true, data: text, inputType: "insertText" }),
    );
  }
  if (!isEntered) return;
  // After the text has been drawn, as between two keys.
  setTimeout(() => press("Enter", field));
}
