import { getSchema } from "@tiptap/core";
import type { JSONContent } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import type { Schema, Slice } from "@tiptap/pm/model";
import { sanitise } from "../../html/sanitise.ts";
import { NOTES_EXTENSIONS } from "./notes-extensions.ts";

/**
 * The way of notes into the editor and out of it. Text becomes nodes in the sanitiser alone; the editor
 * is handed those nodes and never a string, so it needs no Trusted Types policy of its own.
 */

/** Made with the editor's code, which comes with the first form. */
const parser = DOMParser.fromSchema(getSchema(NOTES_EXTENSIONS));

const BLOCK = "p, h3, h4, h5, h6, ul, ol, dl, div, blockquote, pre, table, hr";
const WRITTEN = "p, h3, h4, h5, h6";

/** The editor aligns paragraphs and headings; what aligns others is handed down to those. */
function handDownAlignment(fragment: DocumentFragment): void {
  for (const outer of fragment.querySelectorAll(
    "div[align], li[align], blockquote[align], td[align], th[align]",
  )) {
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
}

function nodesOf(html: string): DocumentFragment {
  const fragment = sanitise(html);
  handDownAlignment(fragment);
  return fragment;
}

/** Notes as the editor takes them: cleaned, and made of what the editor knows. */
export function notesContent(html: string): JSONContent {
  return parser.parse(nodesOf(html)).toJSON() as JSONContent;
}

/**
 * Some writers wrap all they copy in a `b` that takes its own weight back in its style. Without styles it
 * would make everything bold.
 */
const NOT_BOLD = /<b\s[^<>]*font-weight:\s*(?:normal|400)[^<>]*>/gi;

/**
 * What is pasted or dropped, cleaned the same way.
 *
 * @param schema the editor's own: it takes no nodes made for another one
 */
export function pastedContent(schema: Schema, html: string): Slice {
  return DOMParser.fromSchema(schema).parseSlice(nodesOf(html.replaceAll(NOT_BOLD, "<span>")), {
    preserveWhitespace: true,
  });
}

/**
 * What the editor holds, as HTML that `SanitisedHtml` shows as it is.
 *
 * @param html as the editor writes it
 */
export function notesHtml(html: string): string {
  const box = document.createElement("div");
  box.append(sanitise(html));
  return box.innerHTML;
}
