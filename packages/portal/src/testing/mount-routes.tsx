import { ConfirmProvider, RecurrentTheme } from "@recurrent/ui-kit";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { expect, vi } from "vitest";
import { createPageNavigator } from "../shared/context/page-navigator.ts";
import { type AppContext, AppReactContext } from "../shared/context/app-context.ts";
import { createHarnessApp, type HarnessSession } from "./harness-context.ts";

/** The routes to draw, and the path to open. */
export interface RoutesHarness extends HarnessSession {
  readonly routes: RouteObject[];
  /** The in-app path that is opened. */
  readonly path: string;
  /** Called before anything is drawn. */
  readonly prepare?: (app: AppContext) => void;
}

/**
 * Draws a few routes within an app context, for tests of a page during navigations.
 *
 * @returns with `end`, which removes everything again
 */
export function mountRoutes({ routes, path, prepare, ...session }: RoutesHarness) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const app = createHarnessApp(createPageNavigator(router), session);
  prepare?.(app);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(
    <RecurrentTheme scheme="light">
      <QueryClientProvider client={app.queries}>
        <AppReactContext value={app}>
          <ConfirmProvider>
            <RouterProvider router={router} />
          </ConfirmProvider>
        </AppReactContext>
      </QueryClientProvider>
    </RecurrentTheme>,
  );
  return {
    router,
    app,
    place,
    /** The in-app path that is shown. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** The path that is being opened. */
    pendingPath: () => router.state.navigation.location?.pathname,
    /** Leaves a changed form for another path, and agrees to the question. */
    async navigateAndConfirm(to: string) {
      await router.navigate(to);
      const answer = await vi.waitFor(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>("[role=alertdialog] button")];
        const found = buttons.find(({ textContent }) => textContent === "Leave");
        if (!found) throw new Error("Nothing was asked.");
        return found;
      });
      answer.click();
      await vi.waitFor(() => expect(router.state.location.pathname).toBe(to));
    },
    notices: () => app.messages.notices.read().map(({ text }) => text),
    end() {
      root.unmount();
      place.remove();
    },
  };
}
