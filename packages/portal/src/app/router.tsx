import {
  createHashRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
} from "react-router-dom";
import { allRoutes, type RouteFact } from "../shared/routes/table.ts";
import { useRouteFact } from "../shared/context/page.ts";
import { type Runtime, useSession } from "../shared/context/runtime.ts";
import { ErrorPage } from "../shared/components/MessageScreen.tsx";
import { enterRoute, isFramed } from "./navigation.ts";
import { RootFrame } from "./RootFrame.tsx";
import { hasArrived, MAIN_SLOT, PageSlot, slotOf } from "./lazy-pages.tsx";

/** Starts to load the first route at once. */
export function createPortalRouter(runtime: Runtime): ReturnType<typeof createHashRouter> {
  return createHashRouter(portalRoutes(runtime));
}

export function portalRoutes(runtime: Runtime): RouteObject[] {
  const leaf = (fact: RouteFact) => routeOf(runtime, fact);
  return [
    {
      id: "root",
      element: <RootFrame />,
      errorElement: <ErrorPage />,
      // The static content of index.html stays until the first route is ready.
      hydrateFallbackElement: <></>,
      children: [
        {
          id: "main",
          element: <Frame />,
          // A page that fails leaves the menu in place.
          children: [
            {
              id: "page",
              errorElement: <ErrorPage />,
              children: [...allRoutes().map(leaf), routeOf(runtime, null)],
            },
          ],
        },
      ],
    },
  ];
}

/** @param fact null for the route of every unknown path */
function routeOf(runtime: Runtime, fact: RouteFact | null): RouteObject {
  return {
    id: fact?.id ?? "unknown",
    path: fact?.path ?? "*",
    handle: fact ?? undefined,
    loader: ({ request }: LoaderFunctionArgs) =>
      enterRoute(runtime, fact, pathOf(request), request.signal),
    element: <PageSlot name={slotOf(fact)} />,
  };
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function Frame() {
  const framed = isFramed(useRouteFact(), useSession());
  // Another tab may have signed in since a page without the layout was opened.
  return framed && hasArrived(MAIN_SLOT) ? <PageSlot name={MAIN_SLOT} /> : <Outlet />;
}
