import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { Trash2, X } from "lucide-react";
import { useId, useRef } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { FieldNote } from "../forms/field-styles.ts";
import { useFormState } from "../forms/form-context.ts";
import type { FormError } from "../forms/form-errors.ts";
import type { EventFileView } from "./event-views.ts";
import { fileKind, fileSize, shownFileName, withFiles } from "./file-facts.ts";
import { FileDrop } from "./FileDrop.tsx";
import { FileList, FileRow } from "./FileRow.tsx";
import { refusedFiles } from "./refused-files.ts";
import { useSaidAbout } from "./useSaidAbout.ts";

const Heading = styled("h3")(({ theme }) => ({
  ...theme.typography.subtitle2,
  margin: "0 0 6px",
}));

const Quiet = styled("p")(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

export interface EventFilesProps {
  /** Chosen and not sent yet. */
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  /** Files the event has already. */
  attachments: readonly EventFileView[];
  /** Asking first is the caller's; without it there is nothing to press. */
  onDeleteAttachment: ((file: EventFileView) => void) | undefined;
  error: FormError | null | undefined;
  /** Nothing can be added here at all: there is no place for new files. */
  locked: boolean;
}

/** The keys of files that may look alike. */
function keyed(files: readonly File[]): { file: File; key: string }[] {
  const seen = new Map<string, number>();
  return files.map((file) => {
    const base = `${file.name} ${file.size} ${file.lastModified}`;
    const nth = (seen.get(base) ?? 0) + 1;
    seen.set(base, nth);
    return { file, key: `${base} ${nth}` };
  });
}

/** New files and those attached already (training 2.10). */
export function EventFiles({
  files,
  onFilesChange,
  attachments,
  onDeleteAttachment,
  error,
  locked,
}: EventFilesProps) {
  const id = useId();
  const { readOnly } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const refused = refusedFiles(error, useSaidAbout(error, files));
  const general = refused.all(files);
  const remove = (file: File) => {
    onFilesChange(files.filter((other) => other !== file));
    // Its button goes with it; the next thing one may want is beside it.
    box.current?.querySelector<HTMLElement>("button")?.focus();
  };
  return (
    <>
      {locked && attachments.length === 0 && <Quiet>No files are attached.</Quiet>}
      <div ref={box} hidden={locked}>
        <FileDrop
          label="Attach New File"
          disabled={readOnly}
          describedBy={general === undefined ? undefined : `${id}-files`}
          onFiles={(more) => onFilesChange(withFiles(files, more))}
        />
        {general !== undefined && (
          <FieldNote id={`${id}-files`}>
            <InlineError>{general}</InlineError>
          </FieldNote>
        )}
        <VisuallyHidden as="output">
          {files.length === 0
            ? ""
            : `${files.length} ${files.length === 1 ? "file" : "files"} chosen`}
        </VisuallyHidden>
      </div>
      {files.length > 0 && (
        <div>
          <Heading id={`${id}-new`}>New files</Heading>
          <FileList aria-labelledby={`${id}-new`}>
            {keyed(files).map(({ file, key }, at) => {
              const problem = refused.of(file);
              const name = shownFileName(file.name);
              return (
                <FileRow
                  key={key}
                  name={file.name}
                  aside={`${fileKind(file.name)} · ${fileSize(file.size)}`}
                  buttons={
                    <IconButton
                      aria-label={`Remove ${name}`}
                      disabled={readOnly}
                      data-wrong={problem !== undefined}
                      {...(problem === undefined ? {} : { "aria-describedby": `${id}-${at}` })}
                      onClick={() => remove(file)}
                    >
                      <X size={16} strokeWidth={1.75} aria-hidden />
                    </IconButton>
                  }
                >
                  {problem !== undefined && <InlineError id={`${id}-${at}`}>{problem}</InlineError>}
                </FileRow>
              );
            })}
          </FileList>
        </div>
      )}
      {attachments.length > 0 && (
        <div>
          <Heading id={`${id}-old`}>Attached files</Heading>
          <FileList aria-labelledby={`${id}-old`}>
            {attachments.map((file) => (
              <FileRow
                key={file.id}
                name={file.originalName}
                aside={fileKind(file.originalName)}
                buttons={
                  onDeleteAttachment !== undefined && (
                    <IconButton
                      aria-label={`Delete ${shownFileName(file.originalName)}`}
                      disabled={readOnly}
                      onClick={() => onDeleteAttachment(file)}
                    >
                      <Trash2 size={16} strokeWidth={1.75} aria-hidden />
                    </IconButton>
                  )
                }
              />
            ))}
          </FileList>
        </div>
      )}
    </>
  );
}
