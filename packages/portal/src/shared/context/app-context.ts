import type { FooterProps } from "../layout/Footer.tsx";
import type { createStore } from "../stores/store.ts";
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
import type { PortalConfig } from "./config.ts";
import type { Navigator } from "./navigator.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Logged, not shown (shell 8). */
      readonly quiet?: true;
      /**
       * `leads-back`: the page redirects because of this failure and shows its message there; see
       * `shouldRedirectBack`. `not-found-here`: the page shows a 404 itself and stays.
       */
      readonly failure?: "leads-back" | "not-found-here";
    };
    mutationMeta: {
      /**
       * `stay`: shown without leaving the page. `own`: the form shows it. `file`: a 404 is shown at
       * the file, and the page stays.
       */
      readonly failure?: "stay" | "own" | "file";
      /** Name of a transfer that may take minutes: leaving the portal meanwhile asks first. */
      readonly transfer?: string;
    };
  }
}

/** Time of the hosts, by which all days of the portal count. `now` is in epoch milliseconds. */
export interface Clock extends HostClock {
  /** Resolves once the time is known, which takes a moment with the sandbox only. */
  known(): Promise<void>;
}

/** A page-specific command in the user menu. */
export interface PageCommand {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** A page that the access rule has refused. */
export interface ForbiddenPlace {
  readonly path: string;
  /** This person has seen it since the portal was loaded: their access has changed. */
  readonly wasOpen: boolean;
}

/** Services that live as long as the page, handed down instead of imported. */
export interface AppContext {
  readonly config: PortalConfig;
  readonly session: Session;
  readonly messages: Messages;
  readonly queries: QueryClient;
  readonly navigator: Navigator;
  readonly clock: Clock;
  /** True while pages are hidden after inactivity; running work goes on. */
  readonly pagesHidden: ReturnType<typeof createStore<boolean>>;
  /** Commands of the current page, which removes them again. */
  readonly commands: ReturnType<typeof createStore<readonly PageCommand[]>>;
  /** The page that redirected to /forbidden; null once another page is open. */
  readonly forbidden: ReturnType<typeof createStore<ForbiddenPlace | null>>;
  /** Prefetches what every signed-in page needs while somebody reads the terms. */
  readonly fetchFrameAhead: () => void;
  readonly drafts: DraftStore;
  /**
   * Shows a failure, whatever its source, and redirects where it must.
   *
   * @param call names the call, so that it has one alert however often it is refused
   */
  showFailure(error: unknown, call?: string): void;
  /** The same without a redirect. */
  showFailureInPlace(error: unknown, call?: string): void;
}

export const AppReactContext = createContext<AppContext | null>(null);

/** @throws Error outside of an AppReactContext */
export function useAppContext(): AppContext {
  const app = use(AppReactContext);
  if (!app) throw new Error("This component needs a AppReactContext above it.");
  return app;
}

/** Follows other tabs. */
export function useSession(): SessionState {
  const { session } = useAppContext();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** Only inside the main layout. */
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

/**
 * The short hash of the build. It is read from the page, so that unchanged scripts keep their
 * names, and stay cached, from one release to the next.
 */
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
