import { QueryClientProvider } from "@tanstack/react-query";
import { use, useState } from "react";
import { createMemoryRouter, parsePath, type RouteObject, RouterProvider } from "react-router-dom";
import { createPageNavigator, type PageNavigator } from "../shared/context/page-navigator.ts";
import { portalRoutes } from "../app/router.tsx";
import { type AppContext, AppReactContext } from "../shared/context/app-context.ts";
import { HarnessRoleContext } from "./harness-role.ts";
import { createHarnessApp, type HarnessSession, stubPageNavigator } from "./harness-context.ts";

export interface PortalHarnessProps extends HarnessSession {
  /** The in-app path to open. */
  path: string;
  /** An error that every page throws instead of being shown. */
  failure?: Error;
  /** Called before the path is opened, for example to fill the cache. */
  prepare?: (app: AppContext) => void;
}

/** The whole portal at one address, for one person, in memory; or for the role chosen in the toolbar. */
export function PortalHarness(props: PortalHarnessProps) {
  const role = use(HarnessRoleContext);
  return role === null ? (
    <MountedPortal {...props} />
  ) : (
    <MountedPortal key={role} {...props} as={role} />
  );
}

function MountedPortal(props: PortalHarnessProps) {
  const [{ app, router }] = useState(() => createMountedPortal(props));
  return (
    <QueryClientProvider client={app.queries}>
      <AppReactContext value={app}>
        <RouterProvider router={router} />
      </AppReactContext>
    </QueryClientProvider>
  );
}

function createMountedPortal({ path, failure, prepare, ...session }: PortalHarnessProps) {
  let pageNavigator: PageNavigator = stubPageNavigator({ path: () => path, go: () => undefined });
  const app = createHarnessApp(
    {
      path: () => pageNavigator.path(),
      go: (to) => pageNavigator.go(to),
      pendingPath: () => pageNavigator.pendingPath(),
      isReplacing: () => pageNavigator.isReplacing(),
      pageStatus: (key) => pageNavigator.pageStatus(key),
    },
    session,
  );
  prepare?.(app);
  const routes = portalRoutes(app);
  const router = createMemoryRouter(
    failure ? routes.map((route) => failing(route, failure)) : routes,
    { initialEntries: [ownEntry(path)] },
  );
  pageNavigator = createPageNavigator(router);
  return { app, router };
}

/** With a key of its own: the router shares the scroll positions of a document by key. */
function ownEntry(path: string) {
  return { ...parsePath(path), key: crypto.randomUUID() };
}

/** The route whose pages are opened with their layout, and then fail. */
function failing(route: RouteObject, failure: Error): RouteObject {
  if (route.children) {
    return { ...route, children: route.children.map((child) => failing(child, failure)) };
  }
  const { loader } = route;
  if (typeof loader !== "function") return route;
  return {
    ...route,
    loader: async (...given) => {
      await loader(...given);
      throw failure;
    },
  };
}
