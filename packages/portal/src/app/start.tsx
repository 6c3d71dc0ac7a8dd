import { createPersistentStorage, openStorage } from "@recurrent/sdk";
import { RecurrentTheme } from "@recurrent/ui-kit";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { listenForChunkLoadErrors } from "../shared/context/chunk-load-errors.ts";
import { createDraftStore } from "../shared/session/draft-store.ts";
import { usePreferences } from "../shared/stores/preferences.ts";
import { createSession } from "../shared/session/session.ts";
import { createSessionChannel } from "../shared/session/session-channel.ts";
import { backendOf, type StartFailure } from "./backend.ts";
import { enforceHostPolicy } from "./host-policy.ts";
import type { ConfigReading, PortalConfig } from "../shared/context/config.ts";
import { routeAt } from "../shared/routes/address.ts";
import { refreshAfterMutations } from "./refresh-after-mutations.ts";
import { syncSession } from "./sync-session.ts";
import { lockWhenIdle } from "./lock-when-idle.ts";
import { followDays } from "./follow-days.ts";
import { prefetchFirstPage } from "./navigation.ts";
import { prefetchMainLayout } from "./lazy-pages.tsx";
import { followKeyboard } from "./keyboard-height.ts";
import { numberTypedAddresses } from "../shared/context/typed-address.ts";
import { createPageNavigator, type PageNavigator } from "../shared/context/page-navigator.ts";
import { autoRefetchSession } from "./auto-refetch-session.ts";
import { createPortalRouter } from "./router.tsx";
import { REVISION, type AppContext, AppReactContext } from "../shared/context/app-context.ts";
import { createAppContext } from "./create-app-context.ts";
import { reportTransfers, warnDuringTransfers } from "./transfers.ts";

const SANDBOX_FAILED =
  "The sandbox cannot run in this browser. It needs a service worker and the site's storage: please allow both and reload.";

/** The static content of `root` stays until the first page or an error is drawn. */
export async function start(root: HTMLElement, reading: Promise<ConfigReading>): Promise<void> {
  const failure = await begin(root, reading).catch((error: unknown): StartFailure => {
    reportError(error);
    return {
      text: "Something went wrong at the start. Reload; if it happens again, send this to support:",
      items: [error instanceof Error ? error.message : String(error)],
    };
  });
  if (failure) showStartFailure(root, failure);
}

/** @returns why it cannot start; undefined once drawn */
async function begin(
  root: HTMLElement,
  reading: Promise<ConfigReading>,
): Promise<StartFailure | void> {
  const session = createSession(
    createPersistentStorage(
      openStorage(() => localStorage),
      openStorage(() => sessionStorage),
    ),
    createSessionChannel("recurrent-session"),
  );
  // Loads in parallel with the configuration.
  prefetchFirstPage(session.state(), shownPath());
  const read = await reading;
  if (!read.ok) {
    return { text: "Its configuration, config.json, is not usable:", items: read.problems };
  }
  enforceHostPolicy(read.config);
  const backend = backendOf(read.config);
  if ("failure" in backend) return backend.failure;

  const pageNavigator: PageNavigator = {
    path: shownPath,
    go: (path) => void (location.hash = path),
    pendingPath: shownPath,
    isReplacing: () => true,
    pageStatus: (path) => (path === shownPath() ? "shown" : "left"),
  };
  const report = openReports(read.config, () => routeAt(pageNavigator.path())?.path ?? null);
  const app = createAppContext({
    config: read.config,
    session,
    pageNavigator,
    backendReady: backend.ready,
    clock: {
      ...backend.clock,
      // Without the sandbox, every call fails and shows why.
      known: () => backend.ready().catch(() => undefined),
    },
    drafts: createDraftStore(undefined, { hosts: backend.clock.now }),
    prefetchMainLayout,
  });
  followKeyboard();
  syncSession(app);
  refreshAfterMutations(app);
  followDays(app);
  lockWhenIdle(app);
  reportTransfers(app);
  warnDuringTransfers(app);
  listenForChunkLoadErrors(app.messages);

  const watchRouter = numberTypedAddresses();
  const router = createPortalRouter(app);
  watchRouter(router);
  // Others already have a reference to `pageNavigator`.
  Object.assign(pageNavigator, createPageNavigator(router));
  // A failure shows once the page is drawn.
  if (await backend.isReadyFirst()) await backend.ready().catch(() => undefined);
  const { promise: isFirstRouteReady, resolve: goOn } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => initialized && goOn());
  if (router.state.initialized) goOn();
  await isFirstRouteReady;
  stop();
  // The router reports later errors.
  if (report) Object.values(router.state.errors ?? {}).forEach(report);
  const painted = Promise.withResolvers<void>();
  createRoot(root).render(
    <Portal app={app} router={router} report={report} onPainted={painted.resolve} />,
  );
  // The sandbox must not delay the first page.
  await painted.promise;
  autoRefetchSession(app);
  backend.ready().catch(() => {
    app.messages.notices.error(SANDBOX_FAILED);
  });
}

const START_FAILED = "The portal cannot start";

/** Uses plain elements, since page, style and configuration may be missing. */
function showStartFailure(root: HTMLElement, { text, items }: StartFailure): void {
  const main = document.createElement("main");
  main.className = "shell-message";
  const list = document.createElement("ul");
  list.append(...items.map((item) => element("li", item)));
  main.append(element("h1", START_FAILED), element("p", text), list);
  document.title = START_FAILED;
  root.replaceChildren(main);
}

function element(tag: "h1" | "p" | "li", text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** The in-app path before the router exists. */
function shownPath(): string {
  return location.hash.slice(1) || "/";
}

type ReportError = (thrown: unknown) => void;

function openReports({ reportUrl }: PortalConfig, page: () => string | null): ReportError | null {
  if (reportUrl === null) return null;
  const started = import("./reports.ts").then(
    ({ postTo, startReports }) =>
      startReports({ revision: REVISION, page, send: postTo(reportUrl), source: window }),
    // The portal works without reports.
    () => () => undefined,
  );
  return (thrown) => void started.then((report) => report(thrown));
}

interface PortalProps {
  app: AppContext;
  router: ReturnType<typeof createPortalRouter>;
  report: ReportError | null;
  onPainted: () => void;
}

function Portal({ app, router, report, onPainted }: PortalProps) {
  const { scheme } = usePreferences();
  useEffect(() => {
    // Runs in a task after the painted frame.
    const frame = requestAnimationFrame(() => setTimeout(onPainted));
    return () => cancelAnimationFrame(frame);
  }, [onPainted]);
  return (
    <StrictMode>
      <RecurrentTheme scheme={scheme}>
        <QueryClientProvider client={app.queries}>
          <AppReactContext value={app}>
            <RouterProvider router={router} {...(report ? { onError: report } : {})} />
          </AppReactContext>
        </QueryClientProvider>
      </RecurrentTheme>
    </StrictMode>
  );
}
