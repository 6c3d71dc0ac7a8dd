import { Mark, Node } from "@tiptap/core";
import type { Extensions, NodeConfig } from "@tiptap/core";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Strike } from "@tiptap/extension-strike";
import { Text } from "@tiptap/extension-text";
import { TextAlign } from "@tiptap/extension-text-align";
import { Underline } from "@tiptap/extension-underline";
import { UndoRedo } from "@tiptap/extensions";

/** Tab leaves the editor like any field (WCAG 2.1.2); lists are nested by Ctrl+] and Ctrl+[. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      "Mod-]": () => this.editor.commands.sinkListItem(this.name),
      "Mod-[": () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** There is no button for headings, so no key makes one either. */
const KeptHeading = Heading.configure({ levels: [3, 4, 5, 6] }).extend({
  addKeyboardShortcuts: () => ({}),
});

const ALIGNED = ["paragraph", "heading"];

/** Says alignment as `align`, which a policy without `style` attributes lets through. */
const Align = TextAlign.configure({ types: ALIGNED }).extend({
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
 * Formatting that has no button, but that notes written elsewhere may hold. The editor knows it so that
 * saving such notes does not take it away; together with the buttons' own it is all that the sanitiser
 * lets through. It comes by loading and pasting only: no key and no typed sign makes any of it. That is why
 * it is not made of the library's own extensions, which bring keys, signs and styles along.
 */
const KEPT_BLOCKS: Readonly<Record<string, Partial<NodeConfig>>> = {
  blockquote: { content: "block+", group: "block" },
  pre: { content: "inline*", group: "block", whitespace: "pre" },
  hr: { group: "block", atom: true },
  // A press of Enter or Delete leaves neither a table nor a cell.
  table: { content: "tr+", group: "block", isolating: true },
  tr: { content: "(td | th)*" },
  td: { content: "block+", isolating: true },
  th: { content: "block+", isolating: true },
  dl: { content: "(dt | dd)+", group: "block" },
  dt: { content: "inline*" },
  dd: { content: "block+" },
};

const KEPT_MARKS = "a abbr code ins kbd mark q small sub sup time".split(" ");

/** Attributes that are read and written as they are; one that is not there is not written. */
const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title"],
  abbr: ["title"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
  time: ["datetime"],
};

const keptAttributes = (tag: string) => () =>
  Object.fromEntries(
    (KEPT_ATTRIBUTES[tag] ?? []).map((name) => [
      name,
      { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
    ]),
  );

/** What notes can be made of: the buttons of the editor (training 2.10), and what is only kept. */
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
  Item,
  ListKeymap,
  Align,
  UndoRedo,
  KeptHeading,
  ...Object.entries(KEPT_BLOCKS).map(([tag, block]) =>
    Node.create({
      ...block,
      name: tag,
      defining: true,
      addAttributes: keptAttributes(tag),
      parseHTML: () => [{ tag, ...(tag === "pre" && { preserveWhitespace: "full" as const }) }],
      renderHTML: ({ HTMLAttributes }) =>
        block.atom === true ? [tag, HTMLAttributes] : [tag, HTMLAttributes, 0],
    }),
  ),
  ...KEPT_MARKS.map((tag) =>
    Mark.create({
      name: tag,
      // Text typed right behind a link is no part of it.
      inclusive: false,
      addAttributes: keptAttributes(tag),
      // An address that the sanitiser took away leaves an `a` that leads nowhere: not worth a mark.
      parseHTML: () => [{ tag: tag === "a" ? "a[href]" : tag }],
      renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    }),
  ),
];
