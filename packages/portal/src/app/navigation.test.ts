import { expect, it, vi } from "vitest";
import { routeById } from "../routes/table.ts";
import { createStageRuntime } from "../testing/stage-runtime.ts";
import { enterRoute } from "./navigation.ts";
import { prefetchData } from "./prefetch.ts";

// Which data a page asks for, and how its screen is drawn, is tested elsewhere.
vi.mock("./prefetch.ts", () => ({ prefetchData: vi.fn() }));
vi.mock("./layouts/MainLayout.tsx", () => ({ MainLayout: () => null }));
vi.mock("../features/dashboard/EventBoardScreen.tsx", () => ({ EventBoardScreen: () => null }));

it("fetches a page's data when it is opened, and not when it is only shown otherwise", async () => {
  const board = routeById("dashboard@event-status");
  let shown = board.path;
  const runtime = createStageRuntime(
    { path: () => shown, go: () => undefined },
    { as: "companyManager" },
  );
  const enter = async (path: string) => {
    await enterRoute(runtime, board, path);
    shown = path;
  };
  // The first page of a visit: the address names it before it is entered.
  await enter(board.path);
  await vi.waitFor(() => expect(prefetchData).toHaveBeenCalledTimes(1));
  await enter(`${board.path}?sort=-name`);
  await enter(`${board.path}?sort=name&page=2`);
  await enterRoute(runtime, null, "/no/such/page");
  await enter(board.path);
  await vi.dynamicImportSettled();
  expect(prefetchData).toHaveBeenCalledTimes(2);
});
