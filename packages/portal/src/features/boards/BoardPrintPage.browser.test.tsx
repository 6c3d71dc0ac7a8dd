import { createHostClock } from "@recurrent/sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { withdrawPermissions } from "../../testing/withdraw-permissions.ts";
import { BoardPrintPage } from "./BoardPrintPage.tsx";

const MORNING = Date.parse("2026-11-28T08:00:00Z");
const LATER = Date.parse("2026-11-28T08:30:00Z");

/** Replies by the end of their path; one that is missing never comes. */
let replies: Record<string, unknown>;
let mounted: ReturnType<typeof mountRoutes>;
const print = vi.fn();

const card = (...list: { id: number; fullName: string }[]) => [
  { id: "current", priority: 3, count: list.length, tab: "record", list },
];
const AMARA = { id: 11, fullName: "Amara Okafor" };
const BOGDAN = { id: 12, fullName: "Bogdan Ionescu" };
const group = (id: number, ...members: (typeof AMARA)[]) => ({
  id,
  name: `Group ${id}`,
  trainees: members,
  managers: [{ id: 5, fullName: "Ingrid Sørensen" }],
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: MORNING });
  print.mockClear();
  vi.stubGlobal("print", print);
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname } = new URL(request.url);
    const key = Object.keys(replies).find((end) => pathname.endsWith(end));
    if (key === undefined) return new Promise(() => undefined);
    return Promise.resolve(Response.json(replies[key]));
  });
});
afterEach(() => {
  mounted.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(query = "", ...without: readonly string[]): Promise<void> {
  const clock = { ...createHostClock(), now: () => Date.now(), known: () => Promise.resolve() };
  mounted = mountRoutes({
    as: "companyManager",
    path: `/print${query}`,
    routes: [{ path: "/print", element: <BoardPrintPage /> }],
    prepare(app) {
      Object.assign(app, { clock });
      if (without.length > 0) withdrawPermissions(app, ...without);
    },
  });
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 5000 });
}

it("reads a sheet again on return, with its new time, and does not print it again", async () => {
  replies = { "/training_status": card(AMARA) };
  await open();
  await expect.element(page.getByText("As of 2026-11-28 08:00 UTC")).toBeVisible();
  vi.setSystemTime(LATER);
  replies = { "/training_status": card(BOGDAN) };
  window.dispatchEvent(new Event("focus"));
  await expect.element(page.getByText("Bogdan Ionescu")).toBeVisible();
  await expect.element(page.getByText("As of 2026-11-28 08:30 UTC")).toBeVisible();
  await new Promise((passed) => setTimeout(passed, 1000));
  expect(print).toHaveBeenCalledOnce();
});

it("keeps a filtered sheet while the members of a new group arrive", async () => {
  const board = { "/training_status": card(AMARA, BOGDAN) };
  replies = { ...board, "/groups": [group(1, AMARA)], "/groups/1": group(1, AMARA), "/users": [] };
  await open("?manager=5");
  await expect.element(page.getByText("Amara Okafor")).toBeVisible();
  expect(document.body.textContent).not.toContain("Bogdan Ionescu");
  replies = { ...replies, "/groups": [group(1, AMARA), group(2, BOGDAN)] };
  void mounted.app.queries.refetchQueries();
  await new Promise((passed) => setTimeout(passed, 500));
  expect(document.body.textContent).toContain("Amara Okafor");
  replies = { ...replies, "/groups/2": group(2, BOGDAN) };
  await mounted.app.queries.cancelQueries();
  void mounted.app.queries.refetchQueries();
  await expect.element(page.getByText("Bogdan Ionescu")).toBeVisible();
  await new Promise((passed) => setTimeout(passed, 1000));
  expect(print).toHaveBeenCalledOnce();
});

it("says on the sheet which filter of the link is not applied", async () => {
  replies = { "/training_status": card(AMARA) };
  await open("?group=1", "companies_groups_show");
  const note = "Not filtered by group, because you cannot open Groups. Everyone is shown.";
  await expect.element(page.getByText(note)).toBeVisible();
});
