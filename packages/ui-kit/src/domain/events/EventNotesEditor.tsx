/** Loaded lazily. */
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import {
  type ChainedCommands,
  type Editor,
  Extension,
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
import { useFormState } from "../../components/forms/form-state.ts";
import { settleBlanks } from "../../components/html/blanks.ts";
import { sanitise } from "../../components/html/SanitisedHtml.tsx";

/** Tab leaves the editor (WCAG 2.1.2); Ctrl+] and Ctrl+[ nest lists. */
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

/** A CSP without `style` attributes allows `align`. */
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
 * Formatting without a button, preserved in notes from elsewhere. It comes only by loading and
 * pasting, so it needs no Tiptap extensions with their keys, input rules and styles.
 */
const KEPT_BLOCKS: Readonly<Record<string, Partial<NodeConfig>>> = {
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

const KEPT_MARKS = "a abbr code ins kbd mark q small span sub sup time".split(" ");

/** On every element: the language and direction of a text, and an explanation. */
const GLOBAL_ATTRIBUTES = ["dir", "lang", "title"];
const HAS_GLOBAL = `:is(${GLOBAL_ATTRIBUTES.map((name) => `[${name}]`).join()})`;

/** An `a` without an address is no link. */
const MARK_SELECTORS: Readonly<Record<string, string>> = {
  a: "a[href]",
  span: `span${HAS_GLOBAL}`,
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
  GlobalAttributes,
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

/** The schema has none of these elements, so their children get the attributes. */
function passOnAttributes(fragment: DocumentFragment): void {
  for (const outer of fragment.querySelectorAll(`:is(div, thead, tbody, tfoot)${HAS_GLOBAL}`)) {
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

/** Copies the alignment of other elements to their paragraphs and headings. */
function nodesOf(html: string): DocumentFragment {
  const fragment = settleBlanks(sanitise(html));
  // A `br` alone in its line only gives it a height.
  for (const filler of fragment.querySelectorAll(
    ":is(p, div, h3, h4, h5, h6, li, td, th, dt, dd) > br",
  )) {
    const line = filler.parentElement;
    if (line?.childNodes.length !== 1) continue;
    filler.remove();
    // The schema has no empty `div`.
    if (line.localName === "div") line.replaceWith(document.createElement("p"));
  }
  for (const outer of fragment.querySelectorAll(":is(div, li, blockquote, td, th)[align]")) {
    const align = outer.getAttribute("align") ?? "";
    wrapLines(outer);
    for (const inner of outer.querySelectorAll(WRITTEN)) {
      if (!inner.hasAttribute("align")) inner.setAttribute("align", align);
    }
  }
  passOnAttributes(fragment);
  removeDefaultDirection(fragment);
  return fragment;
}

export function notesContent(html: string): JSONContent {
  return parser.parse(nodesOf(html), { preserveWhitespace: true }).toJSON() as JSONContent;
}

/** HTML that `SanitisedHtml` shows unchanged; '' for nothing. */
function notesHtml(editor: Editor): string {
  const box = document.createElement("div");
  if (!editor.isEmpty) box.append(sanitise(editor.getHTML()));
  return box.innerHTML;
}

/** Word's own pictures included. */
const PICTURE = /<(?:img|picture|svg|v:imagedata)\b/i;

/** @returns true if pictures or files were left out */
function insert(view: EditorView, data: DataTransfer, by: "paste" | "drop"): boolean {
  const html = data.getData("text/html");
  const text = data.getData("text/plain");
  if (html !== "") {
    const fragment = nodesOf(html);
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
const createClipboardHandlers = (setLeftOut: (isLeftOut: boolean) => void) => ({
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

interface EventNotesEditorProps {
  /** HTML, as `NotesField` takes it. */
  value: string;
  onChange: (html: string) => void;
  errorId: string | undefined;
  id: string;
}

/**
 * Editor of notes (training 2.10). Alt+F10 moves to the buttons, Tab to the next field. Unedited
 * notes are never rewritten.
 */
export function EventNotesEditor({ value, onChange, errorId, id }: EventNotesEditorProps) {
  const { readOnly, clearFieldError } = useFormState();
  const handle = useRef<RichTextEditorRef>(null);
  // Nodes, since a string would need a policy.
  const [content] = useState(() => notesContent(value));
  const shown = useRef(value);
  const [isLeftOut, setLeftOut] = useState(false);
  const [clipboardHandlers] = useState(() => createClipboardHandlers(setLeftOut));

  // The value changed outside: a draft, or a reloaded event.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    handle.current?.editor?.commands.setContent(notesContent(value), { emitUpdate: false });
  }, [value]);

  return (
    <>
      <RichTextEditor
        ref={handle}
        extensions={NOTES_EXTENSIONS}
        content={content}
        editable={!readOnly}
        // The CSP refuses style elements; `NotesField` has the styles.
        injectCSS={false}
        // Characters such as `**` stay as typed.
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
          handleDOMEvents: clipboardHandlers,
          handleKeyDown: (_, event) => {
            if (!event.altKey || event.key !== "F10") return false;
            document.querySelector<HTMLElement>(`[aria-controls="${id}"] [tabindex="0"]`)?.focus();
            return true;
          },
        }}
        onUpdate={({ editor, transaction }) => {
          // Also called when the editor becomes editable.
          if (!transaction.docChanged) return;
          clearFieldError("notes");
          setLeftOut(false);
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
        // Buttons render when one changes, not at each letter.
        shouldRerenderOnTransaction={false}
      />
      {/* A live region must exist before its text. */}
      <Typography role="status" variant="body2" sx={{ px: 1.75, "&:not(:empty)": { pb: 1.5 } }}>
        {isLeftOut && "Notes take text only. Add pictures and files under Attachments."}
      </Typography>
    </>
  );
}

const MARKS_AND_LISTS = ["bold", "italic", "underline", "strike", "orderedList", "bulletList"];
const ALIGNMENTS = ["left", "center", "right", "justify"];

/**
 * One tab stop with arrow keys (training 2.10); Escape returns to the text. Keys leave the focus
 * here, so that several can follow; clicks leave it in the text.
 */
function NotesToolbar({
  editor,
  controls,
  disabled,
}: {
  editor: Editor;
  controls: string;
  disabled: boolean;
}) {
  // Subscribes, because the buttons read the editor.
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
      // Moves the focus with arrow keys.
      component={ToggleButtonGroup}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        // The editor's own command waits for a frame, in which typed text would be lost.
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
        aria-pressed={undefined}
      />
    </MenuControlsContainer>
  );
}
