import type { EventFile } from "@recurrent/sdk";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { Trash2, X } from "lucide-react";
import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { useFormState } from "../forms/form-state.tsx";
import type { FormError } from "../forms/form-rules.ts";
import { Icon } from "../layout/Icon.tsx";
import { fileKind, fileSize, shownFileName, withFiles } from "./file-facts.ts";
import { FileDrop } from "./FileDrop.tsx";
import { FileList, FileRow } from "./FileRow.tsx";
import { refusedFiles, useSaidAbout } from "./refusals.ts";

export interface EventFilesProps {
  /** Chosen and not sent yet; none of them twice. */
  files: readonly File[];
  onFilesChange: (files: readonly File[]) => void;
  /** Files the event has already. */
  attachments: readonly EventFile[];
  /** Asking first is the caller's; without it there is nothing to press. */
  onDeleteAttachment: ((file: EventFile) => void) | undefined;
  error: FormError | null | undefined;
  /** Nothing can be added here at all: there is no place for new files. */
  locked: boolean;
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
  const remove = (file: File) => {
    onFilesChange(files.filter((other) => other !== file));
    // Its button goes with it; the next thing one may want is beside it.
    box.current?.querySelector<HTMLElement>("button")?.focus();
  };
  return (
    <>
      {locked && attachments.length === 0 && (
        <Typography color="textSecondary">No files are attached.</Typography>
      )}
      <div ref={box} hidden={locked}>
        <FileDrop
          label="Attach New File"
          disabled={readOnly}
          error={refused.all(files)}
          onFiles={(more) => onFilesChange(withFiles(files, more))}
        />
        <VisuallyHidden as="output">
          {files.length === 0
            ? ""
            : `${files.length} ${files.length === 1 ? "file" : "files"} chosen`}
        </VisuallyHidden>
      </div>
      {files.length > 0 && (
        <TitledList title="New files">
          {files.map((file, at) => {
            const problem = refused.of(file);
            return (
              <FileRow
                key={`${file.name} ${file.size} ${file.lastModified}`}
                name={file.name}
                aside={`${fileKind(file.name)} · ${fileSize(file.size)}`}
                tools={
                  <IconButton
                    aria-label={`Remove ${shownFileName(file.name)}`}
                    disabled={readOnly}
                    {...(problem !== undefined && {
                      "data-wrong": true,
                      "aria-describedby": `${id}-${at}`,
                    })}
                    onClick={() => remove(file)}
                  >
                    <Icon source={X} size={16} />
                  </IconButton>
                }
              >
                {problem !== undefined && <InlineError id={`${id}-${at}`}>{problem}</InlineError>}
              </FileRow>
            );
          })}
        </TitledList>
      )}
      {attachments.length > 0 && (
        <TitledList title="Attached files">
          {attachments.map((file) => (
            <FileRow
              key={file.id}
              name={file.originalName}
              aside={fileKind(file.originalName)}
              tools={
                onDeleteAttachment !== undefined && (
                  <IconButton
                    aria-label={`Delete ${shownFileName(file.originalName)}`}
                    disabled={readOnly}
                    onClick={() => onDeleteAttachment(file)}
                  >
                    <Icon source={Trash2} size={16} />
                  </IconButton>
                )
              }
            />
          ))}
        </TitledList>
      )}
    </>
  );
}

function TitledList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Typography component="h3" variant="subtitle2" id={id} sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <FileList aria-labelledby={id}>{children}</FileList>
    </div>
  );
}
