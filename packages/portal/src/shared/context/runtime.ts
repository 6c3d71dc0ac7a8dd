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
import { companyIdOf, type SessionState, type SignedIn } from "../session/entries.ts";
import type { Session } from "../session/session.ts";
import type { PortalConfig } from "./config.ts";
import type { Navigator } from "./navigator.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Only logged, nothing shown (shell 8). */
      readonly quiet?: true;
      /**
       * `leads-back`: the page leads back because of this failure and tells of it there; see `leadsBack`.
       * `not-found-here`: what is not there (404) the page itself says; it is not left.
       */
      readonly failure?: "leads-back" | "not-found-here";
    };
    mutationMeta: {
      /**
       * `stay`: shown where the person is, without leaving the page.
       * `own`: the form shows this failure itself.
       * `file`: what is not there (404) is one thing of the page, which says so; it is not left.
       */
      readonly failure?: "stay" | "own" | "file";
      /** What may take minutes, as a person calls it: leaving the portal meanwhile is asked about. */
      readonly transfer?: string;
    };
  }
}

/** The time as the hosts have it: every day of the portal counts by it. `now` is in epoch milliseconds. */
export interface Clock extends HostClock {
  /** Resolves once that is known, which takes a moment with the sandbox only; signed-in pages wait for it. */
  known(): Promise<void>;
}

/** Something that only the page which is shown can do, offered in the user menu. */
export interface PageCommand {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** A place that the access rule has kept closed. */
export interface ForbiddenPlace {
  readonly path: string;
  /** Whether this person has seen it since the portal was loaded: their access has changed. */
  readonly wasOpen: boolean;
}

/** Everything that lives as long as the page: one of each, handed down instead of imported. */
export interface Runtime {
  readonly config: PortalConfig;
  readonly session: Session;
  readonly messages: Messages;
  readonly queries: QueryClient;
  readonly navigator: Navigator;
  readonly clock: Clock;
  /** Whether the pages are hidden because nobody was there, while what was begun goes on. */
  readonly pagesHidden: ReturnType<typeof createStore<boolean>>;
  /** What the page that is shown offers; it takes it away again. */
  readonly commands: ReturnType<typeof createStore<readonly PageCommand[]>>;
  /** The place that has led to /forbidden; null once another page is open. */
  readonly forbidden: ReturnType<typeof createStore<ForbiddenPlace | null>>;
  /** Fetches what every signed-in page needs while somebody reads the terms. */
  readonly fetchFrameAhead: () => void;
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

/** The running portal, for every component below the root. */
export const RuntimeContext = createContext<Runtime | null>(null);

/** @throws Error outside of a RuntimeContext: a screen cannot do without it. */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error("This component needs a RuntimeContext above it.");
  return runtime;
}

/** Who is signed in, kept up to date also when another tab changes it. */
export function useSession(): SessionState {
  const { session } = useRuntime();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** The signed-in person and company; for what is drawn inside the main layout only. */
export function useSignedIn(): SignedIn {
  const state = useSession();
  if (state.kind !== "signed-in") throw new Error("Nobody is signed in.");
  return state;
}

/** Id of the company that the signed-in person works with. */
export function useCompanyId(): string {
  return companyIdOf(useSignedIn());
}

/** Whether the signed-in person may see or use what the named rule guards. */
export function useMay(): (action: ActionId) => boolean {
  const { subject } = useSignedIn();
  return (action) => isAllowed(ACTIONS[action].rule, subject);
}

/** Whether the signed-in person may open a page. */
export function useMayOpen(): (page: RouteId) => boolean {
  const { subject } = useSignedIn();
  return useCallback((page) => isAllowed(routeById(page).rule, subject), [subject]);
}

/** Shown when the build does not know its own revision (shell 2.2). */
const DEFAULT_REVISION = "4f1c9ae";

/**
 * The revision of this build: the short hash it was built from. It stands in the page, so that scripts that
 * did not change keep their names, and stay in the caches of browsers, from one release to the next.
 */
export const REVISION: string =
  (typeof document === "object" &&
    document.querySelector<HTMLMetaElement>("meta[name=revision]")?.content) ||
  DEFAULT_REVISION;

/** The footer of every page (shell 1, 2.2). */
export function useFooter(): FooterProps {
  const { config, clock } = useRuntime();
  const { product, privacyUrl, termsOfUseUrl } = config;
  const [year] = useState(() => new Date(clock.now()).getUTCFullYear());
  return { product, year, revision: REVISION, privacyUrl, termsOfUseUrl };
}
