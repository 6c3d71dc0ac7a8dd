import type { EventFile } from "@recurrent/sdk";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import ListItemIcon from "@mui/material/ListItemIcon";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { Check, Download, Eye, RotateCcw, X } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { Icon } from "../layout/Icon.tsx";
import type { FileTransfer } from "./event-views.ts";
import { fileKind, previewKind, shownFileName } from "./file-facts.ts";
import { FileList, FileRow } from "./FileRow.tsx";
import { TransferBar, wholePercent } from "./TransferBar.tsx";

// The name is the button, and the row up to its tools the target.
const NameButton = styled(Link)(({ theme }) => ({
  position: "static",
  textAlign: "left",
  "&::before": { content: '""', position: "absolute", inset: 0 },
  "&:focus-visible::before": {
    outline: `2px solid ${theme.vars.palette.focus}`,
    outlineOffset: -2,
  },
  "&[aria-disabled=true]": { cursor: "progress", textDecoration: "none" },
})) as typeof Link;

interface ToolProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

function Tool({ label, icon, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick} sx={{ position: "relative" }}>
        <Icon source={icon} size={16} />
      </IconButton>
    </Tooltip>
  );
}

function aside(name: string, transfer: FileTransfer | undefined): ReactNode {
  if (transfer?.state === "running") {
    return transfer.percent === null ? "Downloading…" : `${wholePercent(transfer.percent)}%`;
  }
  if (transfer?.state !== "done") return fileKind(name);
  return (
    <Box
      component="span"
      sx={{ display: "flex", alignItems: "center", gap: 0.5, color: "status.current.text" }}
    >
      <Icon source={Check} size={14} /> Downloaded
    </Box>
  );
}

export interface AttachmentListProps {
  files: readonly EventFile[];
  /** What is on its way or has been, by file id. */
  transfers: Readonly<Record<string, FileTransfer>>;
  /** Downloads it, also once more. Never called while it is on its way. */
  onDownload: (file: EventFile) => void;
  /** Stops a download; without it there is no button. */
  onCancel?: ((file: EventFile) => void) | undefined;
  /** Shows a picture or a PDF; without it there is no button. */
  onPreview?: ((file: EventFile) => void) | undefined;
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
        const download = () => onDownload(file);
        return (
          <FileRow
            key={file.id}
            name={file.originalName}
            title={
              <NameButton
                component="button"
                type="button"
                color="inherit"
                aria-label={`Download ${name}`}
                aria-disabled={running}
                onClick={running ? undefined : download}
              >
                {name}
              </NameButton>
            }
            aside={aside(file.originalName, transfer)}
            tools={
              <>
                {onPreview !== undefined && previewKind(file.originalName) !== undefined && (
                  <Tool label={`Preview ${name}`} icon={Eye} onClick={() => onPreview(file)} />
                )}
                {running && onCancel !== undefined && (
                  <Tool
                    label={`Cancel the download of ${name}`}
                    icon={X}
                    onClick={() => onCancel(file)}
                  />
                )}
                {failed && <Tool label={`Try ${name} again`} icon={RotateCcw} onClick={download} />}
                {!running && !failed && (
                  <ListItemIcon sx={{ minWidth: { xs: 44, sm: 36 }, justifyContent: "center" }}>
                    <Icon source={Download} size={16} />
                  </ListItemIcon>
                )}
              </>
            }
          >
            {(running || failed) && (
              <>
                <TransferBar
                  label={`Download of ${name}`}
                  percent={transfer.percent ?? null}
                  failed={failed}
                />
                {failed && (
                  <Box role="alert" sx={{ mt: 0.5 }}>
                    <InlineError>The file could not be downloaded.</InlineError>
                  </Box>
                )}
              </>
            )}
          </FileRow>
        );
      })}
    </FileList>
  );
}
