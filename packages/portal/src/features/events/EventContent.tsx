import type { Event } from "@recurrent/sdk";
import { FormSkeleton } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { OutdatedNote, useAutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { useAppContext } from "../../shared/context/app-context.ts";
import { useIsCurrentPage } from "../../shared/context/page.ts";
import { useToday } from "../../shared/dates/days.ts";
import { messageAfterRedirect, shouldRedirectBack } from "../../shared/errors/failure.ts";
import { useIdParam } from "../../shared/table-state/address-state.ts";
import type { EventPageProps, EventScope } from "./event-scope.ts";

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
 * @param isRefetched follows changes by others; not for a form. Default false
 * @param children receives today as 'YYYY-MM-DD' in UTC
 */
export function EventContent({
  scope,
  eventId,
  skeleton = FORM,
  isRefetched = false,
  children,
}: {
  scope: EventScope;
  eventId: string | undefined;
  skeleton?: ReactNode;
  isRefetched?: boolean;
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
  useAutoRefetch(isRefetched ? [query] : []);
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
  return (
    <Fragment key={id}>
      {children(data, today)}
      {isRefetched && <OutdatedNote queries={[query]} />}
    </Fragment>
  );
}
