import {
  type Event,
  type EventFile,
  isArchivedEvent,
  type RequestOptions,
  eventStatus,
} from "@recurrent/sdk";
import {
  ArchiveButton,
  ArchivedPill,
  DetailSkeleton,
  EventDetail,
  FilePreviewDialog,
  PageHeader,
} from "@recurrent/ui-kit";
import Button from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { CalendarSync, Paperclip } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { usePageSubject } from "../../shared/context/page.ts";
import { DetailButtons } from "../../shared/components/DetailButtons.tsx";
import { DetailCard } from "../../shared/components/DetailCard.tsx";
import { useDownloads } from "../../shared/downloads/useDownloads.ts";
import { EventContent, type SingleEventPageProps } from "./EventContent.tsx";
import { useEventActions } from "./useEventActions.ts";
import { isRenewable } from "./event-offers.ts";
import { type EventScope, OWN_EVENTS, RENEWAL } from "./event-scope.ts";

export function EventPage({ scope = OWN_EVENTS, eventId }: SingleEventPageProps) {
  return (
    <EventContent
      scope={scope}
      eventId={eventId}
      isRefetched
      skeleton={<DetailSkeleton isInline={!scope.isOwn} />}
    >
      {(event, today) => (
        <ShownEvent
          scope={scope}
          event={{ ...event, status: eventStatus(event, today) }}
          today={today}
        />
      )}
    </EventContent>
  );
}

interface ShownEventProps {
  scope: EventScope;
  event: Event;
  /** 'YYYY-MM-DD' in UTC. */
  today: string;
}

function ShownEvent({ scope, event, today }: ShownEventProps) {
  // A person's event is part of the page about that person.
  const { isOwn, addresses } = scope;
  const { id: eventId, description, expiryAt } = event;
  const status = expiryAt === null ? null : event.status;
  usePageSubject(isOwn ? { name: description, status } : null);
  const { mayChange, ...archiving } = useEventActions(scope, event, "Edit");
  const downloads = useDownloads("file");
  const fetchFile = ({ id, originalName }: EventFile, options: RequestOptions) =>
    scope.fetchFile(eventId, id, { ...options, storedName: originalName });
  const preview = usePreview(fetchFile);

  function download(file: EventFile, content?: Blob): void {
    downloads.start({
      key: file.id,
      // The preview has already loaded the content.
      call: content ? () => Promise.resolve(content) : (options) => fetchFile(file, options),
      fileName: file.originalName,
    });
  }

  return (
    <>
      <PageHeader
        label="Description"
        name={description}
        picture={Paperclip}
        pill={isArchivedEvent(event) && <ArchivedPill />}
        status={status}
        statusSubject={{ day: expiryAt }}
        isInline={!isOwn}
        backHref={`#${addresses.list(event.isActive ? "all" : "archived")}`}
        actions={
          <DetailButtons
            editHref={mayChange ? `#${addresses.update(eventId)}` : undefined}
            moreActions={<ArchiveButton {...archiving} withSign />}
            mainAction={
              mayChange &&
              isRenewable(event, today) && (
                <Button
                  href={`#${addresses.update(eventId, RENEWAL)}`}
                  variant="contained"
                  disabled={archiving.pending}
                  startIcon={<CalendarSync size={16} />}
                >
                  Renew
                </Button>
              )
            }
            pending={archiving.pending}
          />
        }
      />
      <DetailCard>
        <EventDetail
          event={event}
          today={today}
          isArchived={isArchivedEvent(event)}
          transfers={downloads.transfers}
          onDownload={(file) => download(file)}
          onCancel={({ id }) => downloads.cancel(id)}
          onPreview={preview.open}
        />
      </DetailCard>
      <FilePreviewDialog
        preview={preview.shown}
        onRetry={preview.open}
        onDownload={download}
        onClose={preview.close}
      />
    </>
  );
}

/** Closing the preview stops the download. */
function usePreview(fetchFile: (file: EventFile, options: RequestOptions) => Promise<Blob>) {
  const { mutate, reset, variables, data, isError } = useMutation({
    mutationFn: ({ file, ...options }: RequestOptions & { file: EventFile }) =>
      fetchFile(file, options),
    // A file may be large, so it is not cached.
    gcTime: 0,
    meta: { failure: "file" },
  });
  const [percent, setPercent] = useState<number | null>(null);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  return {
    shown: variables
      ? { file: variables.file, percent, failed: isError, ...(data && { content: data }) }
      : null,
    open(file: EventFile) {
      call.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      call.current = controller;
      setPercent(null);
      mutate({
        file,
        signal,
        onDownloadProgress(progress) {
          if (!signal.aborted) setPercent(progress.percent);
        },
      });
    },
    close() {
      call.current?.abort();
      reset();
    },
  };
}
