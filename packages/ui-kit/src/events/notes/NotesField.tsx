import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { RotateCcw } from "lucide-react";
import { createElement, useId } from "react";
import { InlineError } from "../../feedback/InlineError.tsx";
import { FieldNote } from "../../forms/field-styles.ts";
import { SanitisedHtml } from "../../html/SanitisedHtml.tsx";
import { Loading } from "../../layout/Loading.tsx";
import { NotesBar, NotesFrame, NotesText } from "./notes-styles.ts";
import { useNotesEditor } from "./useNotesEditor.ts";
import type { LoadNotesEditor } from "./useNotesEditor.ts";

export interface NotesFieldProps {
  /** HTML; never trusted. */
  value: string;
  /** Called with clean HTML, '' when nothing is written; never for notes that nobody changes. */
  onChange: (html: string) => void;
  readOnly?: boolean;
  error?: string | undefined;
  /** Fetches the editor. Default: its own chunk. Keep its identity. */
  load?: LoadNotesEditor;
}

/**
 * Rich notes. The editor's code comes with the first form; until then, and when it does not come, the
 * notes are shown as they are.
 */
export function NotesField({ value, onChange, readOnly = false, error, load }: NotesFieldProps) {
  const id = useId();
  const { editor, retry } = useNotesEditor(load);
  const here = editor !== undefined && editor !== "failed";
  return (
    <div>
      <NotesFrame data-wrong={error !== undefined} data-readonly={readOnly}>
        {here ? (
          createElement(editor, {
            id: `${id}-text`,
            label: "Notes",
            value,
            onChange,
            readOnly,
            invalid: error !== undefined,
            describedBy: error === undefined ? undefined : `${id}-note`,
          })
        ) : (
          <>
            {editor === undefined ? (
              <Loading label="Loading the editor">
                <NotesBar>
                  <Skeleton
                    variant="rounded"
                    height={20}
                    sx={{ width: { xs: 1, sm: 360 }, mx: 1 }}
                  />
                </NotesBar>
              </Loading>
            ) : (
              <NotesBar role="alert" sx={{ justifyContent: "space-between", px: 1.5 }}>
                <InlineError>
                  The editor could not be loaded. The notes stay as they are.
                </InlineError>
                <Button
                  onClick={retry}
                  startIcon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
                >
                  Try again
                </Button>
              </NotesBar>
            )}
            <NotesText>
              <SanitisedHtml html={value} />
            </NotesText>
          </>
        )}
      </NotesFrame>
      {error !== undefined && (
        <FieldNote id={`${id}-note`}>
          <InlineError>{error}</InlineError>
        </FieldNote>
      )}
    </div>
  );
}
