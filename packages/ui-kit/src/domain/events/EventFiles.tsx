import type { EventDraft, EventFile } from "@recurrent/sdk";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Trash2, Upload, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { InlineError } from "../../components/feedback/InlineError.tsx";
import { VisuallyHidden } from "../../components/feedback/VisuallyHidden.tsx";
import { type FormError, useFormState } from "../../components/forms/form-state.ts";
import { useFocusAfterRemoval } from "../../useFocusAfterRemoval.ts";
import { useLatest } from "../../useLatest.ts";
import {
  fileKey,
  fileKind,
  FileList,
  FileRow,
  fileSize,
  FileTool,
  displayFileName,
  distinctFileNames,
  useRefusedFiles,
  withFiles,
} from "./files.tsx";
import { formatCount } from "../../text/format-count.ts";

// MUI has no drop area.
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
    "@media (pointer: coarse)": { "& > [data-drop]": { display: "none" } },
    "@media not (pointer: coarse)": { "& > [data-touch]": { display: "none" } },
    "&[data-over=true]": {
      color: palette.text.primary,
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.soft,
    },
    "&[data-wrong=true]": { borderColor: palette.error.main },
  };
});

/** Browsers return folders as unreadable files. */
function filesIn({ items }: DataTransfer): File[] {
  return [...items]
    .filter((item) => item.webkitGetAsEntry()?.isDirectory !== true)
    .flatMap((item) => item.getAsFile() ?? []);
}

interface EventFilesProps {
  files: EventDraft["files"];
  onFilesChange: (files: readonly File[]) => void;
  /** Files of the event. */
  attachments: readonly EventFile[];
  attachedTitle: string;
  /** The caller asks for confirmation; without it there is no button. */
  onDeleteAttachment: ((file: EventFile) => void) | undefined;
  error: FormError | null | undefined;
  locked: boolean;
}

/**
 * New and attached files (training 2.10). A file dropped next to the area must not replace the
 * page, which would lose all input.
 */
export function EventFiles({
  files,
  onFilesChange,
  attachments,
  attachedTitle,
  onDeleteAttachment,
  error,
  locked,
}: EventFilesProps) {
  const id = useId();
  const { readOnly } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const showErrors = useRefusedFiles(error, files);
  const problem = showErrors.all(files);
  const isWrong = problem !== undefined;
  const newNames = distinctFileNames(files.map(({ name }) => name));
  const attachedNames = distinctFileNames(attachments.map(({ originalName }) => originalName));
  const add = (more: readonly File[]) => {
    if (more.length > 0 && !readOnly) onFilesChange(withFiles(files, more));
  };
  const onDrag = useLatest((event: DragEvent) => {
    const { type, dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    // Moving to another part of the area does not leave it.
    const target = type === "dragleave" ? event.relatedTarget : event.target;
    const isHere = !readOnly && target instanceof Node && area.current?.contains(target) === true;
    dataTransfer.dropEffect = isHere ? "copy" : "none";
    setIsOver(isHere && type !== "drop");
    if (isHere && type === "drop") add(filesIn(dataTransfer));
  });
  useEffect(() => {
    const shown = new AbortController();
    for (const type of ["dragover", "dragleave", "drop"] as const) {
      window.addEventListener(type, onDrag, { signal: shown.signal });
    }
    return () => shown.abort();
  }, [onDrag]);
  return (
    <>
      {locked && attachments.length === 0 && (
        <Typography color="textSecondary">No files are attached.</Typography>
      )}
      <div hidden={locked}>
        <Typography component="p" variant="subtitle2" id={id} sx={{ mb: 0.75 }}>
          Attach New File
        </Typography>
        <Area ref={area} data-over={isOver} data-wrong={isWrong}>
          <Upload size={18} />
          <span data-drop>Drop files here or</span>
          <span data-touch>Photos or other files</span>
          <Button
            ref={button}
            id={`${id}-choose`}
            variant="outlined"
            aria-disabled={readOnly}
            data-wrong={isWrong}
            aria-labelledby={`${id}-choose ${id}`}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onClick={() => {
              if (!readOnly) input.current?.click();
            }}
          >
            Choose
          </Button>
          {/* A native file input can neither be styled nor translated. */}
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-hidden
            tabIndex={-1}
            data-testid="event-files"
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // A removed file can be chosen again.
              target.value = "";
            }}
          />
        </Area>
        {isWrong && <InlineError id={`${id}-error`}>{problem}</InlineError>}
        <VisuallyHidden as="output">
          {files.length > 0 && `${formatCount(files.length, "file")} chosen`}
        </VisuallyHidden>
      </div>
      <TitledList title="New files" adding={button}>
        {files.map((file, at) => (
          <FileEntry
            key={fileKey(file)}
            name={file.name}
            shownName={newNames[at]}
            size={file.size}
            problem={showErrors.of(file)}
            onPress={() => onFilesChange(files.filter((other) => other !== file))}
          />
        ))}
      </TitledList>
      <TitledList title={attachedTitle} adding={button}>
        {attachments.map((file, at) => (
          <FileEntry
            key={file.id}
            name={file.originalName}
            shownName={attachedNames[at]}
            onPress={onDeleteAttachment && (() => onDeleteAttachment(file))}
          />
        ))}
      </TitledList>
    </>
  );
}

interface TitledListProps {
  title: string;
  /** The button that adds files. */
  adding: RefObject<HTMLButtonElement | null>;
  children: ReactNode[];
}

function TitledList({ title, adding, children }: TitledListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(list, () => [adding.current]);
  if (children.length === 0) return null;
  return (
    <div ref={list}>
      <Typography component="h3" variant="subtitle2" id={id} sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <FileList aria-labelledby={id}>{children}</FileList>
    </div>
  );
}

interface FileEntryProps {
  name: string;
  /** Default: the name. */
  shownName: string | undefined;
  size?: number;
  onPress: (() => void) | undefined;
  problem?: string | undefined;
}

function FileEntry({
  name,
  shownName = displayFileName(name),
  size,
  onPress,
  problem,
}: FileEntryProps) {
  const id = useId();
  const { readOnly } = useFormState();
  const isNew = size !== undefined;
  const isEmpty = size === 0;
  const text = isEmpty ? "This file is empty." : problem;
  const isWrong = text !== undefined;
  return (
    <FileRow
      name={name}
      title={shownName}
      aside={isNew ? `${fileKind(name)} · ${fileSize(size)}` : fileKind(name)}
      tools={
        onPress && (
          <FileTool
            label={`${isNew ? "Remove" : "Delete"} ${shownName}`}
            icon={isNew ? X : Trash2}
            // `disabled` would lose the focus during the request.
            aria-disabled={readOnly}
            data-unfinished={isEmpty}
            data-wrong={isWrong}
            aria-describedby={isWrong ? id : undefined}
            onClick={readOnly ? undefined : onPress}
          />
        )
      }
    >
      {isWrong && <InlineError id={id}>{text}</InlineError>}
    </FileRow>
  );
}
