import { DOMParser } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { notesFragment } from "./notes-html.ts";

/** Word's own pictures included. */
const PICTURE = /<(?:img|picture|svg|v:imagedata)\b/i;

/** @returns true if pictures or files were left out */
function insert(view: EditorView, data: DataTransfer, by: "paste" | "drop"): boolean {
  const html = data.getData("text/html");
  const text = data.getData("text/plain");
  if (html !== "") {
    const fragment = notesFragment(html);
    const hasPictures = PICTURE.test(html);
    // A picture alone would only delete the selected text.
    if (hasPictures && fragment.textContent.trim() === "") return true;
    const { schema, tr } = view.state;
    // Nodes must have the editor's own schema.
    const slice = DOMParser.fromSchema(schema).parseSlice(fragment, { preserveWhitespace: true });
    view.dispatch(tr.replaceSelection(slice).setMeta("uiEvent", by).scrollIntoView());
    return hasPictures;
  }
  // Office programs add a picture of the text.
  if (text === "") return data.files.length > 0;
  view.pasteText(text);
  return false;
}

/**
 * Handles paste and drop before the editor parses HTML, so that all HTML is sanitised, with one
 * Trusted Types policy.
 */
export const createClipboardHandlers = (setLeftOut: (isLeftOut: boolean) => void) => ({
  paste(view: EditorView, event: ClipboardEvent): boolean {
    if (!view.editable || event.clipboardData === null) return false;
    event.preventDefault();
    setLeftOut(insert(view, event.clipboardData, "paste"));
    return true;
  },

  drop(view: EditorView, event: DragEvent): boolean {
    // Text dragged within the notes is already clean.
    if (view.dragging !== null || event.dataTransfer === null) return false;
    // The browser would open a dropped file instead of the page.
    event.preventDefault();
    const target = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (!view.editable || target === null) return true;
    const { doc, tr } = view.state;
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(target.pos))));
    setLeftOut(insert(view, event.dataTransfer, "drop"));
    view.focus();
    return true;
  },
});
