import {
  type Event,
  type EventDraft,
  eventDraft,
  type EventFile,
  eventPayload,
  type EventSummary,
  isArchivedEvent,
  type RequestOptions,
} from "@recurrent/sdk";
import {
  eventCreateOptions,
  eventDeleteOptions,
  eventFileDeleteOptions,
  eventUpdateOptions,
  personEventCreateOptions,
  personEventDeleteOptions,
  personEventFileDeleteOptions,
  personEventUpdateOptions,
} from "@recurrent/sdk/react";
import {
  ArchivedPill,
  displayFileName,
  distinctFileNames,
  EmptyState,
  EventForm,
  FormAlert,
  type EventUpload,
  renewalNote,
  renewedDraft,
} from "@recurrent/ui-kit";
import { useEffect, useRef, useState } from "react";
import { usePageSubject } from "../../shared/context/page.ts";
import { useAppContext, useMay } from "../../shared/context/app-context.ts";
import { FormQuestions } from "../../shared/forms/FormQuestions.tsx";
import { useDeletion } from "../../shared/forms/useDeletion.ts";
import { useEditForm } from "../../shared/forms/useEditForm.ts";
import { useRefetchWithEtag } from "../../shared/forms/useRefetchWithEtag.ts";
import { useCreateForm } from "../../shared/forms/useCreateForm.ts";
import { SHOWS_OWN_FAILURE } from "../../shared/api/failure-options.ts";
import { useOwnerMutation } from "../../shared/api/owner.ts";
import { useToday } from "../../shared/dates/days.ts";
import { useAddressQuery } from "../../shared/table-state/address-state.ts";
import { EventContent, type SingleEventPageProps } from "./EventContent.tsx";
import { useEventActions } from "./useEventActions.ts";
import {
  EVENT_MERGE_FIELDS,
  findEvent,
  readOnlyEventFields,
  reconcileEvent,
} from "./event-form.ts";
import { isRenewable, withoutHiddenProblems, withoutUnusedNote } from "./event-offers.ts";
import { type EventScope, type EventPageProps, OWN_EVENTS, RENEWAL } from "./event-scope.ts";

export function EventCreatePage({ scope = OWN_EVENTS }: EventPageProps) {
  const mayCreate = useMay()(`${scope.rules}Create`);
  if (!mayCreate) {
    return (
      <EmptyState
        title="Your managers keep your events and documents"
        description="Only managers can add one here."
      />
    );
  }
  return <EventCreator scope={scope} />;
}

function EventCreator({ scope }: { scope: EventScope }) {
  const { owner, addresses } = scope;
  const create = useOwnerMutation(
    owner,
    eventCreateOptions,
    personEventCreateOptions,
    SHOWS_OWN_FAILURE,
  );
  const upload = useUpload();
  const today = useToday();
  const form = useCreateForm<EventDraft, Event, EventSummary>({
    kind: "event",
    readList: useRefetchWithEtag(scope.events(), upload.callOptions),
    findCreated: findEvent,
    defaultValues: eventDraft(),
    onSubmit: (draft) =>
      create.mutateAsync({
        data: eventPayload(withoutHiddenProblems(draft)),
        ...upload.callOptions(),
      }),
    excludeFromDraft: ["files"],
    // The list opens if the server does not return the new event's id.
    redirectTo: ({ id }) => (id === "" ? addresses.list() : addresses.show(id)),
  });
  return (
    <>
      <FormQuestions draft={form.draft} />
      <EventForm
        {...form.props}
        onSubmit={() => upload.during(form.props.onSubmit)}
        mode="create"
        isInline={!scope.isOwn}
        today={today}
        cancel={{ label: scope.isOwn ? "Cancel" : "Back", href: `#${addresses.list()}` }}
        upload={form.values.files.length > 0 ? upload.bar : undefined}
      />
    </>
  );
}

export function EventEditPage({ scope = OWN_EVENTS, eventId }: SingleEventPageProps) {
  return (
    <EventContent scope={scope} eventId={eventId}>
      {(event, today) => <EventEditor scope={scope} event={event} today={today} />}
    </EventContent>
  );
}

interface EventEditorProps {
  scope: EventScope;
  event: Event;
  /** 'YYYY-MM-DD' in UTC. */
  today: string;
}

function EventEditor({ scope, event, today }: EventEditorProps) {
  const { owner, addresses, rules } = scope;
  const { id } = event;
  // A person's event is part of the page about that person.
  usePageSubject(scope.isOwn ? { name: event.description, href: `#${addresses.show(id)}` } : null);
  const mayDelete = useMay()(`${rules}Delete`);
  const update = useOwnerMutation(
    owner,
    eventUpdateOptions,
    personEventUpdateOptions,
    SHOWS_OWN_FAILURE,
  );
  const remove = useOwnerMutation(owner, eventDeleteOptions, personEventDeleteOptions);
  const { mayChange, ...archiving } = useEventActions(scope, event, "Update");
  const attachments = useAttachments(scope, event);
  const upload = useUpload();
  const { query } = useAddressQuery();
  // Fixed until the form is left, since a saved renewal leaves nothing to renew.
  const [renewalOf] = useState(() =>
    query.get("renew") === RENEWAL.renew && mayChange && isRenewable(event, today)
      ? { ...eventDraft(event), note: renewalNote(event, today) }
      : undefined,
  );
  // Someone else may renew it while the form is open.
  const isToRenew = (draft: EventDraft) =>
    renewalOf !== undefined &&
    draft.issuedAt === renewalOf.issuedAt &&
    draft.expiryAt === renewalOf.expiryAt;
  const form = useEditForm<EventDraft, Event, Event>({
    subject: "this event",
    thing: event,
    valuesOf: eventDraft,
    mergeFields: () => EVENT_MERGE_FIELDS,
    readOnlyFields: (stored) => readOnlyEventFields(stored, attachments.deletedFileIds),
    refetch: useRefetchWithEtag(scope.event(id), upload.callOptions),
    reconcile: reconcileEvent,
    onSubmit: (draft, { value: before, ifMatch }) =>
      update.mutateAsync({
        eventId: id,
        data: eventPayload(
          withoutHiddenProblems(withoutUnusedNote(draft, before, renewalOf?.note), before),
          before,
        ),
        ifMatch,
        ...upload.callOptions(),
      }),
    excludeFromDraft: ["files"],
    propose: (draft) =>
      renewalOf && isToRenew(draft) ? renewedDraft(draft, renewalOf.note, today) : draft,
    redirectTo: () => addresses.show(id),
  });
  const askToDelete = useDeletion({
    question: "Do you really want to delete this event?",
    nameOf: () => event.description,
    remove: () => remove.mutateAsync({ eventId: id }),
    notice: "Event deleted successfully!",
    onDeleted: () => form.navigateWithoutAsking(addresses.list()),
  });
  return (
    <>
      {/* An archived event cannot be changed until it is restored. */}
      <FormQuestions draft={mayChange ? form.draft : null} conflict={form.conflict} />
      <EventForm
        {...form.props}
        onSubmit={() => upload.during(form.props.onSubmit)}
        mode="update"
        isInline={!scope.isOwn}
        renewalOf={
          mayChange && (form.pending || isToRenew(eventDraft(event))) ? renewalOf : undefined
        }
        canSubmit={mayChange}
        isArchived={isArchivedEvent(event)}
        note={
          mayChange ? undefined : (
            <LockedNote
              wasArchived={isArchivedEvent(event)}
              canRestore={archiving.onRestore !== undefined}
            />
          )
        }
        today={today}
        attachments={attachments.files}
        onDeleteAttachment={mayDelete ? attachments.remove : undefined}
        cancel={{ label: "Cancel", href: `#${addresses.show(id)}` }}
        onDelete={mayDelete ? askToDelete : undefined}
        {...archiving}
        pending={form.pending || remove.isPending || archiving.pending || attachments.pending}
        upload={form.pending && form.values.files.length > 0 ? upload.bar : undefined}
      />
    </>
  );
}

function LockedNote({ wasArchived, canRestore }: { wasArchived: boolean; canRestore: boolean }) {
  if (!wasArchived) return <FormAlert>Only managers can change this.</FormAlert>;
  return (
    <FormAlert icon={<ArchivedPill />}>
      {canRestore ? "Restore it to make changes." : "It cannot be changed while it is archived."}
    </FormAlert>
  );
}

/**
 * Upload progress with Cancel. Leaving the form also cancels it, and nothing is saved; a lock does
 * not.
 */
function useUpload() {
  const { session } = useAppContext();
  const [percent, setPercent] = useState<number | null>(null);
  const call = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      if (session.state().kind !== "locked") call.current?.abort();
    },
    [session],
  );
  const bar: EventUpload = { percent, onCancel: () => call.current?.abort() };
  return {
    bar,
    /** Cancel is shown from the press on: it also ends what precedes the upload. */
    during<Result>(submit: () => Result): Result {
      call.current = new AbortController();
      setPercent(null);
      return submit();
    },
    callOptions: (): Pick<RequestOptions, "onUploadProgress" | "signal"> => ({
      ...(call.current && { signal: call.current.signal }),
      onUploadProgress: (progress) => setPercent(progress.percent),
    }),
  };
}

function useAttachments({ owner }: EventScope, { id, files }: Event) {
  const removal = useOwnerMutation(owner, eventFileDeleteOptions, personEventFileDeleteOptions);
  // Hidden at once, before the event is refetched.
  const [deletedFileIds, setDeletedFileIds] = useState<readonly string[]>([]);
  const shown = files.filter((file) => !deletedFileIds.includes(file.id));
  const names = distinctFileNames(shown.map(({ originalName }) => originalName));
  const askToDelete = useDeletion<EventFile>({
    question: "Do you really want to delete this file?",
    nameOf: (file) => names[shown.indexOf(file)] ?? displayFileName(file.originalName),
    remove: (file) => removal.mutateAsync({ eventId: id, fileId: file.id }),
    onDeleted: (file) => setDeletedFileIds((before) => [...before, file.id]),
  });
  return {
    files: shown,
    deletedFileIds,
    pending: removal.isPending,
    /** Asks, deletes the file and removes it from the list (training 2.10). */
    remove(file: EventFile) {
      if (!removal.isPending) askToDelete(file);
    },
  };
}
