import { TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { pastedContent } from "./notes-content.ts";

/** Puts foreign content where the cursor is: cleaned HTML, else the text line by line. */
function insert(view: EditorView, data: DataTransfer, by: "paste" | "drop"): void {
  const html = data.getData("text/html");
  const text = data.getData("text/plain");
  if (html !== "") {
    const { tr } = view.state;
    tr.replaceSelection(pastedContent(view.state.schema, html)).setMeta("uiEvent", by);
    view.dispatch(tr.scrollIntoView());
  } else if (text !== "") {
    view.pasteText(text);
  }
}

/**
 * Pasting and dropping, taken over before the editor would parse the HTML itself: one sanitiser decides
 * what comes in, and the page needs no second Trusted Types policy.
 */
export const NOTES_CLIPBOARD = {
  paste(view: EditorView, event: ClipboardEvent): boolean {
    if (!view.editable || event.clipboardData === null) return false;
    event.preventDefault();
    insert(view, event.clipboardData, "paste");
    return true;
  },

  drop(view: EditorView, event: DragEvent): boolean {
    // Text that is moved within the notes is known already.
    if (view.dragging !== null || event.dataTransfer === null) return false;
    // A file that is dropped here would open in place of the page.
    event.preventDefault();
    const target = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (!view.editable || target === null) return true;
    const { doc, tr } = view.state;
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(target.pos))));
    insert(view, event.dataTransfer, "drop");
    view.focus();
    return true;
  },
};
