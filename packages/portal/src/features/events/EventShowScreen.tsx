import {
  type Event,
  type EventFile,
  isArchivedEvent,
  type RequestOptions,
  shownEventStatus,
} from "@recurrent/sdk";
import {
  ArchiveButton,
  ArchivedPill,
  DetailSkeleton,
  EventDetail,
  type FilePreview,
  FilePreviewDialog,
  PageHead,
} from "@recurrent/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { usePageSubject } from "../../kernel/runtime/page-subject.ts";
import { DetailButtons, DetailCard } from "../../kernel/components/Detail.tsx";
import { useDownloads } from "../../kernel/view/useDownloads.ts";
import { useIdParam } from "../../kernel/view/useIdParam.ts";
import { EventLoaded, type EventPanelProps } from "./EventLoaded.tsx";
import { eventFileOf } from "./event-calls.ts";
import { type EventScope, OWN_EVENTS } from "./scope.ts";
import { useEventActions } from "./useEventActions.ts";

/** Event Detail (training 2.11). */
export function EventShowScreen() {
  const id = useIdParam();
  return <EventShowPanel key={id} scope={OWN_EVENTS} eventId={id} />;
}

/** An event or document to look at (training 2.10, 2.11). */
export function EventShowPanel({ scope, eventId }: EventPanelProps) {
  return (
    <EventLoaded
      scope={scope}
      eventId={eventId}
      skeleton={<DetailSkeleton inPage={scope.kind === "person"} />}
    >
      {(event, today) => (
        <ShownEvent scope={scope} event={{ ...event, status: shownEventStatus(event, today) }} />
      )}
    </EventLoaded>
  );
}

interface ShownEventProps {
  scope: EventScope;
  /** With the status it is shown with. */
  event: Event;
}

function ShownEvent({ scope, event }: ShownEventProps) {
  const { owner, places } = scope;
  const { id: eventId, description, expiryAt } = event;
  const status = expiryAt === null ? null : event.status;
  // A person's event is part of the page about that person.
  const isPage = scope.kind === "own";
  usePageSubject(isPage ? { name: description, status } : null);
  const { mayChange, ...archiving } = useEventActions(scope, event, "Edit");
  const downloads = useDownloads("file");
  const fetchFile = ({ id }: EventFile, options: RequestOptions) =>
    eventFileOf(owner)(eventId, id, options);
  const preview = usePreview(fetchFile);

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
      <PageHead
        label="Description"
        name={description}
        picture={Paperclip}
        sign={isArchivedEvent(event) && <ArchivedPill />}
        status={status}
        inPage={!isPage}
        actions={
          <DetailButtons
            backHref={`#${places.list(event.isActive ? "all" : "archived")}`}
            editHref={mayChange ? `#${places.update(eventId)}` : undefined}
            moreActions={<ArchiveButton {...archiving} withSign />}
            pending={archiving.pending}
          />
        }
      />
      <DetailCard>
        <EventDetail
          event={event}
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

/** Fetches a file to look at; closing it stops the fetching. */
function usePreview(fetchFile: (file: EventFile, options: RequestOptions) => Promise<Blob>) {
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, ...options }: RequestOptions & { file: EventFile }) =>
      fetchFile(file, options),
    // A file may be large: it is held by the dialog alone.
    gcTime: 0,
    meta: { failure: "file" },
  });
  const [shown, setShown] = useState<FilePreview | null>(null);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function open(file: EventFile): Promise<void> {
    call.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    call.current = controller;
    setShown({ file, percent: null });
    const onDownloadProgress: RequestOptions["onDownloadProgress"] = ({ percent }) => {
      if (!signal.aborted) setShown({ file, percent });
    };
    const next = await mutateAsync({ file, signal, onDownloadProgress }).then(
      (content): FilePreview => ({ file, content, percent: 100 }),
      // The mutation cache has shown why.
      (): FilePreview => ({ file, percent: null, failed: true }),
    );
    // Closed meanwhile, or another file was opened.
    if (!signal.aborted) setShown(next);
  }

  return {
    shown,
    open: (file: EventFile) => void open(file),
    close() {
      call.current?.abort();
      setShown(null);
    },
  };
}
