import {
  createHashRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  useRouteError,
} from "react-router-dom";
import { allRoutes, type LayoutKind, type RouteFact } from "../routes/table.ts";
import { loadChunk } from "./chunks.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { enterRoute, loadScreen } from "./navigation.ts";
import { RELOAD_ONCE } from "./reload.ts";
import { RootFrame } from "./RootFrame.tsx";
import { factOf } from "./router-facts.ts";
import type { Runtime } from "./runtime.ts";

/** Builds the router from the route table. It starts to load the first route at once. */
export function createPortalRouter(runtime: Runtime): ReturnType<typeof createHashRouter> {
  const leaves = allRoutes().map((fact) => leaf(runtime, fact));
  const [main, rest] = partition(leaves, (route) => layoutOf(route) === "main");
  return createHashRouter([
    {
      id: "root",
      element: <RootFrame />,
      errorElement: <RouteFailure />,
      // The static shell of index.html stays until the first route is ready to be drawn.
      hydrateFallbackElement: null,
      children: [
        {
          id: "main",
          lazy: () =>
            loadChunk(
              "main-layout",
              () =>
                import("./layouts/MainLayout.tsx").then((module) => ({
                  Component: module.MainLayout,
                })),
              RELOAD_ONCE,
            ),
          // A page that fails leaves the menu standing.
          children: [{ id: "page", errorElement: <RouteFailure />, children: main }],
        },
        ...rest,
        unknownPath(runtime),
      ],
    },
  ]);
}

function leaf(runtime: Runtime, fact: RouteFact): RouteObject {
  const enters = ({ request }: LoaderFunctionArgs) => enterRoute(runtime, fact, pathOf(request));
  const leadsOn = fact.redirectTo !== undefined || fact.id === "system@logout";
  return {
    id: fact.id,
    path: fact.path,
    handle: fact,
    loader: enters,
    ...(leadsOn ? { element: null } : { lazy: () => loadScreen(fact) }),
  };
}

function unknownPath(runtime: Runtime): RouteObject {
  return {
    id: "unknown",
    path: "*",
    loader: ({ request }) => enterRoute(runtime, null, pathOf(request)),
    lazy: () => loadScreen(null),
  };
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function layoutOf(route: RouteObject): LayoutKind | undefined {
  return factOf(route)?.layout;
}

function partition<T>(list: readonly T[], test: (entry: T) => boolean): [T[], T[]] {
  return [list.filter(test), list.filter((entry) => !test(entry))];
}

function RouteFailure() {
  return <ErrorScreen error={useRouteError()} />;
}
