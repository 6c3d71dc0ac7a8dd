import type { EventFile } from "@recurrent/sdk";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Download } from "lucide-react";
import { useCallback, useState } from "react";
import { EmptyState, LoadError } from "../feedback/EmptyState.tsx";
import { DialogFrame, KitDialog } from "../feedback/KitDialog.tsx";
import { TransferBar, wholePercent } from "./FileRow.tsx";
import { previewKind, shownFileName } from "./files.ts";
import type { PreviewKind } from "./files.ts";

/** A file to look at, and how far it has come. */
export interface FilePreview {
  /** Of a kind that `onPreview` was called for. */
  file: EventFile;
  /** What it holds; undefined while it loads and when it could not be loaded. */
  content?: Blob;
  /** 0 to 100; null while it is not known. */
  percent: number | null;
  failed?: boolean;
}

export interface FilePreviewDialogProps {
  /** null while closed. */
  preview: FilePreview | null;
  /** Loads it once more. */
  onRetry: (file: EventFile) => void;
  /** Saves it; with its content where that is here. */
  onDownload: (file: EventFile, content: Blob | undefined) => void;
  /** The dialog was closed. */
  onClose: () => void;
}

function Shown({ as, type, content, name }: PreviewKind & { content: Blob; name: string }) {
  const [broken, setBroken] = useState(false);
  // The file gets the type of its kind and no other: what a server calls a page would run as a page of this
  // origin. Its address is given back when the element goes.
  const source = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const address = URL.createObjectURL(new Blob([content], { type }));
      element.setAttribute("src", address);
      return () => URL.revokeObjectURL(address);
    },
    [content, type],
  );
  if (broken) {
    return (
      <EmptyState
        title="This file cannot be shown"
        description="It is damaged, or it is not what its name says. It can still be downloaded."
      />
    );
  }
  if (as === "picture") {
    return (
      <Box
        component="img"
        ref={source}
        alt={name}
        onError={() => setBroken(true)}
        sx={{ m: "auto", maxWidth: 1, maxHeight: 1, objectFit: "contain" }}
      />
    );
  }
  // A browser without a viewer of its own would save the file instead.
  return navigator.pdfViewerEnabled ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- no viewer opens in a sandbox; it is PDF by its type
    <iframe ref={source} title={name} />
  ) : (
    <EmptyState
      title="This browser shows no PDF files"
      description="Download it to open it in another program."
    />
  );
}

/** A picture or a PDF to look at before it is downloaded. Its type is taken from its name alone. */
export function FilePreviewDialog({
  preview,
  onRetry,
  onDownload,
  onClose,
}: FilePreviewDialogProps) {
  // What was shown stays while the dialog fades away.
  const [last, setLast] = useState(preview);
  if (preview !== null && preview !== last) setLast(preview);
  const shown = preview ?? last;
  if (shown === null) return null;
  const { file, content, percent, failed = false } = shown;
  const name = shownFileName(file.originalName);
  const kind = previewKind(name);
  const loading = content === undefined && !failed;
  return (
    <KitDialog
      open={preview !== null}
      title={name}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 960, height: 1 } } }}
      leave="Close"
      actions={
        <Button
          variant="contained"
          aria-label={`Download ${name}`}
          startIcon={<Download size={16} />}
          onClick={() => onDownload(file, content)}
        >
          Download
        </Button>
      }
    >
      <DialogFrame aria-busy={loading} sx={{ flex: 1, minHeight: 0 }}>
        {failed && <LoadError title="The file could not be loaded" onRetry={() => onRetry(file)} />}
        {content !== undefined && kind !== undefined && (
          <Shown key={file.id} {...kind} content={content} name={name} />
        )}
        {loading && (
          <Box sx={{ display: "grid", gap: 1, width: "min(320px, 80%)", m: "auto" }}>
            <Typography color="textSecondary" align="center">
              {percent === null ? "Loading…" : `Loading… ${wholePercent(percent)}%`}
            </Typography>
            <TransferBar label={`Loading ${name}`} percent={percent} />
          </Box>
        )}
      </DialogFrame>
    </KitDialog>
  );
}
