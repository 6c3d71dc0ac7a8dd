import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import ListItemIcon from "@mui/material/ListItemIcon";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Event, EventFile } from "@recurrent/sdk";
import { Check, Download, Eye, RotateCcw, X } from "lucide-react";
import { Fragment, type ReactNode, useRef } from "react";
import { InlineError } from "../../components/feedback/InlineError.tsx";
import { SanitisedHtml } from "../../components/html/SanitisedHtml.tsx";
import { DescriptionList } from "../../components/layout/DescriptionList.tsx";
import { DayText } from "../../dates/DayText.tsx";
import { TOUCH } from "../../theme/common-styles.ts";
import { useFocusAfterRemoval } from "../../useFocusAfterRemoval.ts";
import { StatusDate } from "../status/Status.tsx";
import {
  fileKind,
  FileList,
  FileRow,
  FileTool,
  formatUnlistedFiles,
  previewKind,
  displayFileName,
  distinctFileNames,
  TransferBar,
  wholePercent,
} from "./files.tsx";
import { EVENT_FIELDS, isExpiryUnknown, NOT_KNOWN, WARNINGS_LABEL } from "./event-fields.ts";
import { nextWarningDays, warningsSentence } from "./warnings.ts";

/** Download state of a file. */
export interface FileTransfer {
  state: "running" | "failed" | "done";
  /** 0 to 100; null while the size is unknown. */
  percent: number | null;
}

// The name is the button; the row up to its tools is the target.
const NameButton = styled(Link)(({ theme }) => ({
  position: "static",
  textAlign: "left",
  "&::before": { content: '""', position: "absolute", inset: "0 -8px" },
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
  if (transfer?.state !== "done") {
    return (
      // On phones the end of the name says it.
      <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
        {fileKind(name)}
      </Box>
    );
  }
  return (
    <Box component="span" sx={{ color: "status.current.text" }}>
      <Check size={14} /> Downloaded
    </Box>
  );
}

export interface EventDetailProps {
  /** The component sanitises the notes. */
  event: Event;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
  /** Leaves out the days of warnings to come: an archived event sends none. Default false. */
  isArchived?: boolean;
  /** Downloads by file id. */
  transfers: Readonly<Record<string, FileTransfer>>;
  /** Not called during a download of the same file. */
  onDownload: (file: EventFile) => void;
  /** Cancels a download. */
  onCancel: (file: EventFile) => void;
  /** Shows a picture or a PDF. */
  onPreview: (file: EventFile) => void;
}

/** Event or document, below a `PageHeader` with its description (training 2.10, 2.11). */
export function EventDetail(props: EventDetailProps) {
  const { event, today, isArchived = false } = props;
  const { description, files, filesCount, notes, issuedAt, expiryAt, status } = event;
  const none = (
    <Typography component="span" color="textSecondary">
      None
    </Typography>
  );
  return (
    // The page sets the width of the list.
    <Box component="article" aria-label={description} sx={{ "& > section": { maxWidth: "none" } }}>
      <DescriptionList
        items={[
          {
            label: "Issued At",
            isShort: true,
            value: issuedAt === null ? none : <DayText day={issuedAt} />,
          },
          {
            label: "Expiry At",
            isShort: true,
            value: isExpiryUnknown(event) ? (
              NOT_KNOWN
            ) : expiryAt === null ? (
              none
            ) : (
              <StatusDate day={expiryAt} status={status} today={isArchived ? undefined : today} />
            ),
          },
          { label: WARNINGS_LABEL, value: <Warnings {...props} /> },
          {
            label: "Attachments",
            // Wrapped, because `DescriptionList` styles a direct list.
            value: (
              <div>
                {files.length > 0 && <AttachmentList {...props} />}
                {files.length < filesCount
                  ? formatUnlistedFiles(filesCount - files.length)
                  : files.length === 0 && none}
              </div>
            ),
          },
          {
            label: EVENT_FIELDS.notes.label,
            value: notes.trim() === "" ? none : <SanitisedHtml html={notes} />,
          },
        ]}
      />
    </Box>
  );
}

/** The sentence of training 2.10, with the days that have not passed. */
function Warnings({
  event,
  today,
  isArchived = false,
}: Pick<EventDetailProps, "event" | "isArchived" | "today">) {
  const days = isArchived ? [] : nextWarningDays(event, today);
  return (
    <>
      {warningsSentence(event)}
      {days.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Next:{" "}
          {days.map((day, at) => (
            <Fragment key={day}>
              {at > 0 && ", "}
              <DayText day={day} />
            </Fragment>
          ))}
        </Typography>
      )}
    </>
  );
}

/** Files with download and preview (training 2.10). */
function AttachmentList({ event, transfers, onDownload, onCancel, onPreview }: EventDetailProps) {
  const names = distinctFileNames(event.files.map(({ originalName }) => originalName));
  return (
    <FileList
      aria-label="Attachments"
      // The list around it has lines of its own, and its first text is in the line of the label.
      sx={{
        // The icons are in a column beside the longest name.
        width: "fit-content",
        minWidth: "min(100%, 24rem)",
        maxWidth: 640,
        my: { sm: -0.75 },
        [TOUCH]: { mt: { sm: "-11px" } },
        border: 0,
        "& > li": { px: 0 },
        "& > li + li": { border: 0 },
      }}
    >
      {event.files.map((file, at) => {
        const name = names[at] ?? displayFileName(file.originalName);
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
                <TransferTool
                  name={name}
                  state={transfer?.state}
                  onCancel={() => onCancel(file)}
                  onRetry={download}
                />
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

interface TransferToolProps {
  name: string;
  state: FileTransfer["state"] | undefined;
  onCancel: () => void;
  onRetry: () => void;
}

/** Its buttons replace each other, and the name's button has the focus after them. */
function TransferTool({ name, state, onCancel, onRetry }: TransferToolProps) {
  const tool = useRef<HTMLSpanElement>(null);
  useFocusAfterRemoval(tool, () => [tool.current?.closest("li")?.querySelector("button")]);
  return (
    <Box component="span" ref={tool} sx={{ display: "contents" }}>
      {state === "running" && (
        <FileTool label={`Cancel the download of ${name}`} icon={X} onClick={onCancel} />
      )}
      {state === "failed" && (
        <FileTool label={`Try ${name} again`} icon={RotateCcw} onClick={onRetry} />
      )}
      {state !== "running" && state !== "failed" && (
        <ListItemIcon
          sx={{ minWidth: { xs: 44, sm: 36 }, justifyContent: "center", displayPrint: "none" }}
        >
          <Download size={16} />
        </ListItemIcon>
      )}
    </Box>
  );
}
