import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { ChainedCommands, Editor } from "@tiptap/core";
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
} from "mui-tiptap";
import type { RichTextEditorRef } from "mui-tiptap";
import { useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { useFormState } from "../../forms/form-state.tsx";
import { NOTES_CLIPBOARD, NOTES_EXTENSIONS, notesContent, notesHtml } from "./notes-content.ts";
import type { NotesFieldProps } from "./NotesField.tsx";

export interface EventNotesEditorProps extends Pick<NotesFieldProps, "value" | "onChange"> {
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

interface NotesToolbarProps {
  editor: Editor;
  /** Id of the text it works on. */
  controls: string;
  disabled: boolean;
}

/**
 * Bold, italic, underline, strike, ordered list, bullet list, align, clean, and nothing else (training 2.10):
 * one stop of the Tab key, arrows between them, Escape back to the text. A press with a key leaves the focus
 * here, so that several can be pressed; a press with the mouse never takes it out of the text.
 */
function NotesToolbar({ editor, controls, disabled }: NotesToolbarProps) {
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
