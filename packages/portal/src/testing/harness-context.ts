import { createHostClock, createPersistentStorage } from "@recurrent/sdk";
import { EVENTS_DOCUMENTS } from "../shared/routes/actions.ts";
import type { PortalConfig } from "../shared/context/config.ts";
import type { PageNavigator } from "../shared/context/page-navigator.ts";
import type { Clock, AppContext } from "../shared/context/app-context.ts";
import { createAppContext } from "../app/create-app-context.ts";
import { createSession } from "../shared/session/session.ts";
import type { SessionChannel } from "../shared/session/session-channel.ts";
import { ACCOUNT, PROFILES } from "./harness-people.ts";
import { createDraftStore, memoryTable } from "../shared/session/draft-store.ts";

/** The person and company of a portal in memory. */
export interface HarnessSession {
  /** The signed-in person; nobody by default. */
  as?: keyof typeof PROFILES;
  /** True when that person has locked the portal. */
  locked?: boolean;
  /** The tier of the company. Default premium. */
  tier?: string;
  /** True when its trainees manage their own events and documents. Default true. */
  eventsDocuments?: boolean;
  /** True when no call is ever sent: every page stays as it is while it loads. */
  neverAnswers?: boolean;
}

/** The harness always has the same day, so that its pictures stay the same. */
export const HARNESS_DAY = "2026-11-21";
const CLOCK: Clock = {
  ...createHostClock(),
  now: () => Date.parse(`${HARNESS_DAY}T14:32:00Z`),
  known: () => Promise.resolve(),
};

const CONFIG: PortalConfig = {
  backend: "remote",
  authHost: "https://auth.harness.test",
  apiHost: "https://api.harness.test",
  product: "Recurrent",
  supportEmail: "support@harness.test",
  termsUrl: "about:blank",
  privacyUrl: "https://www.harness.test/privacy",
  termsOfUseUrl: "https://www.harness.test/terms-of-use",
  crmName: "Salesforce",
  analytics: { enabled: false, endpoint: null },
  redirectHosts: [],
  passwordReset: { version: 3 },
  lockAfterMinutes: 0,
  reportUrl: null,
};

const ALONE: SessionChannel = { post: () => undefined, subscribe: () => () => undefined };

/** A page navigator that may leave out what only a router knows. */
type PlainPageNavigator = Pick<PageNavigator, "path" | "go"> & Partial<PageNavigator>;

/** A page navigator that is not navigating, apart from the given properties. */
export function stubPageNavigator(pageNavigator: PlainPageNavigator): PageNavigator {
  return {
    pendingPath: () => pageNavigator.path(),
    isReplacing: () => false,
    pageStatus: (path) => (path === pageNavigator.path() ? "shown" : "left"),
    ...pageNavigator,
  };
}

/**
 * A portal in memory for one person: nothing is stored, no other tab hears of it unless `tabs` are
 * given, and calls go to hosts that only mocks answer for.
 */
export function createHarnessApp(
  pageNavigator: PlainPageNavigator,
  { as, locked = false, tier, eventsDocuments = true, neverAnswers = false }: HarnessSession,
  tabs: SessionChannel = ALONE,
): AppContext {
  const session = createSession(createPersistentStorage(null, null), tabs);
  if (as) {
    session.tokens.setPending({ token: "harness", expiresAt: Date.now() + 3_600_000 });
    const settings = [{ type: EVENTS_DOCUMENTS, value: eventsDocuments }];
    session.begin(PROFILES[as], { ...ACCOUNT, settings, ...(tier !== undefined && { tier }) });
    if (locked) session.lock(null);
  }
  return createAppContext({
    config: CONFIG,
    session,
    pageNavigator: stubPageNavigator(pageNavigator),
    backendReady: () => (neverAnswers ? new Promise(() => undefined) : Promise.resolve()),
    clock: CLOCK,
    drafts: createDraftStore(() => Promise.resolve(memoryTable())),
    prefetchMainLayout: () => undefined,
  });
}
