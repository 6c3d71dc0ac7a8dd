/** Loaded lazily. */
import Typography from "@mui/material/Typography";
import { RichTextEditor, type RichTextEditorRef } from "mui-tiptap";
import { useEffect, useRef, useState } from "react";
import { useFormState } from "../../components/forms/form-state.ts";
import { createClipboardHandlers } from "./notes-clipboard.ts";
import { notesContent, notesHtml } from "./notes-html.ts";
import { NOTES_EXTENSIONS } from "./notes-schema.ts";
import { NotesToolbar } from "./NotesToolbar.tsx";

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
