import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { ArrowLeft, Pencil } from "lucide-react";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { LinkAnchor } from "../links/LinkAnchor.tsx";
import { DetailList } from "../people/DetailList.tsx";
import type { DetailItem } from "../people/DetailList.tsx";
import { ArchivedPill } from "../status/Pill.tsx";
import { DayText, StatusDate } from "../status/StatusDate.tsx";
import { ArchiveButton } from "./ArchiveButton.tsx";
import type { ArchiveButtonProps } from "./ArchiveButton.tsx";
import { AttachmentList } from "./AttachmentList.tsx";
import type { AttachmentListProps } from "./AttachmentList.tsx";
import type { EventDetailView } from "./event-views.ts";
import { warningsSentence } from "./warnings.ts";

const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  marginBottom: 16,
});

const Far = styled("div")({ marginLeft: -10, marginRight: "auto" });

const Card = styled("article")(({ theme }) => ({
  padding: "8px 24px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  // The card gives the list its width.
  "& > section": { maxWidth: "none" },
  [theme.breakpoints.down("sm")]: { padding: "4px 16px" },
}));

const Strong = styled("span")(({ theme }) => ({ ...theme.typography.subtitle1 }));

const Quiet = styled("span")(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Line = styled("span")({ display: "inline-flex", flexWrap: "wrap", gap: "4px 12px" });

/** An address, or what to do. */
type Way = { href: string; onSelect?: never } | { onSelect: () => void; href?: never };

export interface EventDetailProps
  extends
    Pick<AttachmentListProps, "transfers" | "onDownload" | "onCancel" | "onPreview">,
    Pick<ArchiveButtonProps, "onArchive" | "onRestore"> {
  event: EventDetailView;
  /** Whether it lies in the archive; a pill says so. Default false. */
  archived?: boolean;
  back: Way;
  /** Shows Edit; only while the event is active. */
  edit?: Way | undefined;
  /** True while it is archived or restored: nothing can be pressed again. */
  pending?: boolean;
}

const wayProps = ({ href, onSelect }: Way) =>
  href === undefined ? { onClick: onSelect } : { component: LinkAnchor, href };

function itemsOf({
  event,
  archived = false,
  ...attachments
}: Omit<EventDetailProps, "back">): DetailItem[] {
  const none = <Quiet>None</Quiet>;
  return [
    {
      label: "Description",
      value: (
        <Line>
          <Strong>{event.description}</Strong>
          {archived && <ArchivedPill />}
        </Line>
      ),
    },
    {
      label: "Attachments",
      value:
        event.files.length === 0 ? (
          none
        ) : (
          <div>
            <AttachmentList files={event.files} {...attachments} />
          </div>
        ),
    },
    {
      label: "Notes",
      value: event.notes.trim() === "" ? none : <SanitisedHtml html={event.notes} />,
    },
    {
      label: "Issued At",
      value: event.issuedAt === null ? none : <DayText day={event.issuedAt} />,
    },
    {
      label: "Expiry At",
      value:
        event.expiryAt === null ? none : <StatusDate day={event.expiryAt} status={event.status} />,
    },
    { label: "Expiry warnings", value: warningsSentence(event) },
  ];
}

/** An event or document to look at (training 2.10, 2.11). */
export function EventDetail({
  event,
  archived = false,
  back,
  edit,
  onArchive,
  onRestore,
  pending = false,
  ...attachments
}: EventDetailProps) {
  return (
    <>
      <Bar>
        <Far>
          <Button
            {...wayProps(back)}
            startIcon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
          >
            Back
          </Button>
        </Far>
        <ArchiveButton onArchive={onArchive} onRestore={onRestore} pending={pending} withSign />
        {edit !== undefined && (
          <Button
            variant="contained"
            disabled={pending}
            {...wayProps(edit)}
            startIcon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
          >
            Edit
          </Button>
        )}
      </Bar>
      <Card aria-label={event.description}>
        <DetailList items={itemsOf({ event, archived, ...attachments })} />
      </Card>
    </>
  );
}
