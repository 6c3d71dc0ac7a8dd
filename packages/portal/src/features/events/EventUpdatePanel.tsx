import type { Event } from "@recurrent/sdk";
import { useDeleteEvent, useUpdateEvent } from "@recurrent/sdk/react";
import { ArchivedPill, EventForm, type EventFormValues, FormNote } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { usePageSubject } from "../../app/page-subject.ts";
import { useMay, useRuntime } from "../../app/runtime-context.ts";
import { DraftBar } from "../../forms/DraftBar.tsx";
import { MergeDialog } from "../../forms/MergeDialog.tsx";
import { DELETE_QUESTIONS, NOTICES } from "../../forms/notices.ts";
import { useDeletion } from "../../forms/useDeletion.ts";
import { useEditForm, useReadAgain } from "../../forms/useEditForm.ts";
import { FORM_WRITE } from "../../forms/useForm.ts";
import { EventLoaded } from "./EventLoaded.tsx";
import type { EventPanelProps } from "./EventShowPanel.tsx";
import { EVENT_PARTS, eventFacts } from "./event-parts.ts";
import { type EventOffers, eventOffers, eventValues, isArchived } from "./event-values.ts";
import { type EventScope, eventQuery } from "./scope.ts";
import { useArchiving } from "./useArchiving.ts";
import { useAttachments } from "./useAttachments.ts";
import { useUpload } from "./useUpload.ts";

/** An event or document to change (training 2.10, 2.11). */
export function EventUpdatePanel({ scope, eventId }: EventPanelProps) {
  return (
    <EventLoaded scope={scope} eventId={eventId}>
      {(event, today) => <EventEditor scope={scope} event={event} today={today} />}
    </EventLoaded>
  );
}

interface EventEditorProps {
  scope: EventScope;
  event: Event;
  /** 'YYYY-MM-DD' in UTC. */
  today: string;
}

function EventEditor({ scope, event, today }: EventEditorProps) {
  const { owner, places, actions } = scope;
  const { id } = event;
  // A person's event is part of the page about that person.
  usePageSubject(
    scope.kind === "own" ? { name: event.description, href: `#${places.show(id)}` } : null,
  );
  const { messages } = useRuntime();
  const may = useMay();
  const update = useUpdateEvent(owner, FORM_WRITE);
  const remove = useDeleteEvent(owner);
  const archiving = useArchiving(scope, id);
  const attachments = useAttachments(scope, event);
  const upload = useUpload();
  const initial = useMemo(() => eventValues(event), [event]);
  const form = useEditForm<EventFormValues, Event, Event>({
    subject: "this event",
    thing: event,
    initial,
    valuesOf: eventValues,
    parts: () => EVENT_PARTS,
    facts: (of) => eventFacts(of, attachments.gone),
    readAgain: useReadAgain(eventQuery(owner, id)),
    send: (draft, { value: before, ifMatch }) =>
      update.mutateAsync({ before, draft, ifMatch, ...upload.begin() }),
    unkept: ["files"],
    notice: NOTICES.dataUpdated,
    leadsTo: () => places.show(id),
  });
  const deletion = useDeletion(
    DELETE_QUESTIONS.event,
    () => remove.mutateAsync(id),
    () => {
      messages.notices.success(NOTICES.eventDeleted);
      form.leaveFor(places.list());
    },
  );
  const offers = eventOffers(event, { archive: may(actions.archive), change: may(actions.update) });
  const mayDelete = may(actions.delete);
  return (
    <>
      {/* An archived event takes nothing over until it is restored. */}
      <DraftBar draft={offers.change ? form.draft : null} />
      <MergeDialog asked={form.asked} />
      <EventForm
        {...form.props}
        mode="update"
        canSubmit={offers.change}
        note={offers.change ? undefined : <LockedNote event={event} offers={offers} />}
        today={today}
        attachments={attachments.files}
        onDeleteAttachment={mayDelete ? attachments.remove : undefined}
        leave={{ label: "Cancel", href: `#${places.show(id)}` }}
        onDelete={mayDelete ? deletion.start : undefined}
        onArchive={offers.archive ? archiving.archive : undefined}
        onRestore={offers.restore ? archiving.restore : undefined}
        pending={form.pending || deletion.pending || archiving.pending || attachments.pending}
        upload={form.pending && form.values.files.length > 0 ? upload.bar : undefined}
      />
    </>
  );
}

/** Why an event cannot be changed by whoever looks at its form. */
function LockedNote({ event, offers }: { event: Event; offers: EventOffers }) {
  if (!isArchived(event)) return <FormNote>Only managers can change this.</FormNote>;
  return (
    <FormNote sign={<ArchivedPill />}>
      {offers.restore
        ? "Restore it to make changes."
        : "It cannot be changed while it is archived."}
    </FormNote>
  );
}
