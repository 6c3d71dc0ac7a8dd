import { recurrentQueryDefaults } from "@recurrent/sdk/react";
import { hashKey, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { AppContext } from "../shared/context/app-context.ts";
import { ChunkLoadError } from "../shared/errors/chunks.ts";
import {
  isNotFound,
  isOfKind,
  isShownAsNotice,
  shouldRedirectBack,
} from "../shared/errors/failure.ts";
import { markSession, type SessionMark } from "../shared/session/session-mark.ts";

/** First part of the main API's query keys. */
export const MAIN_HOST = "main";

export type FailureHandlers = Pick<
  AppContext,
  "showFailure" | "showFailureInPlace" | "showFailureAfterLock"
>;

/** Shows each failure of a query or mutation once. */
export function createQueryClient(
  session: AppContext["session"],
  pageNavigator: AppContext["pageNavigator"],
  { showFailure, showFailureInPlace, showFailureAfterLock }: FailureHandlers,
): QueryClient {
  /** Visible queries whose refetch failed; further failures show no notice. */
  const failing = new WeakSet<object>();
  /** Page and session in which each write began. */
  const begun = new WeakMap<object, { path: string; session: SessionMark }>();
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_data, query) => void failing.delete(query),
      onError(error, query) {
        // The end of the session is shown once, by `onSessionEnd`.
        if (isOfKind(error, "unauthorized") && query.queryKey[0] === MAIN_HOST) return;
        if (query.meta?.silent) {
          // oxlint-disable-next-line no-console -- shell 8: this failure is only logged
          console.warn(error);
          return;
        }
        if (query.meta?.failure === "not-found-here" && isNotFound(error)) return;
        const isShown = query.state.data !== undefined;
        const isKnown = isShown && failing.has(query) && isShownAsNotice(error);
        if (isKnown) return;
        failing.add(query);
        if (query.meta?.failure === "redirect-back" && shouldRedirectBack(error, { isShown })) {
          return;
        }
        // The page fetches again when it opens.
        if (query.getObserversCount() > 0) showFailure(error, query.queryHash);
      },
    }),
    mutationCache: new MutationCache({
      onMutate(_variables, mutation) {
        begun.set(mutation, { path: pageNavigator.path(), session: markSession(session) });
      },
      onError(error, variables, _result, mutation) {
        const { failure, transfer = "Your last action" } = mutation.meta ?? {};
        if (failure === "own") return;
        // Sign-in forms have one alert; their secret variables must not become its key.
        if (failure === "in-place") return showFailureInPlace(error, failure);
        const call = hashKey([mutation.options.mutationKey, variables]);
        const at = begun.get(mutation);
        const stopped = `${transfer} was stopped because the page was locked.`;
        if (at && showFailureAfterLock(error, at.session, stopped)) return;
        if (isOfKind(error, "unauthorized")) return;
        // A page that the user has left must not redirect.
        const isLeft = pageNavigator.pageStatus(at?.path ?? "") !== "shown";
        const isMissingFile = failure === "file" && isNotFound(error);
        if (!isLeft && !isMissingFile) {
          showFailure(error, call);
        } else {
          showFailureInPlace(error, call);
        }
      },
    }),
    defaultOptions: {
      ...recurrentQueryDefaults,
      queries: {
        ...recurrentQueryDefaults.queries,
        // `useAutoRefetch` does it, except for a form, below a dialog, and during a countdown.
        refetchOnWindowFocus: false,
      },
      mutations: {
        ...recurrentQueryDefaults.mutations,
        // If the code of a write does not load, the error page is shown.
        throwOnError: (error) => error instanceof ChunkLoadError,
      },
    },
  });
}
