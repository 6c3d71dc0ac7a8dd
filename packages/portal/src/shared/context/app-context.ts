import type { FooterProps } from "../layout/Footer.tsx";
import type { Store } from "../stores/store.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import type { HostClock } from "@recurrent/sdk";
import { createContext, use, useCallback, useState, useSyncExternalStore } from "react";
import { isAllowed } from "../access/rule.ts";
import type { Messages } from "../errors/messages.ts";
import { type ActionId, ACTIONS } from "../routes/actions.ts";
import { routeById, type RouteId } from "../routes/table.ts";
import type { DraftStore } from "../session/draft-store.ts";
import { companyIdOf, type SessionState, type SignedIn } from "../session/session-storage.ts";
import type { Session } from "../session/session.ts";
import type { SessionMark } from "../session/session-mark.ts";
import type { PortalConfig } from "./config.ts";
import type { PageNavigator } from "./page-navigator.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Logged, not shown (shell 8). */
      readonly silent?: true;
      /**
       * `redirect-back`: the page redirects and shows the message there (`shouldRedirectBack`).
       * `not-found-here`: the page shows a 404 itself.
       */
      readonly failure?: "redirect-back" | "not-found-here";
    };
    mutationMeta: {
      /**
       * `in-place`: shown without a redirect. `own`: the form shows it. `file`: a 404 is shown at the
       * file.
       */
      readonly failure?: "in-place" | "own" | "file";
      /** Name of a transfer; leaving the portal during it asks first. */
      readonly transfer?: string;
    };
  }
}

/** `now` is in epoch milliseconds and decides every day in the portal. */
export interface Clock extends HostClock {
  /** Resolves once the time is known; only the sandbox takes a moment. */
  known(): Promise<void>;
}

export interface PageCommand {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

export interface ForbiddenAddress {
  readonly path: string;
  /** True if this person has seen the page in this visit. */
  readonly wasOpen: boolean;
}

/** Services that live as long as the page. */
export interface AppContext {
  readonly config: PortalConfig;
  readonly session: Session;
  readonly messages: Messages;
  readonly queries: QueryClient;
  readonly pageNavigator: PageNavigator;
  readonly clock: Clock;
  /** Pages are hidden after inactivity; running work continues. */
  readonly pagesHidden: Store<boolean>;
  /** Set and removed by the current page. */
  readonly commands: Store<readonly PageCommand[]>;
  /** The page that redirected to /forbidden; null once another page is open. */
  readonly forbidden: Store<ForbiddenAddress | null>;
  /** The last 403 before a save: that call bypasses the caches, which report the others. */
  readonly refusals: Store<unknown>;
  readonly prefetchMainLayout: () => void;
  readonly drafts: DraftStore;
  /** @param call repeated failures of one call share an alert */
  showFailure(error: unknown, call?: string): void;
  /** Never redirects. */
  showFailureInPlace(error: unknown, call?: string): void;
  /**
   * Shows it to the same user after unlocking.
   *
   * @param stopped what the lock has stopped, in a sentence
   * @returns false if the session was not locked since then
   */
  showFailureAfterLock(error: unknown, since: SessionMark, stopped: string): boolean;
}

export const AppReactContext = createContext<AppContext | null>(null);

export function useAppContext(): AppContext {
  const app = use(AppReactContext);
  if (!app) throw new Error("This component needs an AppContext above it.");
  return app;
}

/** Also follows other tabs. */
export function useSession(): SessionState {
  const { session } = useAppContext();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** Only on signed-in pages. */
export function useSignedIn(): SignedIn {
  const state = useSession();
  if (state.kind !== "signed-in") throw new Error("Nobody is signed in.");
  return state;
}

export function useCompanyId(): string {
  return companyIdOf(useSignedIn());
}

export function useMay(): (action: ActionId) => boolean {
  const { subject } = useSignedIn();
  return (action) => isAllowed(ACTIONS[action].rule, subject);
}

export function useMayOpen(): (page: RouteId) => boolean {
  const { subject } = useSignedIn();
  return useCallback((page) => isAllowed(routeById(page).rule, subject), [subject]);
}

/** Shown for a build without a revision (shell 2.2). */
const DEFAULT_REVISION = "4f1c9ae";

/** Read from the page, so that unchanged scripts stay cached across releases. */
export const REVISION: string =
  (typeof document === "object" &&
    document.querySelector<HTMLMetaElement>("meta[name=revision]")?.content) ||
  DEFAULT_REVISION;

export function useFooter(): FooterProps {
  const { config, clock } = useAppContext();
  const { product, privacyUrl, termsOfUseUrl } = config;
  const [year] = useState(() => new Date(clock.now()).getUTCFullYear());
  return { product, year, revision: REVISION, privacyUrl, termsOfUseUrl };
}
