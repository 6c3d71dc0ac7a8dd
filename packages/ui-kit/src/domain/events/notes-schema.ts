import { Extension, type Extensions, Mark, Node, type NodeConfig } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Strike } from "@tiptap/extension-strike";
import { Text } from "@tiptap/extension-text";
import { TextAlign } from "@tiptap/extension-text-align";
import { Underline } from "@tiptap/extension-underline";
import { UndoRedo } from "@tiptap/extensions";

/** Tab leaves the editor (WCAG 2.1.2); Ctrl+] and Ctrl+[ nest lists. */
const NestedListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      "Mod-]": () => this.editor.commands.sinkListItem(this.name),
      "Mod-[": () => this.editor.commands.liftListItem(this.name),
    };
  },
});

export const HEADINGS = ["h3", "h4", "h5", "h6"];
const ALIGNED = ["paragraph", ...HEADINGS];

/** A CSP without `style` attributes allows `align`. */
const AlignAttribute = TextAlign.configure({ types: ALIGNED }).extend({
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element: HTMLElement) => element.getAttribute("align"),
          renderHTML: ({ textAlign }: Record<string, unknown>) =>
            typeof textAlign === "string" ? { align: textAlign } : {},
        },
      },
    },
  ],
});

/**
 * Formatting without a button, preserved in notes from elsewhere. It comes only by loading and
 * pasting, so it needs no Tiptap extensions with their keys, input rules and styles.
 */
const PRESERVED_BLOCKS: Readonly<Record<string, Partial<NodeConfig>>> = {
  ...Object.fromEntries(HEADINGS.map((tag) => [tag, { content: "inline*", group: "block" }])),
  blockquote: { content: "block+", group: "block" },
  pre: { content: "inline*", group: "block", whitespace: "pre" },
  hr: { group: "block", atom: true },
  // Enter and Delete leave tables and cells intact.
  table: { content: "tr+", group: "block", isolating: true },
  tr: { content: "(td | th)*" },
  td: { content: "block+", isolating: true },
  th: { content: "block+", isolating: true },
  dl: { content: "(dt | dd)+", group: "block" },
  dt: { content: "inline*" },
  dd: { content: "block+" },
};

const PRESERVED_MARKS = "a abbr code ins kbd mark q small span sub sup time".split(" ");

/** On every element: the language and direction of a text, and an explanation. */
export const GLOBAL_ATTRIBUTES = ["dir", "lang", "title"];
export const HAS_GLOBAL_ATTRIBUTE = `:is(${GLOBAL_ATTRIBUTES.map((name) => `[${name}]`).join()})`;

/** An `a` without an address is no link. */
const MARK_SELECTORS: Readonly<Record<string, string>> = {
  a: "a[href]",
  span: `span${HAS_GLOBAL_ATTRIBUTE}`,
};

const toAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

const addAttributes = () =>
  Object.fromEntries(
    ["href", "colspan", "rowspan", "datetime"].map((name) => [name, toAttribute(name)]),
  );

const GlobalAttributes = Extension.create({
  name: "globalAttributes",
  addGlobalAttributes: () => [
    {
      types: "*",
      attributes: Object.fromEntries(
        // Enter begins a line of the same language, but without the explanation.
        GLOBAL_ATTRIBUTES.map((name) => [
          name,
          { ...toAttribute(name), keepOnSplit: name !== "title" },
        ]),
      ),
    },
  ],
});

/** Formatting with buttons (training 2.10), and formatting that is only preserved. */
export const NOTES_EXTENSIONS: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Strike,
  OrderedList,
  BulletList,
  NestedListItem,
  ListKeymap,
  AlignAttribute,
  GlobalAttributes,
  UndoRedo,
  ...Object.entries(PRESERVED_BLOCKS).map(([tag, block]) =>
    Node.create({
      ...block,
      name: tag,
      defining: true,
      addAttributes,
      parseHTML: () => [{ tag, ...(tag === "pre" && { preserveWhitespace: "full" as const }) }],
      renderHTML: ({ HTMLAttributes }) =>
        block.atom === true ? [tag, HTMLAttributes] : [tag, HTMLAttributes, 0],
    }),
  ),
  ...PRESERVED_MARKS.map((tag) =>
    Mark.create({
      name: tag,
      // Text typed after a link is not part of it.
      inclusive: false,
      // Of nested parts, the outer may have the direction and the inner the language.
      ...(tag === "span" && { excludes: "" }),
      addAttributes,
      parseHTML: () => [{ tag: MARK_SELECTORS[tag] ?? tag }],
      renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    }),
  ),
];
