import type { Event } from "@recurrent/sdk";
import type { NoticeOptions } from "../../kernel/stores/notice-store.ts";
import { useRef } from "react";
import { useMay, useRuntime } from "../../kernel/runtime/runtime.ts";
import { eventOffers } from "./event-facts.ts";
import type { EventScope } from "./scope.ts";
import { EVENT_WRITES, useEventWrite } from "./useEventWrite.ts";

/**
 * What the person may do with an event. Archive and Restore make one call for each press, and say so
 * (training 4.6). What was archived can be restored from the notice, on whatever page that is read.
 *
 * @param change what changing it is called here: the button that leads to its form, or the form's own
 */
export function useEventActions(
  { owner, rules }: EventScope,
  event: Event,
  change: "Edit" | "Update",
) {
  const { messages } = useRuntime();
  const may = useMay();
  const disable = useEventWrite(owner, EVENT_WRITES.disable);
  const enable = useEventWrite(owner, EVENT_WRITES.enable);
  const isBusy = useRef(false);
  const noticeId = useRef<number>(undefined);
  const offers = eventOffers(event, {
    archive: may(`${rules}Archive`),
    change: may(`${rules}${change}`),
  });

  async function run(
    move: typeof disable.mutateAsync,
    notice: string,
    options?: NoticeOptions,
  ): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    await move({ eventId: event.id }).then(
      () => {
        // Its Undo would be of no use any more.
        if (noticeId.current !== undefined) messages.notices.dismiss(noticeId.current);
        noticeId.current = messages.notices.success(notice, options);
      },
      // The mutation cache has shown it.
      () => undefined,
    );
    isBusy.current = false;
  }

  const restore = () => void run(enable.mutateAsync, "Event restored successfully!");
  const undo = { label: "Undo", onSelect: restore };
  const archive = () =>
    void run(disable.mutateAsync, "Event archived successfully!", { action: undo });
  return {
    mayChange: offers.change,
    pending: disable.isPending || enable.isPending,
    onArchive: offers.archive ? archive : undefined,
    onRestore: offers.restore ? restore : undefined,
  };
}
