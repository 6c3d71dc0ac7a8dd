import { type Event, isArchivedEvent } from "@recurrent/sdk";
import {
  eventDisableOptions,
  eventEnableOptions,
  personEventDisableOptions,
  personEventEnableOptions,
} from "@recurrent/sdk/react";
import { FormSkeleton, useOneCall } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { shouldRedirectBack, messageAfterRedirect } from "../../shared/errors/failure.ts";
import { useMay, useAppContext } from "../../shared/context/app-context.ts";
import type { NoticeOptions } from "../../shared/errors/messages.ts";
import { useRenewal } from "../../shared/components/Renewed.tsx";
import { useOwnerMutation } from "../../shared/api/owner.ts";
import { useBlockUntilRefetched } from "../../shared/api/useBlockUntilRefetched.ts";
import { useIdParam } from "../../shared/table-state/address-state.ts";
import { useIsCurrentPage } from "../../shared/context/page.ts";
import { useToday } from "../../shared/dates/days.ts";
import { eventOffers } from "./event-offers.ts";
import type { EventScope, EventPageProps } from "./event-scope.ts";

const FORM = <FormSkeleton />;

export interface SingleEventPageProps extends EventPageProps {
  /** Default: the id in the path. */
  eventId?: string;
}

/**
 * Loads an event. A failure redirects to the list with a message (training 2.10); 401 and 403 have
 * their own redirects.
 *
 * @param skeleton default: a form
 * @param isRenewed follows changes by others; not for a form. Default false
 * @param children receives today as 'YYYY-MM-DD' in UTC
 */
export function EventLoaded({
  scope,
  eventId,
  skeleton = FORM,
  isRenewed = false,
  children,
}: {
  scope: EventScope;
  eventId: string | undefined;
  skeleton?: ReactNode;
  isRenewed?: boolean;
  children: (event: Event, today: string) => ReactNode;
}) {
  const { messages } = useAppContext();
  const navigate = useNavigate();
  const isShown = useIsCurrentPage();
  const today = useToday();
  const idOfPage = useIdParam();
  const id = eventId ?? idOfPage;
  const query = useQuery(scope.event(id));
  const { data, error } = query;
  useRenewal(isRenewed ? [query] : []);
  // Cached data stays if a refetch fails, except on 404.
  const isLost = error !== null && shouldRedirectBack(error, { isShown: data !== undefined });
  const returnToList = useEffectEvent(() => {
    if (!isShown()) return;
    // The message explains the redirect, so it stays on the next page.
    messages.notices.error(messageAfterRedirect(error), { keepForNavigations: 1 });
    // Back must not return to an event that cannot be shown.
    void navigate(scope.addresses.list(), { replace: true });
  });
  useEffect(() => {
    if (isLost) returnToList();
  }, [isLost]);
  if (isLost || data === undefined) return skeleton;
  return <Fragment key={id}>{children(data, today)}</Fragment>;
}

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
        noticeId.current = messages.notices.success(notice, options);
        void blockUntilRefetched(action === "restore");
      },
      // The mutation cache shows the error.
      () => undefined,
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
