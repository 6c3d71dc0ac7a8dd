import { type ApiError, configureRecurrent, isApiError } from "@recurrent/sdk";
import { recurrentQueryDefaults } from "@recurrent/sdk/react";
import { createStore } from "../shared/stores/store.ts";
import { hashKey, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import {
  toFailureEffect,
  isShownAsNotice,
  shouldRedirectBack,
  messageFor,
  toInPlaceFailureEffect,
} from "../shared/errors/failure.ts";
import { createMessages } from "../shared/errors/messages.ts";
import { address } from "../shared/routes/address.ts";
import { rememberReturnTo } from "../shared/session/return-to.ts";
import { markSession, type SessionMark, wasLockedSince } from "../shared/session/session-mark.ts";
import { whenSignedIn } from "../shared/context/useWhenSignedIn.ts";
import { ChunkLoadError } from "../shared/errors/chunks.ts";

import type { ForbiddenAddress, PageCommand, AppContext } from "../shared/context/app-context.ts";

export interface AppContextOptions extends Pick<
  AppContext,
  "config" | "session" | "pageNavigator" | "clock" | "drafts" | "prefetchMainLayout"
> {
  /** Calls wait for it; the first call starts the in-page sandbox. */
  readonly backendReady: () => Promise<void>;
}

export function createAppContext(options: AppContextOptions): AppContext {
  const { config, session, pageNavigator, backendReady, clock, drafts, prefetchMainLayout } =
    options;
  const messages = createMessages();

  function showFailure(error: unknown, call?: string): void {
    const effect = toFailureEffect(error);
    messages.show(effect, call);
    if (effect.redirectTo) pageNavigator.go(address(effect.redirectTo));
  }
  function showFailureInPlace(error: unknown, call?: string): void {
    messages.show(toInPlaceFailureEffect(error), call);
  }
  function showFailureAfterLock(error: unknown, since: SessionMark, stopped: string): boolean {
    if (!wasLockedSince(session, since)) return false;
    const isStopped = isOfKind(error, "cancelled") || isOfKind(error, "unauthorized");
    const { text, items = [] } = isStopped ? { text: stopped } : toInPlaceFailureEffect(error);
    if (text === undefined) return true;
    whenSignedIn(session, since.userId, () => {
      // Unlocking navigates back to the page.
      const isLeaving = pageNavigator.path() === address("system@lock");
      messages.notices.error([text, ...items].join(" "), { keepForNavigations: +isLeaving });
    });
    return true;
  }

  /** Visible queries whose refetch failed; further failures show no notice. */
  const failing = new WeakSet<object>();
  /** Page and session in which each write began. */
  const begun = new WeakMap<object, { path: string; session: SessionMark }>();
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_data, query) => void failing.delete(query),
      onError(error, query) {
        if (isOfKind(error, "unauthorized") && query.queryKey[0] === MAIN_HOST) return;
        if (query.meta?.silent) {
          // oxlint-disable-next-line no-console -- shell 8: this failure is only logged
          console.warn(error);
          return;
        }
        if (query.meta?.failure === "not-found-here" && isOfKind(error, "not-found")) return;
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
        const isMissingFile = failure === "file" && isOfKind(error, "not-found");
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

  configureRecurrent({
    authHost: config.authHost,
    apiHost: config.apiHost,
    tokenStore: session.tokens,
    ready: backendReady,
    hostClock: clock,
    onSessionEnd(reason) {
      rememberReturnTo({ session, pageNavigator });
      const text =
        reason.kind === "unauthorized"
          ? messageFor(reason)
          : "Your session has ended. Please log in again.";
      messages.notices.error(text, { keepForNavigations: 1 });
      pageNavigator.go(address("system@login"));
    },
  });

  return {
    config,
    session,
    messages,
    queries,
    pageNavigator,
    clock,
    pagesHidden: createStore<boolean>(false),
    commands: createStore<readonly PageCommand[]>([]),
    forbidden: createStore<ForbiddenAddress | null>(null),
    prefetchMainLayout,
    drafts,
    showFailure,
    showFailureInPlace,
    showFailureAfterLock,
  };
}

/** First part of the main API's query keys. */
export const MAIN_HOST = "main";

/** For `unauthorized`: a 401 of the main API ends the session, and `onSessionEnd` shows it once. */
function isOfKind(error: unknown, kind: ApiError["kind"]): boolean {
  return isApiError(error) && error.kind === kind;
}
