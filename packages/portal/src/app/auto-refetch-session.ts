import type { AppContext } from "../shared/context/app-context.ts";
import {
  isRefetchDue,
  type LastRead,
  type RefetchCheck,
  checkWhileVisible,
  REFETCH_ON_RETURN_MS,
} from "../shared/context/auto-refetch.ts";
import { refetchSession } from "../shared/context/refetch-session.ts";
import { isOfKind } from "../shared/errors/failure.ts";

/**
 * Refetches profile and company, also after each 403.
 *
 * @returns stops it
 */
export function autoRefetchSession(app: AppContext): () => void {
  const { session } = app;
  let last: LastRead | null = null;
  let random = Math.random();
  let running: Promise<void> | null = null;

  async function refetch(): Promise<void> {
    if (session.state().kind !== "signed-in") return;
    const at = Date.now();
    // The next try is near, and the SDK reports an ended session.
    const isAnswered = await refetchSession(app, ["user", "company"]).then(
      () => true,
      () => false,
    );
    last = { at, isAnswered };
    random = Math.random();
  }
  function start(): Promise<void> {
    running ??= refetch().finally(() => (running = null));
    return running;
  }
  function refetchIfDue(check: RefetchCheck): void {
    const due = { ...check, returnAgeMs: REFETCH_ON_RETURN_MS.session, random };
    if (!running && isRefetchDue(last, Date.now(), due)) void start();
  }

  const stops = [
    session.subscribe(({ event }) => {
      // Sign-in and unlock have just made both calls.
      if (event === "signed-in" || event === "unlocked") {
        last = { at: Date.now(), isAnswered: true };
      }
    }),
    // A running call may have been answered before the change.
    onForbidden(app, () => void (running ? running.then(start) : start())),
    checkWhileVisible(refetchIfDue),
  ];
  // Stored data is from another visit.
  void start();
  return () => {
    for (const stop of stops) stop();
  };
}

function onForbidden({ queries, refusals }: AppContext, listener: () => void): () => void {
  let last: unknown;
  const onRefusal = (error: unknown) => {
    // A mutation may fail with what its form has reported.
    if (error === last || !isOfKind(error, "forbidden")) return;
    last = error;
    listener();
  };
  const onEvent = (event: { type: string; action?: object }) => {
    const { action } = event;
    if (event.type === "updated" && action && "error" in action) onRefusal(action.error);
  };
  const stops = [
    refusals.subscribe(() => onRefusal(refusals.read())),
    queries.getQueryCache().subscribe(onEvent),
    queries.getMutationCache().subscribe(onEvent),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
