import type { Event } from "@recurrent/sdk";
import { FormSkeleton } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useRuntime } from "../../kernel/runtime/runtime.ts";
import { leadsBack, noticeOnReturn } from "../../kernel/errors/failure.ts";
import { useIsShown } from "../../kernel/view/useIsShown.ts";
import { useToday } from "../../kernel/view/useToday.ts";
import { eventQuery } from "./event-calls.ts";
import type { EventScope } from "./scope.ts";

export interface EventPanelProps {
  scope: EventScope;
  eventId: string;
}

export interface EventLoadedProps extends EventPanelProps {
  /** What stands in its place until it is there. Default: the shape of a form. */
  skeleton?: ReactNode;
  /** @param today 'YYYY-MM-DD' in UTC */
  children: (event: Event, today: string) => ReactNode;
}

const FORM = <FormSkeleton />;

/**
 * A screen around one event. When that cannot be shown the list takes its place and says so (training 2.10);
 * only 401 and 403 lead elsewhere, as ever.
 */
export function EventLoaded({ scope, eventId, skeleton = FORM, children }: EventLoadedProps) {
  const { data, error } = useQuery(eventQuery(scope.owner, eventId));
  const today = useToday();
  // What is there stays when fetching it again fails, unless that says it is there no more.
  if (error && leadsBack(error, { isShown: data !== undefined })) {
    return <ReturnToList scope={scope} error={error} />;
  }
  return data === undefined ? skeleton : children(data, today);
}

function ReturnToList({ scope, error }: { scope: EventScope; error: Error }) {
  const { messages } = useRuntime();
  const navigate = useNavigate();
  const isShown = useIsShown();
  useEffect(() => {
    if (!isShown()) return;
    // It explains the list, so it lives through the way there.
    messages.notices.error(noticeOnReturn(error), { survives: 1 });
    // Back must not lead to what cannot be shown.
    void navigate(scope.places.list(), { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each failure
  }, []);
  return <FormSkeleton />;
}
