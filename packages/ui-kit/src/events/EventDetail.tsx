import type { Event, EventFile } from "@recurrent/sdk";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import ListItemIcon from "@mui/material/ListItemIcon";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Check, Download, Eye, RotateCcw, X } from "lucide-react";
import type { ReactNode } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { DetailList } from "../people/DetailList.tsx";
import { DayText, StatusDate } from "../status/StatusDate.tsx";
import { FileList, FileRow, FileTool, TransferBar, wholePercent } from "./FileRow.tsx";
import { fileKind, previewKind, shownFileName } from "./files.ts";
import { warningsSentence } from "./warnings.ts";

/** How far the download of one file is. */
export interface FileTransfer {
  state: "running" | "failed" | "done";
  /** 0 to 100, how far it has come; null while it is not known how much is to come. */
  percent: number | null;
}

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

function aside(name: string, transfer: FileTransfer | undefined): ReactNode {
  if (transfer?.state === "running") {
    return transfer.percent === null ? "Downloading…" : `${wholePercent(transfer.percent)}%`;
  }
  if (transfer?.state !== "done") return fileKind(name);
  return (
    <Box component="span" sx={{ color: "status.current.text" }}>
      <Check size={14} /> Downloaded
    </Box>
  );
}

export interface EventDetailProps {
  /** Its notes are cleaned before they are shown. */
  event: Event;
  /** Downloads that run or have run, by file id. */
  transfers: Readonly<Record<string, FileTransfer>>;
  /** Downloads it, also once more. Never called while that runs. */
  onDownload: (file: EventFile) => void;
  /** Stops a download. */
  onCancel: (file: EventFile) => void;
  /** Shows a picture or a PDF. */
  onPreview: (file: EventFile) => void;
}

/** An event or document to look at, below a `PageHead` with its description (training 2.10, 2.11). */
export function EventDetail(props: EventDetailProps) {
  const { description, files, notes, issuedAt, expiryAt, status } = props.event;
  const none = (
    <Typography component="span" color="textSecondary">
      None
    </Typography>
  );
  return (
    // The page gives the list its width.
    <Box component="article" aria-label={description} sx={{ "& > section": { maxWidth: "none" } }}>
      <DetailList
        items={[
          {
            label: "Attachments",
            // Not the list itself: `DetailList` gives a list of values its own looks.
            value: <div>{files.length === 0 ? none : <AttachmentList {...props} />}</div>,
          },
          {
            label: "Notes",
            value: notes.trim() === "" ? none : <SanitisedHtml html={notes} />,
          },
          { label: "Issued At", value: issuedAt === null ? none : <DayText day={issuedAt} /> },
          {
            label: "Expiry At",
            value: expiryAt === null ? none : <StatusDate day={expiryAt} status={status} />,
          },
          { label: "Expiry warnings", value: warningsSentence(props.event) },
        ]}
      />
    </Box>
  );
}

/** Attached files, each to download and, where that is possible, to look at first (training 2.10). */
function AttachmentList({ event, transfers, onDownload, onCancel, onPreview }: EventDetailProps) {
  return (
    <FileList aria-label="Attachments" sx={{ maxWidth: 640 }}>
      {event.files.map((file) => {
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
                {previewKind(file.originalName) !== undefined && (
                  <FileTool label={`Preview ${name}`} icon={Eye} onClick={() => onPreview(file)} />
                )}
                {running && (
                  <FileTool
                    label={`Cancel the download of ${name}`}
                    icon={X}
                    onClick={() => onCancel(file)}
                  />
                )}
                {failed && (
                  <FileTool label={`Try ${name} again`} icon={RotateCcw} onClick={download} />
                )}
                {!running && !failed && (
                  <ListItemIcon sx={{ minWidth: { xs: 44, sm: 36 }, justifyContent: "center" }}>
                    <Download size={16} />
                  </ListItemIcon>
                )}
              </>
            }
          >
            {(running || failed) && (
              <TransferBar
                label={`Download of ${name}`}
                percent={transfer.percent}
                failed={failed}
              />
            )}
            {failed && (
              <Box role="alert" sx={{ mt: 0.5 }}>
                <InlineError>The file could not be downloaded.</InlineError>
              </Box>
            )}
          </FileRow>
        );
      })}
    </FileList>
  );
}
