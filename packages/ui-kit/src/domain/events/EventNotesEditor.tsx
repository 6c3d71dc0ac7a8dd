/** The editor of notes (its code comes with the first form): what notes are made of, their way in and out, the editor. */
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import {
  type ChainedCommands,
  type Editor,
  type Extensions,
  getSchema,
  type JSONContent,
  Mark,
  Node,
  type NodeConfig,
} from "@tiptap/core";
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
import { DOMParser } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { useEditorState } from "@tiptap/react";
import {
  MenuButtonAlignCenter,
  MenuButtonAlignJustify,
  MenuButtonAlignLeft,
  MenuButtonAlignRight,
  MenuButtonBold,
  MenuButtonBulletedList,
  MenuButtonItalic,
  MenuButtonOrderedList,
  MenuButtonRemoveFormatting,
  MenuButtonStrikethrough,
  MenuButtonUnderline,
  MenuControlsContainer,
  MenuDivider,
  RichTextEditor,
  type RichTextEditorRef,
} from "mui-tiptap";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useFormState } from "../../components/forms/form-state.tsx";
import { settleBlanks } from "../../components/html/blanks.ts";
import { sanitise } from "../../components/html/SanitisedHtml.tsx";

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

const HEADINGS = ["h3", "h4", "h5", "h6"];
const ALIGNED = ["paragraph", ...HEADINGS];

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
  ...Object.fromEntries(HEADINGS.map((tag) => [tag, { content: "inline*", group: "block" }])),
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
const addAttributes = () =>
  Object.fromEntries(
    ["href", "title", "colspan", "rowspan", "datetime"].map((name) => [
      name,
      { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
    ]),
  );

/** What notes can be made of: the buttons of the editor (training 2.10), and what is only kept. */
const NOTES_EXTENSIONS: Extensions = [
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
  ...Object.entries(KEPT_BLOCKS).map(([tag, block]) =>
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
  ...KEPT_MARKS.map((tag) =>
    Mark.create({
      name: tag,
      // Text typed right behind a link is no part of it.
      inclusive: false,
      addAttributes,
      // An address that the sanitiser took away leaves an `a` that leads nowhere: not worth a mark.
      parseHTML: () => [{ tag: tag === "a" ? "a[href]" : tag }],
      renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    }),
  ),
];

/**
 * Takes notes into the editor. Text becomes nodes in the sanitiser alone; the editor is handed those nodes
 * and never a string, so it needs no Trusted Types policy of its own.
 */
const parser = DOMParser.fromSchema(getSchema(NOTES_EXTENSIONS));

const WRITTEN = ["p", ...HEADINGS].join();
const BLOCK = `${WRITTEN}, ul, ol, dl, div, blockquote, pre, table, hr`;

/** The editor aligns paragraphs and headings; what aligns others is handed down to those. */
function nodesOf(html: string): DocumentFragment {
  const fragment = settleBlanks(sanitise(html));
  // Alone in its line it only gives the line its height.
  for (const filler of fragment.querySelectorAll(
    ":is(p, div, h3, h4, h5, h6, li, td, th, dt, dd) > br",
  )) {
    const line = filler.parentElement;
    if (line?.childNodes.length !== 1) continue;
    filler.remove();
    // The editor knows no empty `div`.
    if (line.localName === "div") line.replaceWith(document.createElement("p"));
  }
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
  return parser.parse(nodesOf(html), { preserveWhitespace: true }).toJSON() as JSONContent;
}

/** What the editor holds, as HTML that `SanitisedHtml` shows as it is; '' for nothing. */
function notesHtml(editor: Editor): string {
  const box = document.createElement("div");
  if (!editor.isEmpty) box.append(sanitise(editor.getHTML()));
  return box.innerHTML;
}

/** Puts foreign content where the cursor is: cleaned HTML, else the text line by line. */
function insert(view: EditorView, data: DataTransfer, by: "paste" | "drop"): void {
  const html = data.getData("text/html");
  const text = data.getData("text/plain");
  if (html !== "") {
    const { schema, tr } = view.state;
    // The editor's own schema: it takes no nodes made for another one.
    const slice = DOMParser.fromSchema(schema).parseSlice(nodesOf(html), {
      preserveWhitespace: true,
    });
    view.dispatch(tr.replaceSelection(slice).setMeta("uiEvent", by).scrollIntoView());
  } else if (text !== "") {
    view.pasteText(text);
  }
}

/**
 * Pasting and dropping, taken over before the editor would parse the HTML itself: one sanitiser decides
 * what comes in, and the page needs no second Trusted Types policy.
 */
const NOTES_CLIPBOARD = {
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

interface EventNotesEditorProps {
  /** Both as in `NotesField`. */
  value: string;
  onChange: (html: string) => void;
  /** Id of what is wrong with it. */
  errorId: string | undefined;
  /** Id of the text. */
  id: string;
}

/**
 * The notes' editor (training 2.10). Alt+F10 leads from the text to the buttons, Tab on to the next
 * field. Notes that are not edited are never given back in another form.
 */
export function EventNotesEditor({ value, onChange, errorId, id }: EventNotesEditorProps) {
  const { readOnly, mend } = useFormState();
  const handle = useRef<RichTextEditorRef>(null);
  // Nodes, not a string: that would take a policy.
  const [content] = useState(() => notesContent(value));
  // The value that the editor shows.
  const shown = useRef(value);

  // Another value from outside: a draft, an event that was loaded again.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    handle.current?.editor?.commands.setContent(notesContent(value), { emitUpdate: false });
  }, [value]);

  return (
    <RichTextEditor
      ref={handle}
      extensions={NOTES_EXTENSIONS}
      content={content}
      editable={!readOnly}
      // The policy lets no style element in; `NotesField` has those styles.
      injectCSS={false}
      // Signs such as `**` stay what was typed.
      enableInputRules={false}
      enablePasteRules={false}
      editorProps={{
        attributes: {
          id,
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": "Notes",
          "aria-readonly": String(readOnly),
          "aria-invalid": String(errorId !== undefined),
          ...(errorId !== undefined && { "aria-describedby": errorId }),
        },
        handleDOMEvents: NOTES_CLIPBOARD,
        handleKeyDown: (_, event) => {
          if (!event.altKey || event.key !== "F10") return false;
          document.querySelector<HTMLElement>(`[aria-controls="${id}"] [tabindex="0"]`)?.focus();
          return true;
        },
      }}
      onUpdate={({ editor, transaction }) => {
        // Also called when it becomes editable.
        if (!transaction.docChanged) return;
        mend("notes");
        shown.current = notesHtml(editor);
        onChange(shown.current);
      }}
      renderControls={(editor) =>
        editor !== null && <NotesToolbar editor={editor} controls={id} disabled={readOnly} />
      }
      RichTextFieldProps={{
        variant: "standard",
        MenuBarProps: { disableSticky: true },
        RichTextContentProps: { disableDefaultStyles: true },
        disableDebounceRenderControls: true,
      }}
      // The buttons are drawn when one of them goes on or off, at once, not a moment after each letter.
      shouldRerenderOnTransaction={false}
    />
  );
}

const MARKS_AND_LISTS = ["bold", "italic", "underline", "strike", "orderedList", "bulletList"];
const ALIGNMENTS = ["left", "center", "right", "justify"];

/**
 * Bold, italic, underline, strike, ordered list, bullet list, align, clean, and nothing else (training 2.10):
 * one stop of the Tab key, arrows between them, Escape back to the text. A press with a key leaves the focus
 * here, so that several can be pressed; a press with the mouse never takes it out of the text.
 */
function NotesToolbar({
  editor,
  controls,
  disabled,
}: {
  editor: Editor;
  /** Id of the text it works on. */
  controls: string;
  disabled: boolean;
}) {
  // The buttons read it themselves; this draws them anew.
  useEditorState({
    editor,
    selector: ({ editor: now }) => [
      ...MARKS_AND_LISTS.map((name) => now.isActive(name)),
      ...ALIGNMENTS.map((textAlign) => now.isActive({ textAlign })),
    ],
  });
  const does = (tooltipLabel: string, run: (chain: ChainedCommands) => ChainedCommands) => ({
    tooltipLabel,
    disabled,
    onClick: ({ detail }: MouseEvent) => {
      if (detail > 0) editor.commands.focus();
      run(editor.chain()).run();
    },
  });
  const divider = <MenuDivider sx={{ display: { xs: "none", sm: "block" } }} />;
  return (
    <MenuControlsContainer
      // Leads the focus from button to button.
      component={ToggleButtonGroup}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        // At once: the editor's own command waits for a frame, and what is typed until then is lost.
        editor.view.focus();
      }}
    >
      <MenuButtonBold {...does("Bold", (chain) => chain.toggleBold())} />
      <MenuButtonItalic {...does("Italic", (chain) => chain.toggleItalic())} />
      <MenuButtonUnderline {...does("Underline", (chain) => chain.toggleUnderline())} />
      <MenuButtonStrikethrough {...does("Strike", (chain) => chain.toggleStrike())} />
      {divider}
      <MenuButtonOrderedList {...does("Ordered list", (chain) => chain.toggleOrderedList())} />
      <MenuButtonBulletedList {...does("Bullet list", (chain) => chain.toggleBulletList())} />
      {divider}
      <MenuButtonAlignLeft {...does("Align left", (chain) => chain.toggleTextAlign("left"))} />
      <MenuButtonAlignCenter
        {...does("Align center", (chain) => chain.toggleTextAlign("center"))}
      />
      <MenuButtonAlignRight {...does("Align right", (chain) => chain.toggleTextAlign("right"))} />
      <MenuButtonAlignJustify {...does("Justify", (chain) => chain.toggleTextAlign("justify"))} />
      {divider}
      <MenuButtonRemoveFormatting
        {...does("Clean", (chain) => chain.clearNodes().unsetTextAlign().unsetAllMarks())}
        // It is never on.
        aria-pressed={undefined}
      />
    </MenuControlsContainer>
  );
}
