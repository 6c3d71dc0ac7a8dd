import { beforeEach, expect, it, vi } from "vitest";
import { routeAt } from "../shared/routes/address.ts";
import { routeById } from "../shared/routes/table.ts";
import type { Session } from "../shared/session/session.ts";
import { PROFILES } from "../testing/harness-people.ts";
import { createHarnessApp } from "../testing/harness-context.ts";
import { enterRoute } from "./navigation.ts";
import { prefetchData } from "./landing-data.ts";

// Other tests check the data of pages and how they are drawn.
vi.mock("./landing-data.ts", () => ({
  prefetchAnnouncements: () => Promise.resolve(),
  LANDING_DATA: {},
  prefetchData: vi.fn(),
}));
vi.mock("./MainLayout.tsx", () => ({ MainLayout: () => null }));
vi.mock("../features/boards/EventBoardPage.tsx", () => ({ EventBoardPage: () => null }));

beforeEach(() => {
  vi.mocked(prefetchData).mockReset();
});

it("fetches a page's data when it opens, and not when its view changes", async () => {
  const board = routeById("dashboard@event-status");
  let shown = board.path;
  const app = createHarnessApp(
    { path: () => shown, go: () => undefined },
    { as: "companyManager" },
  );
  const enter = async (path: string) => {
    await enterRoute(app, board, path);
    shown = path;
  };
  // The first page of a visit: the address names it before it is entered.
  await enter(board.path);
  await vi.waitFor(() => expect(prefetchData).toHaveBeenCalledTimes(1));
  await enter(`${board.path}?sort=-name`);
  await enter(`${board.path}?sort=name&page=2`);
  await enterRoute(app, null, "/no/such/page");
  await enter(board.path);
  await vi.dynamicImportSettled();
  expect(prefetchData).toHaveBeenCalledTimes(2);
});

it.each([
  ["ended", "/login", (session: Session) => session.end()],
  ["locked", "/lock", (session: Session) => session.lock(null)],
] as const)("draws no page of a session that is %s while it loads", async (_what, to, change) => {
  const board = routeById("dashboard@event-status");
  const app = createHarnessApp(
    { path: () => "/404", go: () => undefined },
    { as: "companyManager" },
  );
  const entering = enterRoute(app, board, board.path);
  change(app.session);
  const outcome = await entering;
  expect(outcome?.headers.get("location")).toBe(to);
});

it("keeps the messages of the navigation that replaced it", async () => {
  const board = routeById("dashboard@event-status");
  const app = createHarnessApp(
    { path: () => "/404", go: () => undefined },
    { as: "companyManager" },
  );
  const superseded = new AbortController();
  const entering = enterRoute(app, board, board.path, superseded.signal);
  // As after a call that is answered 401: its notice opens login, where the session ends.
  superseded.abort();
  app.session.end();
  const clearErrors = vi.spyOn(app.messages, "clearErrors");
  expect(await entering).toBeNull();
  expect(clearErrors).not.toHaveBeenCalled();
});

it.each([
  ["/dashboard/event-status?status=expired", "/dashboard/event-status?status=expired"],
  ["/company/groups/7/edit", "/company/groups/7/edit"],
  ["/company/users/105?tab=events&eventId=7", "/company/users/105?tab=events&eventId=7"],
  ["/my/record/print?version=4", "/my/record/print?version=4"],
  ["/", "/"],
  ["/logout", "/profile"],
  ["/404", "/profile"],
])("opens after unlocking from %s: %s", async (requested, led) => {
  const app = createHarnessApp(
    { path: () => "/lock", go: () => undefined },
    { as: "companyManager" },
  );
  app.session.lock("/profile");
  const outcome = await enterRoute(app, routeAt(requested), requested);
  expect(outcome?.headers.get("location")).toBe("/lock");
  expect(app.session.lockedFrom()).toBe(led);
});

it("reports changed access when a page seen before is no longer accessible", async () => {
  const board = routeById("dashboard@event-status");
  const app = createHarnessApp(
    { path: () => "/404", go: () => undefined },
    { as: "companyManager" },
  );
  const settings = routeById("system@settings");
  await enterRoute(app, settings, settings.path);
  expect(app.forbidden.read()).toEqual({ path: settings.path, wasOpen: false });
  await enterRoute(app, board, board.path);
  expect(app.forbidden.read()).toBeNull();
  const acl = { roles: ["Trainee"], permissions: [], isTrainee: true };
  app.session.replaceUser({ ...PROFILES.companyManager, acl });
  const outcome = await enterRoute(app, board, `${board.path}?search=b`);
  expect(outcome?.headers.get("location")).toBe("/forbidden");
  expect(app.forbidden.read()).toEqual({ path: `${board.path}?search=b`, wasOpen: true });
});
