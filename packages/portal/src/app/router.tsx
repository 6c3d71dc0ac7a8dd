import {
  createHashRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
} from "react-router-dom";
import { allRoutes, type RouteDefinition } from "../shared/routes/table.ts";
import { useRouteDefinition } from "../shared/context/page.ts";
import { type AppContext, useSession } from "../shared/context/app-context.ts";
import { ErrorPage } from "../shared/components/MessageScreen.tsx";
import { enterRoute, hasMainLayout } from "./navigation.ts";
import { RootFrame } from "./RootFrame.tsx";
import { isLoaded, MAIN_SLOT, PageSlot, pageSlot } from "./lazy-pages.tsx";

export function createPortalRouter(app: AppContext): ReturnType<typeof createHashRouter> {
  return createHashRouter(portalRoutes(app));
}

export function portalRoutes(app: AppContext): RouteObject[] {
  const leaf = (route: RouteDefinition) => routeOf(app, route);
  return [
    {
      id: "root",
      element: <RootFrame />,
      errorElement: <ErrorPage />,
      // The content of index.html stays until the first route is ready.
      hydrateFallbackElement: <></>,
      children: [
        {
          id: "main",
          element: <MainSlot />,
          // A failed page leaves the menu in place.
          children: [
            {
              id: "page",
              errorElement: <ErrorPage />,
              children: [...allRoutes().map(leaf), routeOf(app, null)],
            },
          ],
        },
      ],
    },
  ];
}

/** @param route null for unknown paths */
function routeOf(app: AppContext, route: RouteDefinition | null): RouteObject {
  return {
    id: route?.id ?? "unknown",
    path: route?.path ?? "*",
    handle: route ?? undefined,
    loader: ({ request }: LoaderFunctionArgs) =>
      enterRoute(app, route, pathOf(request), request.signal),
    element: <PageSlot name={pageSlot(route)} />,
  };
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function MainSlot() {
  const inMainLayout = hasMainLayout(useRouteDefinition(), useSession());
  // Another tab may have signed in since.
  return inMainLayout && isLoaded(MAIN_SLOT) ? <PageSlot name={MAIN_SLOT} /> : <Outlet />;
}
