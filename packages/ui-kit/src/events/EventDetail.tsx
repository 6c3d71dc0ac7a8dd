import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ArrowLeft, Pencil } from "lucide-react";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { Icon } from "../layout/Icon.tsx";
import { DetailList } from "../people/DetailList.tsx";
import { ArchivedPill } from "../status/Pill.tsx";
import { DayText, StatusDate } from "../status/StatusDate.tsx";
import { ArchiveButton } from "./ArchiveButton.tsx";
import type { ArchiveButtonProps } from "./ArchiveButton.tsx";
import { AttachmentList } from "./AttachmentList.tsx";
import type { AttachmentListProps } from "./AttachmentList.tsx";
import type { EventDetailView } from "./event-views.ts";
import { warningsSentence } from "./warnings.ts";

export interface EventDetailProps
  extends
    Pick<AttachmentListProps, "transfers" | "onDownload" | "onCancel" | "onPreview">,
    Pick<ArchiveButtonProps, "onArchive" | "onRestore"> {
  event: EventDetailView;
  /** Whether it lies in the archive; a pill says so. Default false. */
  archived?: boolean;
  backHref: string;
  /** Shows Edit; only while the event is active. */
  editHref?: string | undefined;
  /** True while it is archived or restored: nothing can be pressed again. */
  pending?: boolean;
}

const LINE = { direction: "row", sx: { flexWrap: "wrap", gap: "4px 12px" } } as const;

/** An event or document to look at (training 2.10, 2.11). */
export function EventDetail({
  event,
  archived = false,
  backHref,
  editHref,
  onArchive,
  onRestore,
  pending = false,
  ...attachments
}: EventDetailProps) {
  const { description, files, notes, issuedAt, expiryAt, status } = event;
  const none = (
    <Typography component="span" color="textSecondary">
      None
    </Typography>
  );
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mb: 2 }}>
        <Button
          href={backHref}
          startIcon={<Icon source={ArrowLeft} size={16} />}
          sx={{ ml: -1.25, mr: "auto" }}
        >
          Back
        </Button>
        <ArchiveButton onArchive={onArchive} onRestore={onRestore} pending={pending} withSign />
        {editHref !== undefined && (
          <Button
            variant="contained"
            disabled={pending}
            href={editHref}
            startIcon={<Icon source={Pencil} size={16} />}
          >
            Edit
          </Button>
        )}
      </Stack>
      <Card
        component="article"
        variant="outlined"
        aria-label={description}
        // The card gives the list its width.
        sx={{ px: { xs: 2, sm: 3 }, py: { xs: 0.5, sm: 1 }, "& > section": { maxWidth: "none" } }}
      >
        <DetailList
          items={[
            {
              label: "Description",
              value: (
                <Stack {...LINE}>
                  <Typography component="span" variant="subtitle1">
                    {description}
                  </Typography>
                  {archived && <ArchivedPill />}
                </Stack>
              ),
            },
            {
              label: "Attachments",
              value:
                files.length === 0 ? (
                  none
                ) : (
                  <div>
                    <AttachmentList files={files} {...attachments} />
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
      </Card>
    </>
  );
}
