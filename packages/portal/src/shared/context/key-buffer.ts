/** Buffers keys typed after opening a dialog until its field has the focus. */
import { isComposed } from "@recurrent/ui-kit";
import { DIALOG } from "./open-parts.ts";

const FIELD = "input[type=text], input[type=search], input:not([type]), textarea";
/** Keys that write nothing, such as 'ArrowDown'. */
const NAMED = /^[A-Z][A-Za-z0-9]+$/;

/** Pressed elsewhere, they show that the user has turned to something else. */
const CONTROL = "a, button, input, select, textarea, summary, label, [contenteditable], [role]";

const FOCUS_WITHIN_MS = 1000;
/** A dialog that has not focused a field this many frames after it took the focus has none. */
const SETTLED_FRAMES = 3;

export interface KeyBuffer {
  /** Writes the keys into the dialog's first field; call before it is drawn. */
  replay: () => void;
  /** Call when no dialog opens. */
  discard: () => void;
}

/**
 * The page below does not get the keys.
 *
 * @param onCancel called after Escape, a press on a control elsewhere, or Back, which also discard
 *   the keys
 */
export function bufferKeys(onCancel: () => void): KeyBuffer {
  const typed: string[] = [];
  let isEntered = false;
  let isReplaying = false;
  let isEscaped = false;
  let frame = 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // The field handles its own keys, and so does an input method.
    if (fieldInDialog() || isComposed(event)) return;
    const isAltGraph = event.getModifierState("AltGraph");
    const isShortcut = (ctrlKey || metaKey || altKey) && !isAltGraph;
    if (isShortcut) return;
    if (key === "Escape") {
      // A dialog being drawn gets Escape once it has the focus.
      if (isReplaying && dialogWithFocus()) return discard();
      if (isReplaying) {
        isEscaped = true;
      } else {
        cancel();
      }
    } else if (key === "Backspace") {
      typed.pop();
    } else if (key === "Enter") {
      isEntered = true;
    } else if (!NAMED.test(key)) {
      // Text after Enter does not belong to the entry.
      if (!isEntered) typed.push(key);
    } else {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onPointerDown = ({ target }: PointerEvent) => {
    const isElsewhere = target instanceof Element && !target.closest(DIALOG);
    if (isElsewhere && target.closest(CONTROL)) cancel();
  };

  function discard(): void {
    cancelAnimationFrame(frame);
    removeEventListener("keydown", onKeyDown, true);
    removeEventListener("pointerdown", onPointerDown, true);
    removeEventListener("popstate", cancel);
  }

  function cancel(): void {
    discard();
    // What is being drawn stays.
    if (!isReplaying) onCancel();
  }

  function replay(): void {
    const begun = performance.now();
    let settled = 0;
    isReplaying = true;
    const tryReplay = () => {
      const field = fieldInDialog();
      if (isEscaped && dialogWithFocus()) {
        discard();
        press("Escape", document.activeElement);
        return;
      }
      if (field) {
        discard();
        replayKeys(field, typed.join(""), isEntered);
        return;
      }
      // A press in the dialog may lose the focus again.
      if (settled > 0 || dialogWithFocus()) settled += 1;
      if (settled > SETTLED_FRAMES || performance.now() - begun > FOCUS_WITHIN_MS) discard();
      else frame = requestAnimationFrame(tryReplay);
    };
    tryReplay();
  }

  // Runs before all other listeners.
  addEventListener("keydown", onKeyDown, true);
  addEventListener("pointerdown", onPointerDown, true);
  addEventListener("popstate", cancel);
  return { replay, discard };
}

const dialogWithFocus = () => document.activeElement?.closest(DIALOG);

function press(key: "Enter" | "Escape", target: Element | null): void {
  target?.dispatchEvent(
    new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true }),
  );
}

function fieldInDialog(): HTMLInputElement | HTMLTextAreaElement | null {
  const { activeElement } = document;
  const isField =
    activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
  return isField && activeElement.matches(FIELD) && activeElement.closest(DIALOG)
    ? activeElement
    : null;
}

function replayKeys(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  isEntered: boolean,
) {
  if (text !== "") {
    // Bypasses the setter that React tracks, so that React sees the change.
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
    field.dispatchEvent(
      new InputEvent("input", { bubbles: true, data: text, inputType: "insertText" }),
    );
  }
  if (!isEntered) return;
  // The text is drawn first.
  setTimeout(() => press("Enter", field));
}
