import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import { Check, Download, Eye, RotateCcw, X } from "lucide-react";
import type { ReactNode } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import type { EventFileView, FileTransfer } from "./event-views.ts";
import { fileKind, previewKind, shownFileName } from "./file-facts.ts";
import { FileList, FileRow } from "./FileRow.tsx";
import { TransferBar, wholePercent } from "./TransferBar.tsx";

// The name is the button, and the row up to its icon buttons the target.
const NameButton = styled("button")(({ theme }) => ({
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  textAlign: "left",
  overflowWrap: "anywhere",
  margin: 0,
  padding: "4px 0",
  border: 0,
  background: "none",
  cursor: "pointer",
  "&::before": { content: '""', position: "absolute", inset: 0 },
  "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  "&:focus-visible": { outline: 0 },
  "&:focus-visible::before": {
    outline: `2px solid ${theme.vars.palette.focus}`,
    outlineOffset: -2,
    borderRadius: theme.vars.shape.borderRadius,
  },
  "&[aria-disabled=true]": { cursor: "progress", textDecoration: "none" },
}));

const Done = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  color: theme.vars.palette.status.current.text,
}));

const Above = styled("span")({ position: "relative", display: "inline-flex" });

function Tool({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Above>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={onClick}>
          {children}
        </IconButton>
      </Tooltip>
    </Above>
  );
}

function aside(name: string, transfer: FileTransfer | undefined): ReactNode {
  if (transfer?.state === "running") {
    return transfer.percent === null ? "Downloading…" : `${wholePercent(transfer.percent)}%`;
  }
  if (transfer?.state !== "done") return fileKind(name);
  return (
    <Done>
      <Check size={14} strokeWidth={2} aria-hidden /> Downloaded
    </Done>
  );
}

export interface AttachmentListProps {
  files: readonly EventFileView[];
  /** What is on its way or has been, by file id. */
  transfers: Readonly<Record<string, FileTransfer>>;
  /** Downloads it, also once more. Never called while it is on its way. */
  onDownload: (file: EventFileView) => void;
  /** Stops a download; without it there is no button. */
  onCancel?: ((file: EventFileView) => void) | undefined;
  /** Shows a picture or a PDF; without it there is no button. */
  onPreview?: ((file: EventFileView) => void) | undefined;
}

/** Attached files, each to download and, where that is possible, to look at first (training 2.10). */
export function AttachmentList({
  files,
  transfers,
  onDownload,
  onCancel,
  onPreview,
}: AttachmentListProps) {
  return (
    <FileList aria-label="Attachments">
      {files.map((file) => {
        const name = shownFileName(file.originalName);
        const transfer = transfers[file.id];
        const running = transfer?.state === "running";
        const failed = transfer?.state === "failed";
        const canPreview = onPreview !== undefined && previewKind(file.originalName) !== undefined;
        const press = () => {
          if (!running) onDownload(file);
        };
        return (
          <FileRow
            key={file.id}
            name={file.originalName}
            title={
              <NameButton
                type="button"
                aria-label={`Download ${name}`}
                aria-disabled={running}
                onClick={press}
              >
                {name}
              </NameButton>
            }
            aside={aside(file.originalName, transfer)}
            buttons={
              <>
                {canPreview && (
                  <Tool label={`Preview ${name}`} onClick={() => onPreview(file)}>
                    <Eye size={16} strokeWidth={1.75} aria-hidden />
                  </Tool>
                )}
                {running && onCancel !== undefined && (
                  <Tool label={`Cancel the download of ${name}`} onClick={() => onCancel(file)}>
                    <X size={16} strokeWidth={1.75} aria-hidden />
                  </Tool>
                )}
                {failed && (
                  <Tool label={`Try ${name} again`} onClick={press}>
                    <RotateCcw size={16} strokeWidth={1.75} aria-hidden />
                  </Tool>
                )}
                {!running && !failed && (
                  <Sign>
                    <Download size={16} strokeWidth={1.75} aria-hidden />
                  </Sign>
                )}
              </>
            }
          >
            {transfer !== undefined && transfer.state !== "done" && (
              <>
                <TransferBar
                  label={`Download of ${name}`}
                  percent={transfer.percent ?? null}
                  failed={failed}
                />
                {failed && <Problem role="alert">The file could not be downloaded.</Problem>}
              </>
            )}
          </FileRow>
        );
      })}
    </FileList>
  );
}

const Sign = styled("span")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down("sm")]: { width: 40, height: 40 },
}));

const Slot = styled("div")({ marginTop: 4 });

function Problem({ children, role }: { children: ReactNode; role: "alert" }) {
  return (
    <Slot role={role}>
      <InlineError>{children}</InlineError>
    </Slot>
  );
}
