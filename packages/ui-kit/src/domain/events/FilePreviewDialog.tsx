import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { EventFile } from "@recurrent/sdk";
import { Download } from "lucide-react";
import { useCallback, useState } from "react";
import { DialogFrame, Dialog } from "../../components/feedback/Dialog.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { LoadError } from "../../components/feedback/LoadError.tsx";
import {
  displayFileName,
  type PreviewKind,
  previewKind,
  TransferBar,
  wholePercent,
} from "./files.tsx";

/** State of a preview. */
export interface FilePreview {
  file: EventFile;
  /** Undefined while loading, or after a failure. */
  content?: Blob;
  /** 0 to 100; null while unknown. */
  percent: number | null;
  failed?: boolean;
}

export interface FilePreviewDialogProps {
  /** Null closes the dialog. */
  preview: FilePreview | null;
  /** Loads it again. */
  onRetry: (file: EventFile) => void;
  /** `content` is undefined until it has loaded. */
  onDownload: (file: EventFile, content: Blob | undefined) => void;
  /** The dialog was closed. */
  onClose: () => void;
}

/** Browsers on an iPhone or iPad draw a PDF in a frame as a picture of its first page. */
function isPdfCutInFrame(): boolean {
  return navigator.vendor.startsWith("Apple") && navigator.maxTouchPoints > 1;
}

function Shown({ as, type, content, name }: PreviewKind & { content: Blob; name: string }) {
  const [broken, setBroken] = useState(false);
  // The type comes from the file's kind: HTML from the server would run in this origin. The object
  // URL is revoked with the element.
  const source = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const address = URL.createObjectURL(new Blob([content], { type }));
      element.setAttribute("src", address);
      return () => URL.revokeObjectURL(address);
    },
    [content, type],
  );
  if (broken || content.size === 0) {
    return (
      <EmptyState
        title="This file cannot be shown"
        description="The file may be damaged or misnamed. You can still download it."
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
  if (isPdfCutInFrame()) {
    return (
      <EmptyState
        title="This device would show only the first page"
        description="Download the PDF to read all its pages."
      />
    );
  }
  // A browser without a PDF viewer would save the file.
  return navigator.pdfViewerEnabled ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- no viewer opens in a sandbox; it is PDF by its type
    <iframe ref={source} title={name} />
  ) : (
    <EmptyState
      title="This browser cannot show PDF files"
      description="Download it to open it in another program."
    />
  );
}

/** Preview of a picture or PDF. The type comes only from the file's name. */
export function FilePreviewDialog({
  preview,
  onRetry,
  onDownload,
  onClose,
}: FilePreviewDialogProps) {
  // The content stays while the dialog fades out.
  const [last, setLast] = useState(preview);
  if (preview !== null && preview !== last) setLast(preview);
  const shown = preview ?? last;
  if (shown === null) return null;
  const { file, content, percent, failed = false } = shown;
  const name = displayFileName(file.originalName);
  const kind = previewKind(name);
  const loading = content === undefined && !failed;
  return (
    <Dialog
      open={preview !== null}
      title={name}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 960, height: 1 } } }}
      cancelLabel="Close"
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
    </Dialog>
  );
}
