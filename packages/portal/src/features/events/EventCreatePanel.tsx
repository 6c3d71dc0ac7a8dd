import type { Event } from "@recurrent/sdk";
import { useCreateEvent } from "@recurrent/sdk/react";
import { EmptyState, EventForm, type EventFormValues, FormSkeleton } from "@recurrent/ui-kit";
import { useMay } from "../../app/runtime-context.ts";
import { DraftBar } from "../../forms/DraftBar.tsx";
import { NOTICES } from "../../forms/notices.ts";
import { FORM_WRITE, useForm } from "../../forms/useForm.ts";
import { useToday } from "../../view/useToday.ts";
import { NEW_EVENT } from "./event-values.ts";
import type { EventScope } from "./scope.ts";
import { useUpload } from "./useUpload.ts";

/** A new event or document (training 2.10, 2.11). */
export function EventCreatePanel({ scope }: { scope: EventScope }) {
  const mayCreate = useMay()(scope.actions.create);
  const today = useToday();
  if (!mayCreate) {
    return (
      <EmptyState
        title="Events and documents are kept by your managers"
        description="Only managers can add one here."
      />
    );
  }
  return today === null ? <FormSkeleton /> : <EventCreator scope={scope} today={today} />;
}

function EventCreator({ scope, today }: { scope: EventScope; today: string }) {
  const { owner, places, leaveCreate } = scope;
  const create = useCreateEvent(owner, FORM_WRITE);
  const upload = useUpload();
  const form = useForm<EventFormValues, Event>({
    initial: NEW_EVENT,
    send: (draft) => create.mutateAsync({ draft, ...upload.begin() }),
    unkept: ["files"],
    notice: NOTICES.dataUpdated,
    // A server that does not name the new event leaves it to be found in the list.
    leadsTo: ({ id }) => (id === "" ? places.list() : places.show(id)),
  });
  return (
    <>
      <DraftBar draft={form.draft} />
      <EventForm
        {...form.props}
        mode="create"
        canSubmit
        today={today}
        leave={{ label: leaveCreate, href: `#${places.list()}` }}
        upload={form.values.files.length > 0 ? upload.bar : undefined}
      />
    </>
  );
}
