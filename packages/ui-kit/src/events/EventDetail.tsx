import type { Event } from "@recurrent/sdk";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { DetailList } from "../people/DetailList.tsx";
import { ArchivedPill } from "../status/Pill.tsx";
import { DayText, StatusDate } from "../status/StatusDate.tsx";
import { AttachmentList } from "./AttachmentList.tsx";
import type { AttachmentListProps } from "./AttachmentList.tsx";
import { warningsSentence } from "./warnings.ts";

export interface EventDetailProps extends Omit<AttachmentListProps, "files"> {
  /** Its notes are cleaned before they are shown. */
  event: Event;
  /** Whether it lies in the archive; a pill says so. */
  archived: boolean;
}

/** An event or document to look at (training 2.10, 2.11). */
export function EventDetail({ event, archived, ...attachments }: EventDetailProps) {
  const { description, files, notes, issuedAt, expiryAt, status } = event;
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
            label: "Description",
            value: (
              <Stack direction="row" sx={{ flexWrap: "wrap", gap: "4px 12px" }}>
                <Typography component="span" variant="subtitle1">
                  {description}
                </Typography>
                {archived && <ArchivedPill />}
              </Stack>
            ),
          },
          {
            label: "Attachments",
            // Not the list itself: `DetailList` gives a list of values its own looks.
            value: (
              <div>
                {files.length === 0 ? none : <AttachmentList files={files} {...attachments} />}
              </div>
            ),
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
          { label: "Expiry warnings", value: warningsSentence(event) },
        ]}
      />
    </Box>
  );
}
