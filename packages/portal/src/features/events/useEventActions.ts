import { type Event, isArchivedEvent } from "@recurrent/sdk";
import {
  eventDisableOptions,
  eventEnableOptions,
  personEventDisableOptions,
  personEventEnableOptions,
} from "@recurrent/sdk/react";
import { displayDescription, useOneCall } from "@recurrent/ui-kit";
import { useRef } from "react";
import { useOwnerMutation } from "../../shared/api/owner.ts";
import { useBlockUntilRefetched } from "./useBlockUntilRefetched.ts";
import { useAppContext, useMay } from "../../shared/context/app-context.ts";
import { useWhenSignedIn } from "../../shared/context/useWhenSignedIn.ts";
import { formatGone, isNotFound } from "../../shared/errors/failure.ts";
import type { NoticeOptions } from "../../shared/errors/messages.ts";
import { eventOffers } from "./event-offers.ts";
import type { EventScope } from "./event-scope.ts";

/**
 * Archive and Restore make one call per press (training 4.6). The notice after Archive can undo it
 * on any page.
 *
 * @param change label of the change button
 */
export function useEventActions(
  { owner, rules, event: queryOf }: EventScope,
  event: Event,
  change: "Edit" | "Update",
) {
  const { messages } = useAppContext();
  const showWhenSignedIn = useWhenSignedIn();
  const may = useMay();
  const disable = useOwnerMutation(owner, eventDisableOptions, personEventDisableOptions);
  const enable = useOwnerMutation(owner, eventEnableOptions, personEventEnableOptions);
  const noticeId = useRef<number>(undefined);
  const { isBlockedNow, isBlocked, blockUntilRefetched } = useBlockUntilRefetched(
    queryOf(event.id).queryKey,
    isArchivedEvent(event),
  );
  const offers = eventOffers(event, {
    archive: may(`${rules}Archive`),
    change: may(`${rules}${change}`),
  });

  const calls = { archive: disable, restore: enable };
  const run = useOneCall((action: keyof typeof calls, notice: string, options?: NoticeOptions) =>
    calls[action].mutateAsync({ eventId: event.id }).then(
      () => {
        // The Undo of the previous notice is outdated.
        if (noticeId.current !== undefined) messages.notices.dismiss(noticeId.current);
        showWhenSignedIn(() => (noticeId.current = messages.notices.success(notice, options)));
        void blockUntilRefetched(action === "restore");
      },
      (failure: unknown) => {
        // The mutation cache shows the error; /404 does not say what is gone.
        if (!isNotFound(failure)) return;
        showWhenSignedIn(() =>
          messages.notices.warning(formatGone(displayDescription(event.description))),
        );
      },
    ),
  );

  const restore = () => run("restore", "Event restored successfully!");
  const undo = { label: "Undo", onSelect: restore };
  const archive = () => run("archive", "Event archived successfully!", { action: undo });
  // While blocked, the button shows the state before the write.
  const unlessBlocked = (move: () => void) => () => {
    if (!isBlockedNow()) move();
  };
  return {
    mayChange: offers.change,
    pending: disable.isPending || enable.isPending || isBlocked,
    onArchive: offers.archive ? unlessBlocked(archive) : undefined,
    onRestore: offers.restore ? unlessBlocked(restore) : undefined,
  };
}
