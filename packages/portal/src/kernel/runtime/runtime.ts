import { type ApiError, configureRecurrent, isApiError } from "@recurrent/sdk";
import { recurrentQueryDefaults } from "@recurrent/sdk/react";
import { hashKey, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { effectOf, leadsBack, noticeOf, stayingEffectOf } from "../errors/failure.ts";
import { createMessages, type Messages, showEffect } from "../errors/messages.ts";
import { address } from "../routes/address.ts";
import { routeAt } from "../routes/match.ts";
import type { DraftStore } from "../session/draft-store.ts";
import { intendedRoute } from "../session/guard.ts";
import type { Session } from "../session/session.ts";
import { type Analytics, createAnalytics } from "./analytics.ts";
import type { Clock } from "../../shell/backend.ts";
import { ChunkLoadError } from "../errors/chunks.ts";
import type { PortalConfig } from "./config.ts";
import { createPageCommands, type PageCommands } from "./page-commands.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Only logged, nothing shown (shell 8). */
      readonly quiet?: true;
      /** The page leads back because of this failure and tells of it there; see `leadsBack`. */
      readonly failure?: "leads-back";
    };
    mutationMeta: {
      /**
       * `stay`: shown where the person is, without leaving the page.
       * `own`: the form shows this failure itself.
       * `file`: what is not there (404) is one thing of the page, which says so; it is not left.
       */
      readonly failure?: "stay" | "own" | "file";
    };
  }
}

/**
 * How a page stands to the history entry that is shown: it is the one shown, another one is on its way
 * (also another tab of the same page), or that one is there.
 */
export type PageStanding = "shown" | "leaving" | "left";

/** How the running portal moves; given by the router once there is one. */
export interface Navigator {
  /** The in-app path shown now. */
  path(): string;
  /** The path that is left goes along as the state of the new history entry. */
  go(path: string): void;
  /** The path with its query that is being opened, or the present one: what a change builds on. */
  heading(): string;
  /**
   * What has become of the page that was drawn at `path`, its query included. Whatever waits before it
   * writes the address or leads elsewhere asks this first: it belongs to the page it began on.
   */
  standing(path: string): PageStanding;
}

/** Everything that lives as long as the page: one of each, handed down instead of imported. */
export interface Runtime {
  readonly config: PortalConfig;
  readonly session: Session;
  readonly messages: Messages;
  readonly queries: QueryClient;
  readonly analytics: Analytics;
  readonly navigator: Navigator;
  readonly clock: Clock;
  readonly commands: PageCommands;
  /** Where forms keep what is not saved. */
  readonly drafts: DraftStore;
  /**
   * Shows what a failure deserves, wherever it came from, and leaves the page where it must.
   *
   * @param call names the call, so that it has one alert however often it is refused
   */
  fail(error: unknown, call?: string): void;
  /** The same for a form that keeps the person where they are. */
  failStaying(error: unknown, call?: string): void;
}

/** What a runtime is made of. */
export interface RuntimeParts {
  readonly config: PortalConfig;
  readonly session: Session;
  readonly navigator: Navigator;
  /** Calls wait for it; the first one starts the in-page sandbox if it does not run yet. */
  readonly backendReady: () => Promise<void>;
  readonly clock: Clock;
  readonly drafts: DraftStore;
}

/** Wires session, SDK, caches and messages to each other. */
export function createRuntime(parts: RuntimeParts): Runtime {
  const { config, session, navigator, backendReady, clock, drafts } = parts;
  const messages = createMessages();

  function fail(error: unknown, call?: string): void {
    const effect = effectOf(error);
    showEffect(messages, effect, call);
    if (effect.kind === "leave") navigator.go(address(effect.to));
  }
  function failStaying(error: unknown, call?: string): void {
    showEffect(messages, stayingEffectOf(error), call);
  }

  /** The page that each write was begun on. */
  const begunAt = new WeakMap<object, string>();
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (isOfKind(error, "unauthorized") && query.queryKey[0] === MAIN_HOST) return;
        if (query.meta?.quiet) {
          // oxlint-disable-next-line no-console -- shell 8: this failure is only logged
          console.warn(error);
          return;
        }
        const isShown = query.state.data !== undefined;
        if (query.meta?.failure === "leads-back" && leadsBack(error, { isShown })) return;
        // Nobody looks at what was fetched ahead; the page asks again when it is opened.
        if (query.getObserversCount() > 0) fail(error, query.queryHash);
      },
    }),
    mutationCache: new MutationCache({
      onMutate(_variables, mutation) {
        begunAt.set(mutation, navigator.path());
      },
      onError(error, variables, _result, mutation) {
        const { failure } = mutation.meta ?? {};
        if (failure === "own") return;
        // The one form of its page; what it sends is a secret and names no call.
        if (failure === "stay") return failStaying(error, failure);
        // The same write once more; another file to delete is another one.
        const call = hashKey([mutation.options.mutationKey, variables]);
        if (isOfKind(error, "unauthorized")) return;
        if (failure === "file" && isOfKind(error, "not-found")) failStaying(error, call);
        // It is no reason to leave a page that the write is none of.
        else if (navigator.standing(begunAt.get(mutation) ?? "") === "shown") fail(error, call);
        else failStaying(error, call);
      },
    }),
    defaultOptions: {
      ...recurrentQueryDefaults,
      mutations: {
        ...recurrentQueryDefaults.mutations,
        // A write that needs code which cannot be had ends its page: the error screen explains it.
        throwOnError: (error) => error instanceof ChunkLoadError,
      },
    },
  });

  configureRecurrent({
    authHost: config.authHost,
    apiHost: config.apiHost,
    tokenStore: session.tokens,
    ready: backendReady,
    onSessionEnd(reason) {
      rememberPlace({ session, navigator });
      const text =
        reason.kind === "unauthorized"
          ? noticeOf(reason)
          : "Your session has ended. Please log in again.";
      messages.notices.error(text, { survives: 1 });
      navigator.go(address("system@login"));
    },
  });

  return {
    config,
    session,
    messages,
    queries,
    analytics: createAnalytics(config.analytics),
    navigator,
    clock,
    commands: createPageCommands(),
    drafts,
    fail,
    failStaying,
  };
}

/** Remembers the page shown as the one to come back to, when the session ended under it. */
export function rememberPlace({
  session,
  navigator,
}: Pick<Runtime, "session" | "navigator">): void {
  const path = navigator.path();
  const fact = routeAt(path);
  if (fact?.audience === "signed-in") session.intend(intendedRoute({ fact, path }));
}

/** How the query keys of the main API begin; those of the sign-in host name that one instead. */
const MAIN_HOST = "main";

/** Of `unauthorized`: a 401 of the main API ends the session, and `onSessionEnd` tells of it, once for all calls. */
function isOfKind(error: unknown, kind: ApiError["kind"]): boolean {
  return isApiError(error) && error.kind === kind;
}
