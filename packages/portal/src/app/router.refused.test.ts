import { createMemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { createPageNavigator, type PageNavigator } from "../shared/context/page-navigator.ts";
import { createHarnessApp } from "../testing/harness-context.ts";
import { portalRoutes } from "./router.tsx";

// Other tests check how pages are drawn.
vi.mock("./MainLayout.tsx", () => ({ MainLayout: () => null }));
vi.mock("../features/boards/EventBoardPage.tsx", () => ({ EventBoardPage: () => null }));
vi.mock("../features/boards/TrainingBoardPage.tsx", () => ({
  TrainingBoardPage: () => null,
}));
vi.mock("../features/groups/GroupsPage.tsx", () => ({ GroupsPage: () => null }));
vi.mock("../features/groups/GroupPage.tsx", () => ({ GroupPage: () => null }));
vi.mock("../features/auth/LoginPage.tsx", () => ({ LoginPage: () => null }));

const EVENTS = "/dashboard/event-status";
const TRAINING = "/dashboard/training-status";
const GROUPS = "/company/groups";

afterEach(() => vi.unstubAllGlobals());

/** A portal at the training board, opened after the event board, whose hosts answer but for the refresh. */
async function portal(refuseAfterMs: number) {
  let isExpired = false;
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.url.includes("/refresh")) {
      await new Promise((resolve) => setTimeout(resolve, refuseAfterMs));
      return Response.json({ message: "No." }, { status: 401 });
    }
    return Response.json(isExpired ? { message: "No." } : [], { status: isExpired ? 401 : 200 });
  });
  let pageNavigator: PageNavigator | null = null;
  const app = createHarnessApp(
    {
      path: () => pageNavigator?.path() ?? EVENTS,
      pendingPath: () => pageNavigator?.pendingPath() ?? EVENTS,
      go: (path) => pageNavigator?.go(path),
    },
    { as: "companyManager" },
  );
  const router = createMemoryRouter(portalRoutes(app), { initialEntries: [EVENTS] });
  pageNavigator = createPageNavigator(router);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  await router.navigate(TRAINING);
  return {
    ...app,
    router,
    expire() {
      isExpired = true;
      app.queries.clear();
      app.session.tokens.write({ token: "old", expiresAt: Date.now() - 1_000 });
    },
  };
}

type Portal = Awaited<ReturnType<typeof portal>>;

const ways: [string, (started: Portal) => unknown, string][] = [
  ["a page", ({ router }) => router.navigate(GROUPS), GROUPS],
  [
    "a page with a search and a sort",
    ({ router }) => router.navigate(`${GROUPS}?search=b&sort=-name`),
    `${GROUPS}?search=b&sort=-name`,
  ],
  ["one of a list", ({ router }) => router.navigate(`${GROUPS}/7`), `${GROUPS}/7`],
  ["the page before, by Back", ({ router }) => router.navigate(-1), EVENTS],
  [
    "a page in place of this one",
    ({ router }) => router.navigate(GROUPS, { replace: true }),
    GROUPS,
  ],
  [
    "the last of two pages asked for",
    ({ router }) => {
      void router.navigate(EVENTS);
      return router.navigate(GROUPS);
    },
    GROUPS,
  ],
  ["a part of a page, without its hash", ({ router }) => router.navigate(`${GROUPS}#b`), GROUPS],
  ["a page that leads on", ({ router }) => router.navigate("/company"), "/company/profile"],
];

it.each(
  ways.flatMap(([what, open, place]) => [0, 20, 120].map((ms) => ({ what, ms, open, place }))),
)("remembers $what when the 401 arrives after $ms ms", async ({ ms, open, place }) => {
  const started = await portal(ms);
  started.expire();
  void open(started);
  await vi.waitFor(() => expect(started.router.state.location.pathname).toBe("/login"), 3_000);
  expect(started.session.returnTo.get()).toBe(place);
});
