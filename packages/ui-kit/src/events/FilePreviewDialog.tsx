import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { Download } from "lucide-react";
import { useId, useState } from "react";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { KitDialog } from "../feedback/KitDialog.tsx";
import { LoadError } from "../feedback/LoadError.tsx";
import { SafeButton } from "../feedback/SafeButton.tsx";
import type { EventFileView } from "./event-views.ts";
import { previewKind, shownFileName } from "./file-facts.ts";
import { TransferBar, wholePercent } from "./TransferBar.tsx";
import { useFileSource } from "./useFileSource.ts";

const Stage = styled("div")(({ theme }) => ({
  flex: 1,
  display: "grid",
  alignItems: "center",
  minHeight: 0,
  margin: "12px 24px 4px",
  overflow: "auto",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.sunken,
  [theme.breakpoints.down("sm")]: { margin: "12px 16px 4px" },
}));

const Picture = styled("img")({
  display: "block",
  maxWidth: "100%",
  maxHeight: "100%",
  margin: "auto",
  objectFit: "contain",
});

const Paper = styled("iframe")({
  display: "block",
  width: "100%",
  height: "100%",
  border: 0,
  colorScheme: "light",
});

const Waiting = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 8,
  width: "min(320px, 80%)",
  margin: "auto",
  textAlign: "center",
  color: theme.vars.palette.text.secondary,
}));

export interface FilePreviewDialogProps {
  /** The file to look at, of a kind that `onPreview` was called for; null while closed. */
  file: EventFileView | null;
  /** What it holds; undefined while it is on its way. */
  content: Blob | undefined;
  /** How far it has come, 0 to 100; null when nobody knows. */
  percent?: number | null;
  error?: { onRetry: () => void } | undefined;
  /** Saves it. */
  onDownload: (file: EventFileView) => void;
  onClose: () => void;
}

function ShownPicture({ content, type, name }: ShownProps) {
  const source = useFileSource<HTMLImageElement>(content, type);
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <EmptyState
        title="This file cannot be shown"
        description="It is damaged, or it is not what its name says. It can still be downloaded."
      />
    );
  }
  return <Picture ref={source} alt={name} onError={() => setBroken(true)} />;
}

function ShownPdf({ content, type, name }: ShownProps) {
  const source = useFileSource<HTMLIFrameElement>(content, type);
  // A browser without a viewer of its own would save the file instead.
  if (!navigator.pdfViewerEnabled) {
    return (
      <EmptyState
        title="This browser shows no PDF files"
        description="Download it to open it in another program."
      />
    );
  }
  return <Paper ref={source} title={name} />;
}

interface ShownProps {
  content: Blob;
  type: string;
  name: string;
}

function Content({ file, content, percent = null, error }: PreviewContent) {
  if (error !== undefined) {
    return <LoadError title="The file could not be loaded" {...error} />;
  }
  const kind = previewKind(file.originalName);
  if (content !== undefined && kind !== undefined) {
    const Shown = kind.as === "picture" ? ShownPicture : ShownPdf;
    return (
      <Shown
        key={file.id}
        content={content}
        type={kind.type}
        name={shownFileName(file.originalName)}
      />
    );
  }
  return (
    <Waiting>
      <span>{percent === null ? "Loading…" : `Loading… ${wholePercent(percent)}%`}</span>
      <TransferBar label={`Loading ${shownFileName(file.originalName)}`} percent={percent} />
    </Waiting>
  );
}

type PreviewContent = Pick<FilePreviewDialogProps, "content" | "percent" | "error"> & {
  file: EventFileView;
};

/** A picture or a PDF to look at before it is downloaded. Its type is taken from its name alone. */
export function FilePreviewDialog({
  file,
  onDownload,
  onClose,
  ...content
}: FilePreviewDialogProps) {
  const id = useId();
  // What was shown stays while the dialog fades away.
  const [last, setLast] = useState(file);
  if (file !== null && file !== last) setLast(file);
  const shown = file ?? last;
  return (
    <KitDialog
      open={file !== null}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 960, height: 1 } } }}
    >
      <DialogTitle id={id} sx={{ overflowWrap: "anywhere" }}>
        {shown !== null && shownFileName(shown.originalName)}
      </DialogTitle>
      <Stage aria-busy={content.content === undefined && content.error === undefined}>
        {shown !== null && <Content {...content} file={shown} />}
      </Stage>
      <DialogActions>
        <SafeButton variant="outlined" onClick={onClose}>
          Close
        </SafeButton>
        {shown !== null && (
          <Button
            variant="contained"
            aria-label={`Download ${shownFileName(shown.originalName)}`}
            startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => onDownload(shown)}
          >
            Download
          </Button>
        )}
      </DialogActions>
    </KitDialog>
  );
}
