import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Upload } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { DragEvent as ReactDragEvent } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { Icon } from "../layout/Icon.tsx";

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

function refuse(event: DragEvent): void {
  // Whoever wants the files has said so by now.
  if (event.defaultPrevented || !carriesFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "none";
}

export interface FileDropProps {
  label: string;
  /** Called with one or more files. */
  onFiles: (files: File[]) => void;
  disabled: boolean;
  /** What is wrong with the files. */
  error?: string | undefined;
}

/**
 * Several files at once: by the button, or dropped on the area (training 2.10). A file that is dropped beside
 * it does not open in place of the page, which would lose all that was typed.
 */
export function FileDrop({ label, onFiles, disabled, error }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
  const wrong = error !== undefined;
  const take = (files: File[]) => {
    if (files.length > 0 && !disabled) onFiles(files);
  };
  return (
    <div>
      <Typography component="p" variant="subtitle2" id={id} sx={{ mb: 0.75 }}>
        {label}
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
          take(filesIn(event.dataTransfer));
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
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // So that a file that was removed can be chosen again.
            event.target.value = "";
          }}
        />
      </Area>
      {wrong && (
        <Box sx={{ mt: 0.75 }}>
          <InlineError id={`${id}-error`}>{error}</InlineError>
        </Box>
      )}
    </div>
  );
}
