import { getSchema } from "@tiptap/core";
import type { Editor, JSONContent } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { sanitise } from "../../html/sanitise.ts";
import { NOTES_EXTENSIONS } from "./notes-schema.ts";

/**
 * The way of notes into the editor and out of it. Text becomes nodes in the sanitiser alone; the editor
 * is handed those nodes and never a string, so it needs no Trusted Types policy of its own.
 */

/** Made with the editor's code, which comes with the first form. */
const parser = DOMParser.fromSchema(getSchema(NOTES_EXTENSIONS));

const BLOCK = "p, h3, h4, h5, h6, ul, ol, dl, div, blockquote, pre, table, hr";
const WRITTEN = "p, h3, h4, h5, h6";

/** The editor aligns paragraphs and headings; what aligns others is handed down to those. */
function nodesOf(html: string): DocumentFragment {
  const fragment = sanitise(html);
  for (const outer of fragment.querySelectorAll(":is(div, li, blockquote, td, th)[align]")) {
    const align = outer.getAttribute("align") ?? "";
    if (outer.querySelector(BLOCK) === null) {
      const paragraph = document.createElement("p");
      paragraph.append(...outer.childNodes);
      outer.append(paragraph);
    }
    for (const inner of outer.querySelectorAll(WRITTEN)) {
      if (!inner.hasAttribute("align")) inner.setAttribute("align", align);
    }
  }
  return fragment;
}

/** Notes as the editor takes them: cleaned, and made of what the editor knows. */
export function notesContent(html: string): JSONContent {
  return parser.parse(nodesOf(html)).toJSON() as JSONContent;
}

/** What the editor holds, as HTML that `SanitisedHtml` shows as it is; '' for nothing. */
export function notesHtml(editor: Editor): string {
  const box = document.createElement("div");
  if (!editor.isEmpty) box.append(sanitise(editor.getHTML()));
  return box.innerHTML;
}

/**
 * Some writers wrap all they copy in a `b` that takes its own weight back in its style. Without styles it
 * would make everything bold.
 */
const NOT_BOLD = /<b\s[^<>]*font-weight:\s*(?:normal|400)[^<>]*>/gi;

/** Puts foreign content where the cursor is: cleaned HTML, else the text line by line. */
function insert(view: EditorView, data: DataTransfer, by: "paste" | "drop"): void {
  const html = data.getData("text/html");
  const text = data.getData("text/plain");
  if (html !== "") {
    const { schema, tr } = view.state;
    // The editor's own schema: it takes no nodes made for another one.
    const slice = DOMParser.fromSchema(schema).parseSlice(
      nodesOf(html.replaceAll(NOT_BOLD, "<span>")),
      { preserveWhitespace: true },
    );
    view.dispatch(tr.replaceSelection(slice).setMeta("uiEvent", by).scrollIntoView());
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
