import { configureRecurrent } from "@recurrent/sdk";
import { createStore } from "../shared/stores/store.ts";
import {
  isOfKind,
  messageFor,
  toFailureEffect,
  toInPlaceFailureEffect,
} from "../shared/errors/failure.ts";
import { createMessages } from "../shared/errors/messages.ts";
import { address } from "../shared/routes/address.ts";
import { rememberReturnTo } from "../shared/session/return-to.ts";
import { wasLockedSince } from "../shared/session/session-mark.ts";
import { whenSignedIn } from "../shared/context/useWhenSignedIn.ts";
import type { ForbiddenAddress, PageCommand, AppContext } from "../shared/context/app-context.ts";
import { createQueryClient, type FailureHandlers } from "./query-client.ts";

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
  const failures = createFailureHandlers(session, pageNavigator, messages);
  const queries = createQueryClient(session, pageNavigator, failures);

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
    refusals: createStore<unknown>(null),
    prefetchMainLayout,
    drafts,
    ...failures,
  };
}

/** Show a failure as a notice, as an alert or on another page. */
function createFailureHandlers(
  session: AppContext["session"],
  pageNavigator: AppContext["pageNavigator"],
  messages: AppContext["messages"],
): FailureHandlers {
  return {
    showFailure(error, call) {
      const effect = toFailureEffect(error);
      messages.show(effect, call);
      if (effect.redirectTo) pageNavigator.go(address(effect.redirectTo));
    },
    showFailureInPlace(error, call) {
      messages.show(toInPlaceFailureEffect(error), call);
    },
    showFailureAfterLock(error, since, stopped) {
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
    },
  };
}
