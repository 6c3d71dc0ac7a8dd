import type { EventFile } from "@recurrent/sdk";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Trash2, Upload, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { DragEvent as ReactDragEvent, ReactNode } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { useFormState } from "../forms/form-state.tsx";
import type { FormError } from "../forms/form-rules.ts";
import { Icon } from "../layout/Icon.tsx";
import { FileList, FileRow, FileTool } from "./FileRow.tsx";
import { fileKind, fileSize, shownFileName, useRefusedFiles, withFiles } from "./files.ts";

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
  const refused = useRefusedFiles(error, files);
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
          disabled={readOnly}
          error={refused.all(files)}
          onFiles={(more) => onFilesChange(withFiles(files, more))}
        />
        <VisuallyHidden as="output">
          {files.length > 0 && `${files.length} ${files.length === 1 ? "file" : "files"} chosen`}
        </VisuallyHidden>
      </div>
      <TitledList title="New files">
        {files.map((file, at) => {
          const problem = refused.of(file);
          return (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              name={file.name}
              aside={`${fileKind(file.name)} · ${fileSize(file.size)}`}
              tools={
                <FileTool
                  label={`Remove ${shownFileName(file.name)}`}
                  icon={X}
                  disabled={readOnly}
                  data-wrong={problem !== undefined}
                  aria-describedby={problem === undefined ? undefined : `${id}-${at}`}
                  onClick={() => remove(file)}
                />
              }
            >
              {problem !== undefined && <InlineError id={`${id}-${at}`}>{problem}</InlineError>}
            </FileRow>
          );
        })}
      </TitledList>
      <TitledList title="Attached files">
        {attachments.map((file) => (
          <FileRow
            key={file.id}
            name={file.originalName}
            aside={fileKind(file.originalName)}
            tools={
              onDeleteAttachment !== undefined && (
                <FileTool
                  label={`Delete ${shownFileName(file.originalName)}`}
                  icon={Trash2}
                  disabled={readOnly}
                  onClick={() => onDeleteAttachment(file)}
                />
              )
            }
          />
        ))}
      </TitledList>
    </>
  );
}

/** A list with its title; nothing while it is empty. */
function TitledList({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div>
      <Typography component="h3" variant="subtitle2" id={id} sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <FileList aria-labelledby={id}>{children}</FileList>
    </div>
  );
}

// MUI has no area to drop files on.
const Area = styled("div")(({ theme }) => {
  const { palette, shape } = theme.vars;
  return {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    flexWrap: "wrap",
    gap: 12,
    padding: "20px 16px",
    color: palette.text.secondary,
    border: `1px dashed ${palette.control}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.sunken,
    // There is no dropping by touch.
    "@media (pointer: coarse)": { "& > [data-drop]": { display: "none" } },
    "&[data-over=true]": {
      color: palette.text.primary,
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.soft,
    },
    "&[data-wrong=true]": { borderColor: palette.error.main },
  };
});

const carriesFiles = ({ dataTransfer }: DragEvent | ReactDragEvent): boolean =>
  dataTransfer?.types.includes("Files") === true;

/** What was dropped, without folders: a browser gives those as files that cannot be read. */
function filesIn({ items, files }: DataTransfer): File[] {
  const folders = new Set(
    [...items].flatMap((item) => {
      const entry = item.kind === "file" ? item.webkitGetAsEntry() : null;
      return entry?.isDirectory === true ? [entry.name] : [];
    }),
  );
  return [...files].filter(({ name }) => !folders.has(name));
}

/** Keeps files that nothing else takes from opening in place of the page. */
function keepFromOpening(event: DragEvent): void {
  if (event.defaultPrevented || !carriesFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "none";
}

interface FileDropProps {
  /** Called with one or more files. */
  onFiles: (files: File[]) => void;
  disabled: boolean;
  /** What is wrong with the files. */
  error: string | undefined;
}

/**
 * Several files at once: by the button, or dropped on the area (training 2.10). A file that is dropped beside
 * it does not open in place of the page, which would lose all that was typed.
 */
function FileDrop({ onFiles, disabled, error }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    window.addEventListener("dragover", keepFromOpening);
    window.addEventListener("drop", keepFromOpening);
    return () => {
      window.removeEventListener("dragover", keepFromOpening);
      window.removeEventListener("drop", keepFromOpening);
    };
  }, []);
  const wrong = error !== undefined;
  const choose = (files: File[]) => {
    if (files.length > 0 && !disabled) onFiles(files);
  };
  return (
    <>
      <Typography component="p" variant="subtitle2" id={id} sx={{ mb: 0.75 }}>
        Attach New File
      </Typography>
      <Area
        data-over={isOver}
        data-wrong={wrong}
        onDragOver={(event) => {
          if (disabled || !carriesFiles(event)) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = "copy";
          setIsOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
        }}
        onDrop={(event) => {
          setIsOver(false);
          if (!carriesFiles(event)) return;
          event.preventDefault();
          choose(filesIn(event.dataTransfer));
        }}
      >
        <Icon source={Upload} />
        <span data-drop>Drop files here or</span>
        <Button
          id={`${id}-choose`}
          variant="outlined"
          disabled={disabled}
          data-wrong={wrong}
          aria-labelledby={`${id}-choose ${id}`}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onClick={() => input.current?.click()}
        >
          Choose
        </Button>
        {/* The button opens it: a native file input can neither be styled nor translated. */}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-hidden
          tabIndex={-1}
          data-testid="event-files"
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            // So that a file that was removed can be chosen again.
            target.value = "";
          }}
        />
      </Area>
      {wrong && (
        <InlineError id={`${id}-error`} mt={0.75}>
          {error}
        </InlineError>
      )}
    </>
  );
}
