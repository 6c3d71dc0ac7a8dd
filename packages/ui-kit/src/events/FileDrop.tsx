import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Upload } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { DragEvent } from "react";
import { useDropGuard } from "./useDropGuard.ts";

const Area = styled("div")(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    flexWrap: "wrap",
    gap: 12,
    minHeight: 78,
    padding: "20px 16px",
    textAlign: "center",
    color: palette.text.secondary,
    border: `1px dashed ${palette.control}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: palette.background.sunken,
    "& > svg": { flex: "none" },
    // A finger carries no files.
    "@media (pointer: coarse)": { "& > [data-drop]": { display: "none" } },
    "&[data-over=true]": {
      color: palette.text.primary,
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.soft,
    },
    "&[data-wrong=true]": { borderColor: palette.error.main },
  };
});

const Label = styled("p")(({ theme }) => ({
  ...theme.typography.subtitle2,
  margin: "0 0 6px",
}));

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

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

export interface FileDropProps {
  label: string;
  /** Called with one or more files. */
  onFiles: (files: File[]) => void;
  disabled: boolean;
  /** Id of what is said about the files; marks the area as wrong. */
  describedBy?: string | undefined;
}

/** Several files at once: by the button, or dropped on the area (training 2.10). */
export function FileDrop({ label, onFiles, disabled, describedBy }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Entering a child leaves its parent: the depth tells when the pointer is really gone.
  const [depth, setDepth] = useState(0);
  useDropGuard();
  const wrong = describedBy !== undefined;
  const take = (files: File[]) => {
    if (files.length > 0 && !disabled) onFiles(files);
  };
  return (
    <div>
      <Label id={id}>{label}</Label>
      <Area
        data-over={depth > 0 && !disabled}
        data-wrong={wrong}
        onDragEnter={(event) => {
          if (carriesFiles(event)) setDepth((last) => last + 1);
        }}
        onDragLeave={(event) => {
          if (carriesFiles(event)) setDepth((last) => Math.max(0, last - 1));
        }}
        onDragOver={(event) => {
          if (disabled || !carriesFiles(event)) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = "copy";
        }}
        onDrop={(event) => {
          setDepth(0);
          if (!carriesFiles(event)) return;
          event.preventDefault();
          take(filesIn(event.dataTransfer));
        }}
      >
        <Upload size={18} strokeWidth={1.75} aria-hidden />
        <span data-drop>Drop files here or</span>
        <Button
          id={`${id}-choose`}
          variant="outlined"
          disabled={disabled}
          data-wrong={wrong}
          aria-labelledby={`${id}-choose ${id}`}
          {...(wrong ? { "aria-describedby": describedBy } : {})}
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
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // So that a file that was removed can be chosen again.
            event.target.value = "";
          }}
        />
      </Area>
    </div>
  );
}
