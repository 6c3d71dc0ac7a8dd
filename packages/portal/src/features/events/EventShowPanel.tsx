import { type Event, type EventFile, type RequestOptions, shownEventStatus } from "@recurrent/sdk";
import { fetchEventFile } from "@recurrent/sdk/react";
import { EventDetail, FilePreviewDialog } from "@recurrent/ui-kit";
import { usePageSubject } from "../../app/page-subject.ts";
import { useMay } from "../../app/runtime-context.ts";
import { useDownloads } from "../../view/useDownloads.ts";
import { EventLoaded } from "./EventLoaded.tsx";
import { eventOffers, isArchived } from "./event-values.ts";
import type { EventScope } from "./scope.ts";
import { useArchiving } from "./useArchiving.ts";
import { usePreview } from "./usePreview.ts";

export interface EventPanelProps {
  scope: EventScope;
  eventId: string;
}

/** An event or document to look at (training 2.10, 2.11). */
export function EventShowPanel({ scope, eventId }: EventPanelProps) {
  return (
    <EventLoaded scope={scope} eventId={eventId}>
      {(event, today) => <ShownEvent scope={scope} event={event} today={today} />}
    </EventLoaded>
  );
}

interface ShownEventProps {
  scope: EventScope;
  event: Event;
  /** 'YYYY-MM-DD' in UTC. */
  today: string;
}

function ShownEvent({ scope, event, today }: ShownEventProps) {
  const { owner, places, actions } = scope;
  const { id: eventId } = event;
  // A person's event is part of the page about that person.
  usePageSubject(scope.kind === "own" ? { name: event.description } : null);
  const may = useMay();
  const archiving = useArchiving(scope, eventId);
  const downloads = useDownloads({ failure: "file" });
  const fetchFile = ({ id }: EventFile, options: RequestOptions) =>
    fetchEventFile(owner, { eventId, fileId: id }, options);
  const preview = usePreview(fetchFile);
  const offers = eventOffers(event, { archive: may(actions.archive), change: may(actions.edit) });

  function download(file: EventFile, content?: Blob): void {
    downloads.start({
      key: file.id,
      // What is looked at is here already.
      call: content ? () => Promise.resolve(content) : (options) => fetchFile(file, options),
      fileName: file.originalName,
    });
  }

  return (
    <>
      <EventDetail
        event={{ ...event, status: shownEventStatus(event, today) }}
        archived={isArchived(event)}
        backHref={`#${places.list(event.isActive ? "all" : "archived")}`}
        editHref={offers.change ? `#${places.update(eventId)}` : undefined}
        onArchive={offers.archive ? archiving.archive : undefined}
        onRestore={offers.restore ? archiving.restore : undefined}
        pending={archiving.pending}
        transfers={downloads.transfers}
        onDownload={(file) => download(file)}
        onCancel={({ id }) => downloads.cancel(id)}
        onPreview={preview.open}
      />
      <FilePreviewDialog
        file={preview.file}
        content={preview.content}
        percent={preview.percent ?? null}
        error={preview.error}
        onDownload={(file) => download(file, preview.content)}
        onClose={preview.onClose}
      />
    </>
  );
}
