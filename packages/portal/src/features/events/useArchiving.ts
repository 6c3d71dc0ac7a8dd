import { useDisableEvent, useEnableEvent } from "@recurrent/sdk/react";
import type { NoticeOptions } from "@recurrent/ui-kit";
import { useRef } from "react";
import { useRuntime } from "../../app/runtime-context.ts";
import { NOTICES } from "../../forms/notices.ts";
import type { EventScope } from "./scope.ts";

/** The way of an event into the archive and out of it. */
export interface Archiving {
  readonly pending: boolean;
  archive(): void;
  restore(): void;
}

/**
 * Archives and restores an event, one call for each press, and says so (training 4.6). What was archived can
 * be restored from the notice, on whatever page that is read.
 */
export function useArchiving({ owner }: EventScope, eventId: string): Archiving {
  const { messages } = useRuntime();
  const disable = useDisableEvent(owner);
  const enable = useEnableEvent(owner);
  const isBusy = useRef(false);
  const told = useRef<number>(undefined);

  async function run(
    move: typeof disable.mutateAsync,
    notice: string,
    options?: NoticeOptions,
  ): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    await move(eventId).then(
      () => {
        // Its Undo would be of no use any more.
        if (told.current !== undefined) messages.notices.dismiss(told.current);
        told.current = messages.notices.success(notice, options);
      },
      // The mutation cache has shown it.
      () => undefined,
    );
    isBusy.current = false;
  }

  const restore = () => void run(enable.mutateAsync, NOTICES.eventRestored);
  const undo = { label: "Undo", onSelect: restore };
  return {
    pending: disable.isPending || enable.isPending,
    archive: () => void run(disable.mutateAsync, NOTICES.eventArchived, { action: undo }),
    restore,
  };
}
