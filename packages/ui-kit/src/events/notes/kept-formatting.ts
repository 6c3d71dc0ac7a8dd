import { Mark, Node, mergeAttributes } from "@tiptap/core";
import type { Extensions } from "@tiptap/core";

/**
 * Formatting that has no button, but that notes written elsewhere may hold. The editor knows it so that
 * saving such notes does not take it away; together with the buttons' own it is all that the sanitiser
 * lets through. It comes by loading and pasting only: no key and no typed sign makes any of it.
 */

interface Kept {
  name: string;
  tag: string;
  /** What it may hold; '' for nothing. */
  content: string;
  group?: string;
  /** Attributes that stay. */
  attributes?: readonly string[];
  /** A press of Enter or Delete does not leave it: a cell. */
  isolating?: boolean;
}

const BLOCKS: readonly Kept[] = [
  { name: "blockquote", tag: "blockquote", content: "block+", group: "block" },
  { name: "preformatted", tag: "pre", content: "inline*", group: "block" },
  { name: "rule", tag: "hr", content: "", group: "block" },
  { name: "table", tag: "table", content: "tableRow+", group: "block", isolating: true },
  { name: "tableRow", tag: "tr", content: "(tableCell | tableHeader)*" },
  {
    name: "tableCell",
    tag: "td",
    content: "block+",
    attributes: ["colspan", "rowspan"],
    isolating: true,
  },
  {
    name: "tableHeader",
    tag: "th",
    content: "block+",
    attributes: ["colspan", "rowspan"],
    isolating: true,
  },
  { name: "definitions", tag: "dl", content: "(definitionTerm | definitionText)+", group: "block" },
  { name: "definitionTerm", tag: "dt", content: "inline*" },
  { name: "definitionText", tag: "dd", content: "block+" },
];

const MARKS: readonly { tag: string; attributes?: readonly string[] }[] = [
  { tag: "a", attributes: ["href", "title"] },
  { tag: "abbr", attributes: ["title"] },
  { tag: "code" },
  { tag: "ins" },
  { tag: "kbd" },
  { tag: "mark" },
  { tag: "q" },
  { tag: "small" },
  { tag: "sub" },
  { tag: "sup" },
  { tag: "time", attributes: ["datetime"] },
];

/** Attributes that are read and written as they are; one that is not there is not written. */
function plainAttributes(names: readonly string[] = []) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
    ]),
  );
}

function keptBlock({ name, tag, content, group, attributes, isolating = false }: Kept): Node {
  return Node.create({
    name,
    ...(content === "" ? { atom: true } : { content }),
    ...(group === undefined ? {} : { group }),
    isolating,
    defining: true,
    ...(tag === "pre" ? { whitespace: "pre" as const } : {}),
    addAttributes: () => plainAttributes(attributes),
    parseHTML: () => [{ tag, ...(tag === "pre" ? { preserveWhitespace: "full" as const } : {}) }],
    renderHTML: ({ HTMLAttributes }) =>
      content === "" ? [tag, HTMLAttributes] : [tag, HTMLAttributes, 0],
  });
}

function keptMark({ tag, attributes }: (typeof MARKS)[number]): Mark {
  return Mark.create({
    name: `kept-${tag}`,
    // Text typed right behind a link is no part of it.
    inclusive: false,
    addAttributes: () => plainAttributes(attributes),
    // An address that the sanitiser took away leaves an `a` that leads nowhere: not worth a mark.
    parseHTML: () => [{ tag: tag === "a" ? "a[href]" : tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

export const KEPT_FORMATTING: Extensions = [
  ...BLOCKS.map((block) => keptBlock(block)),
  ...MARKS.map((mark) => keptMark(mark)),
];
