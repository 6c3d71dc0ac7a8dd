import { configureRecurrent, isApiError } from "@recurrent/sdk";
import { recurrentQueryDefaults } from "@recurrent/sdk/react";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { effectOf, type FailureEffect, noticeOf, stayingEffectOf } from "../errors/failure.ts";
import { createMessages, type Messages, showEffect } from "../errors/messages.ts";
import { address } from "../routes/address.ts";
import type { DraftStore } from "../forms/draft-store.ts";
import type { Session } from "../session/session.ts";
import { type Analytics, createAnalytics } from "./analytics.ts";
import { ChunkLoadError } from "./chunks.ts";
import type { Clock } from "./clock.ts";
import type { PortalConfig } from "./config.ts";
import { createPageCommands, type PageCommands } from "./page-commands.ts";
import { rememberPlace } from "./remember-place.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Only logged, nothing shown (shell 8). */
      readonly quiet?: true;
      /**
       * `own`: the page has words of its own for this failure; 403 and 404 still leave it.
       * `own-missing`: also for what is not there (404); only 403 leaves it.
       */
      readonly failure?: "own" | "own-missing";
    };
    mutationMeta: {
      /**
       * `stay`: shown where the person is, without leaving the page.
       * `own`: the form shows this failure itself.
       */
      readonly failure?: "stay" | "own";
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
  /** Where forms keep what is not saved; left out for the browser's own. */
  readonly drafts?: DraftStore;
  /** Shows what a failure deserves, wherever it came from, and leaves the page where it must. */
  fail(error: unknown): void;
  /** The same for a form that keeps the person where they are. */
  failStaying(error: unknown): void;
}

/** What a runtime is made of. */
export interface RuntimeParts {
  readonly config: PortalConfig;
  readonly session: Session;
  readonly navigator: Navigator;
  /** Calls wait for it: the in-page sandbox starts beside the first render. */
  readonly backendReady: Promise<void>;
  readonly clock: Clock;
  readonly drafts?: DraftStore;
}

/** Wires session, SDK, caches and messages to each other. */
export function createRuntime(parts: RuntimeParts): Runtime {
  const { config, session, navigator, backendReady, clock, drafts } = parts;
  const messages = createMessages();

  function fail(error: unknown): void {
    const effect = effectOf(error);
    showEffect(messages, effect);
    if (effect.kind === "leave") navigator.go(address(effect.to));
  }
  function failStaying(error: unknown): void {
    showEffect(messages, stayingEffectOf(error));
  }

  /** The page that each write was begun on. */
  const begunAt = new WeakMap<object, string>();
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (isUnauthorized(error) && query.queryKey[0] === MAIN_HOST) return;
        if (query.meta?.quiet) {
          // oxlint-disable-next-line no-console -- shell 8: this failure is only logged
          console.warn(error);
          return;
        }
        if (query.meta?.failure && isOwn(query.meta.failure, effectOf(error))) return;
        // Nobody looks at what was fetched ahead; the page asks again when it is opened.
        if (query.getObserversCount() > 0) fail(error);
      },
    }),
    mutationCache: new MutationCache({
      onMutate(_variables, mutation) {
        begunAt.set(mutation, navigator.path());
      },
      onError(error, _variables, _result, mutation) {
        const { failure } = mutation.meta ?? {};
        if (failure === "own") return;
        if (failure === "stay") failStaying(error);
        else if (isUnauthorized(error)) return;
        // It is no reason to leave a page that the write is none of.
        else if (navigator.standing(begunAt.get(mutation) ?? "") === "shown") fail(error);
        else failStaying(error);
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
    ready: () => backendReady,
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
    ...(drafts && { drafts }),
    fail,
    failStaying,
  };
}

/** Whether a page that has words of its own for failures has some for this one. */
function isOwn(failure: "own" | "own-missing", effect: FailureEffect): boolean {
  if (effect.kind !== "leave") return true;
  return failure === "own-missing" && effect.to === "system@not-found";
}

/** How the query keys of the main API begin; those of the sign-in host name that one instead. */
const MAIN_HOST = "main";

/** A 401 of the main API ends the session: `onSessionEnd` tells of it, once for all calls. */
function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.kind === "unauthorized";
}
