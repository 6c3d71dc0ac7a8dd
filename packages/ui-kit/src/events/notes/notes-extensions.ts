import type { Extensions } from "@tiptap/core";
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
import { KEPT_FORMATTING } from "./kept-formatting.ts";

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
  ...KEPT_FORMATTING,
];
