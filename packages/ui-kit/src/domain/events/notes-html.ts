import { type Editor, getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import { settleBlanks } from "../../components/html/blanks.ts";
import { sanitise } from "../../components/html/SanitisedHtml.tsx";
import {
  GLOBAL_ATTRIBUTES,
  HAS_GLOBAL_ATTRIBUTE,
  HEADINGS,
  NOTES_EXTENSIONS,
} from "./notes-schema.ts";

/** Only the sanitiser parses HTML; the editor gets nodes, so it needs no Trusted Types policy. */
const parser = DOMParser.fromSchema(getSchema(NOTES_EXTENSIONS));

const WRITTEN = ["p", ...HEADINGS].join();
const BLOCK = `${WRITTEN}, ul, ol, dl, div, blockquote, pre, table, hr`;

/** Wraps text beside blocks in paragraphs, which an element without text also gets. */
function wrapLines(outer: Element): void {
  let line: Element | undefined;
  // A copy, because the loop moves them.
  const children = Array.from(outer.childNodes);
  for (const child of children) {
    if (child instanceof Element && (child.matches(BLOCK) || child.querySelector(BLOCK) !== null)) {
      line = undefined;
      continue;
    }
    if (line === undefined) {
      line = document.createElement("p");
      child.before(line);
    }
    line.append(child);
  }
  if (!outer.hasChildNodes()) outer.append(document.createElement("p"));
}

/** A `br` alone in its line only gives it a height. */
function removeFillers(fragment: DocumentFragment): void {
  for (const filler of fragment.querySelectorAll(
    ":is(p, div, h3, h4, h5, h6, li, td, th, dt, dd) > br",
  )) {
    const line = filler.parentElement;
    if (line?.childNodes.length !== 1) continue;
    filler.remove();
    // The schema has no empty `div`.
    if (line.localName === "div") line.replaceWith(document.createElement("p"));
  }
}

/** The schema has an alignment of paragraphs and headings only. */
function passOnAlignment(fragment: DocumentFragment): void {
  for (const outer of fragment.querySelectorAll(":is(div, li, blockquote, td, th)[align]")) {
    const align = outer.getAttribute("align") ?? "";
    wrapLines(outer);
    for (const inner of outer.querySelectorAll(WRITTEN)) {
      if (!inner.hasAttribute("align")) inner.setAttribute("align", align);
    }
  }
}

/** The schema has none of these elements, so their children get the attributes. */
function passOnAttributes(fragment: DocumentFragment): void {
  for (const outer of fragment.querySelectorAll(
    `:is(div, thead, tbody, tfoot)${HAS_GLOBAL_ATTRIBUTE}`,
  )) {
    if (outer.localName === "div") wrapLines(outer);
    for (const name of GLOBAL_ATTRIBUTES) {
      const value = outer.getAttribute(name);
      if (value === null) continue;
      for (const child of outer.children) {
        if (!child.hasAttribute(name)) child.setAttribute(name, value);
      }
    }
  }
}

/** Google Docs and mail programs write the portal's own direction on every line. */
function removeDefaultDirection(fragment: DocumentFragment): void {
  for (const block of fragment.querySelectorAll(`:is(${BLOCK}, li, tr, td, th, dt, dd)[dir=ltr]`)) {
    const outer = block.parentElement?.closest("[dir]");
    if (outer == null || outer.getAttribute("dir") === "ltr") block.removeAttribute("dir");
  }
}

/** Sanitised, in elements of the schema. */
export function notesFragment(html: string): DocumentFragment {
  const fragment = settleBlanks(sanitise(html));
  removeFillers(fragment);
  passOnAlignment(fragment);
  passOnAttributes(fragment);
  removeDefaultDirection(fragment);
  return fragment;
}

export function notesContent(html: string): JSONContent {
  return parser.parse(notesFragment(html), { preserveWhitespace: true }).toJSON() as JSONContent;
}

/** HTML that `SanitisedHtml` shows unchanged; '' for nothing. */
export function notesHtml(editor: Editor): string {
  const box = document.createElement("div");
  if (!editor.isEmpty) box.append(sanitise(editor.getHTML()));
  return box.innerHTML;
}
