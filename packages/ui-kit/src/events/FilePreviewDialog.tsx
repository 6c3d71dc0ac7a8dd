import type { EventFile } from "@recurrent/sdk";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Download } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { KitDialog } from "../feedback/KitDialog.tsx";
import { LoadError } from "../feedback/LoadError.tsx";
import { SafeButton } from "../feedback/SafeButton.tsx";
import { Icon } from "../layout/Icon.tsx";
import { previewKind, shownFileName } from "./file-facts.ts";
import type { PreviewKind } from "./file-facts.ts";
import { TransferBar, wholePercent } from "./TransferBar.tsx";

const Stage = styled("div")(({ theme }) => ({
  flex: 1,
  display: "grid",
  alignItems: "center",
  minHeight: 0,
  margin: theme.spacing(1.5, 3, 0.5),
  overflow: "auto",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.sunken,
  [theme.breakpoints.down("sm")]: { marginInline: theme.spacing(2) },
}));

const Picture = styled("img")({
  maxWidth: "100%",
  maxHeight: "100%",
  margin: "auto",
  objectFit: "contain",
});

const Paper = styled("iframe")({ width: "100%", height: "100%", border: 0, colorScheme: "light" });

export interface FilePreviewDialogProps {
  /** The file to look at, of a kind that `onPreview` was called for; null while closed. */
  file: EventFile | null;
  /** What it holds; undefined while it is on its way. */
  content: Blob | undefined;
  /** How far it has come, 0 to 100; null when nobody knows. */
  percent?: number | null;
  error?: { onRetry: () => void } | undefined;
  /** Saves it. */
  onDownload: (file: EventFile) => void;
  onClose: () => void;
}

interface ShownProps extends PreviewKind {
  content: Blob;
  name: string;
}

function Shown({ as, type, content, name }: ShownProps) {
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
    return <Picture ref={source} alt={name} onError={() => setBroken(true)} />;
  }
  // A browser without a viewer of its own would save the file instead.
  return navigator.pdfViewerEnabled ? (
    <Paper ref={source} title={name} />
  ) : (
    <EmptyState
      title="This browser shows no PDF files"
      description="Download it to open it in another program."
    />
  );
}

/** A picture or a PDF to look at before it is downloaded. Its type is taken from its name alone. */
export function FilePreviewDialog({
  file,
  content,
  percent = null,
  error,
  onDownload,
  onClose,
}: FilePreviewDialogProps) {
  const id = useId();
  // What was shown stays while the dialog fades away.
  const [last, setLast] = useState(file);
  if (file !== null && file !== last) setLast(file);
  const shown = file ?? last;
  const name = shownFileName(shown?.originalName ?? "");
  const kind = previewKind(name);
  return (
    <KitDialog
      open={file !== null}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 960, height: 1 } } }}
    >
      <DialogTitle id={id} sx={{ overflowWrap: "anywhere" }}>
        {name}
      </DialogTitle>
      <Stage aria-busy={content === undefined && error === undefined}>
        {error !== undefined && <LoadError title="The file could not be loaded" {...error} />}
        {error === undefined && content !== undefined && kind !== undefined && (
          <Shown key={shown?.id} {...kind} content={content} name={name} />
        )}
        {error === undefined && content === undefined && (
          <Stack sx={{ gap: 1, width: "min(320px, 80%)", m: "auto", textAlign: "center" }}>
            <Typography color="textSecondary">
              {percent === null ? "Loading…" : `Loading… ${wholePercent(percent)}%`}
            </Typography>
            <TransferBar label={`Loading ${name}`} percent={percent} />
          </Stack>
        )}
      </Stage>
      <DialogActions>
        <SafeButton variant="outlined" onClick={onClose}>
          Close
        </SafeButton>
        <Button
          variant="contained"
          aria-label={`Download ${name}`}
          startIcon={<Icon source={Download} size={16} />}
          onClick={() => shown !== null && onDownload(shown)}
        >
          Download
        </Button>
      </DialogActions>
    </KitDialog>
  );
}
