import { styled } from "@mui/material/styles";
import type { Editor } from "@tiptap/core";
import { useEditor } from "@tiptap/react";
import { RichTextEditorProvider, RichTextField } from "mui-tiptap";
import { useEffect, useMemo, useRef } from "react";
import { prose } from "../../html/prose.ts";
import { NOTES_CLIPBOARD } from "./notes-clipboard.ts";
import { notesContent, notesHtml } from "./notes-content.ts";
import { NOTES_EXTENSIONS } from "./notes-extensions.ts";
import { NotesToolbar } from "./NotesToolbar.tsx";

/** The field of the library without its own looks: edge and strip are the product's. */
const Field = styled(RichTextField)(({ theme }) => ({
  padding: 0,
  "& .MuiTiptap-MenuBar-root": { border: 0 },
  "&& .MuiTiptap-RichTextField-menuBarContent, && .MuiTiptap-RichTextField-content": { padding: 0 },
  "& .ProseMirror": {
    minHeight: 132,
    padding: "12px 14px",
    outline: 0,
    cursor: "text",
    // What stylesheets of the editor would say, which the policy keeps out.
    whiteSpace: "break-spaces",
    fontVariantLigatures: "none",
    ...prose(theme),
    "& hr": { border: 0, borderTop: `1px solid ${theme.vars.palette.divider}` },
    [theme.breakpoints.down("sm")]: { fontSize: "1rem" },
  },
  "& .ProseMirror[aria-readonly=true]": { cursor: "default" },
}));

export interface EventNotesEditorProps {
  /** HTML; never trusted. */
  value: string;
  /** Called with HTML that `SanitisedHtml` shows as it is, '' when nothing is written. */
  onChange: (html: string) => void;
  /** Accessible name. */
  label: string;
  readOnly: boolean;
  /** Marks it as wrong. */
  invalid: boolean;
  /** Id of what is said about it. */
  describedBy: string | undefined;
  /** Id of the text. */
  id: string;
}

/** What the editor holds; '' for nothing. */
function written(editor: Editor): string {
  return editor.isEmpty ? "" : notesHtml(editor.getHTML());
}

/**
 * The notes' editor (training 2.10). Alt+F10 leads from the text to the buttons, Tab on to the next
 * field. Notes that nobody changes are never given back in another form.
 */
export function EventNotesEditor({
  value,
  onChange,
  label,
  readOnly,
  invalid,
  describedBy,
  id,
}: EventNotesEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  // What the editor shows, in the words of the value.
  const shown = useRef(value);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-readonly": String(readOnly),
        "aria-invalid": String(invalid),
        ...(describedBy === undefined ? {} : { "aria-describedby": describedBy }),
      },
      handleDOMEvents: NOTES_CLIPBOARD,
      handleKeyDown: (_: unknown, event: KeyboardEvent) => {
        if (!event.altKey || event.key !== "F10") return false;
        frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
        return true;
      },
    }),
    [describedBy, id, invalid, label, readOnly],
  );
  const editor = useEditor({
    extensions: NOTES_EXTENSIONS,
    // Nodes, not a string; and no style element: both would break the policy.
    content: notesContent(value),
    injectCSS: false,
    // Signs such as `**` stay what was typed.
    enableInputRules: false,
    enablePasteRules: false,
    editable: !readOnly,
    editorProps,
    onUpdate: (update) => {
      shown.current = written(update.editor);
      onChange(shown.current);
    },
  });

  useEffect(() => {
    editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);

  // Another value from outside: a draft, an event that was loaded again.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(notesContent(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div ref={frame}>
      <RichTextEditorProvider editor={editor}>
        <Field
          variant="standard"
          MenuBarProps={{ disableSticky: true }}
          RichTextContentProps={{ disableDefaultStyles: true }}
          disableDebounceRenderControls
          controls={<NotesToolbar editor={editor} controls={id} disabled={readOnly} />}
        />
      </RichTextEditorProvider>
    </div>
  );
}
