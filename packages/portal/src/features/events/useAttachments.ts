import type { Event, EventFile } from "@recurrent/sdk";
import { useDeleteEventFile } from "@recurrent/sdk/react";
import { useMemo, useState } from "react";
import { DELETE_QUESTIONS } from "../../forms/notices.ts";
import { useDeletion } from "../../forms/useDeletion.ts";
import type { EventScope } from "./scope.ts";

/** The attached files of an event in its form. */
export interface Attachments {
  readonly files: readonly EventFile[];
  /** Ids of those that were deleted here. */
  readonly gone: readonly string[];
  readonly pending: boolean;
  /** Asks, deletes it for good, and takes it off the list (training 2.10). */
  remove(file: EventFile): void;
}

/** The files an event has, and the way to delete one. */
export function useAttachments({ owner }: EventScope, { id, files }: Event): Attachments {
  const { mutateAsync } = useDeleteEventFile(owner);
  // They go at once; the event that is fetched again has them no more either.
  const [gone, setGone] = useState<readonly string[]>([]);
  const deletion = useDeletion<EventFile>(
    DELETE_QUESTIONS.eventFile,
    (file) => mutateAsync({ eventId: id, fileId: file.id }),
    (file) => setGone((before) => [...before, file.id]),
  );
  return {
    files: useMemo(() => files.filter((file) => !gone.includes(file.id)), [files, gone]),
    gone,
    pending: deletion.pending,
    remove: deletion.start,
  };
}
