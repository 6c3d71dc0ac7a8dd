import type { BoardEvent } from "@recurrent/sdk";
import { eventBoardShowOptions, personEventShowOptions } from "@recurrent/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { HARNESS_DAY } from "../../../testing/harness-context.ts";
import { ACCOUNT } from "../../../testing/harness-people.ts";
import { mountRoutes } from "../../../testing/mount-routes.tsx";
import { eventsOnCards } from "../board-rules.ts";
import { BoardReminders } from "./BoardReminders.tsx";

const COUNT = 20;
/** One press checks this many. */
const BATCH = 200;
const SOON = "2026-12-05";
const LATER = "2028-12-05";
const TITLE = "Reminders this week";

/** The expiry of every event, on the board and by itself. */
let expiry = { board: SOON, event: SOON };
let status = 200;
let listed = COUNT;
let requests = 0;
let [running, most] = [0, 0];
let end: () => void = () => undefined;

const EVENT = {
  name: "Medical",
  issued_at: "2024-11-19",
  files_count: 0,
  status: "current",
};

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/dashboard/event_status")) {
    const list = Array.from({ length: listed }, (_, at) => ({
      ...EVENT,
      id: at + 1,
      description: `Medical ${at + 1}`,
      expiry_at: expiry.board,
      user: { id: 7, fullName: "Ada Fjord" },
    }));
    return Response.json([{ id: "current", priority: 0, count: listed, list }]);
  }
  const id = Number(/\/events\/(\d+)$/.exec(pathname)?.[1]);
  if (Number.isNaN(id)) return Response.json([]);
  requests += 1;
  most = Math.max(most, (running += 1));
  await new Promise((resolve) => setTimeout(resolve, 2));
  running -= 1;
  if (status !== 200) {
    // Without a longer wait, the client would repeat the call by itself.
    const headers = status === 429 ? { "Retry-After": "60" } : {};
    return Response.json({ message: "Busy." }, { status, headers });
  }
  return Response.json({
    ...EVENT,
    id,
    description: `Medical ${id}`,
    expiry_at: expiry.event,
    is_active: true,
    notes: "",
    files: [],
    manager: true,
    trainee: false,
    reminders: [{ key: "days", value: 14 }],
  });
}

const NONE: BoardEvent[] = [];

function Board() {
  const { data } = useQuery(eventBoardShowOptions());
  const items = useMemo(() => (data ? eventsOnCards(data) : NONE), [data]);
  return <BoardReminders items={items} today={HARNESS_DAY} />;
}

beforeEach(() => {
  [expiry, status, requests, running, most] = [{ board: SOON, event: SOON }, 200, 0, 0, 0];
  listed = COUNT;
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

/** The panel after it has read every event. */
async function opened() {
  const mounted = mountRoutes({
    as: "companyManager",
    path: "/board",
    routes: [{ path: "/board", element: <Board /> }],
  });
  ({ end } = mounted);
  await userEvent.click(page.getByRole("button", { name: TITLE }));
  const settled = () =>
    vi.waitFor(() => expect(mounted.app.queries.isFetching()).toBe(0), { timeout: 10_000 });
  await requested(Math.min(listed, BATCH));
  await settled();
  const key = (id: number) => personEventShowOptions(String(ACCOUNT.id), "7", String(id)).queryKey;
  return { ...mounted, ...mounted.app, settled, key };
}

const requested = (count: number) =>
  vi.waitFor(() => expect(requests).toBe(count), { timeout: 30_000 });

type Opened = Awaited<ReturnType<typeof opened>>;

it.each<[string, (opened: Opened) => unknown]>([
  ["every reply is invalidated", ({ queries }) => queries.invalidateQueries()],
  [
    "the panel opens again over old replies",
    async ({ queries, key }) => {
      await userEvent.click(page.getByRole("button", { name: TITLE }));
      for (let id = 1; id <= COUNT; id += 1) {
        queries.setQueryData(key(id), (event) => event && { ...event }, { updatedAt: 1 });
      }
      await userEvent.click(page.getByRole("button", { name: TITLE }));
    },
  ],
])("reads a few events at a time when %s", async (_when, happen) => {
  const panel = await opened();
  await happen(panel);
  await requested(2 * COUNT);
  await panel.settled();
  expect(most).toBeLessThanOrEqual(4);
});

it("reads an event again after its expiry has changed on the board", async () => {
  const { queries, settled } = await opened();
  await expect.element(page.getByRole("link", { name: "Medical 1", exact: true })).toBeVisible();
  expiry = { board: LATER, event: LATER };
  await queries.invalidateQueries({ queryKey: eventBoardShowOptions().queryKey });
  await requested(2 * COUNT);
  await settled();
  await expect.element(page.getByText("No reminders this week")).toBeVisible();
});

it("lists no reminder of an earlier expiry while its event cannot be read", async () => {
  const { queries, settled } = await opened();
  expiry = { board: LATER, event: LATER };
  status = 500;
  await queries.invalidateQueries({ queryKey: eventBoardShowOptions().queryKey });
  await requested(2 * COUNT);
  await settled();
  await expect.element(page.getByText(/^20 events could not be checked/)).toBeVisible();
  await expect.element(page.getByText("No reminders found so far")).toBeVisible();
});

it("reads an event once more when it keeps another expiry than the board", async () => {
  const { queries, settled } = await opened();
  expiry = { ...expiry, board: LATER };
  await queries.invalidateQueries({ queryKey: eventBoardShowOptions().queryKey });
  await requested(2 * COUNT);
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requests).toBe(2 * COUNT);
  await expect.element(page.getByRole("link", { name: "Medical 1", exact: true })).toBeVisible();
});

it("reads events that could not be read again on another try", async () => {
  const { queries, settled } = await opened();
  status = 500;
  await queries.invalidateQueries();
  await settled();
  status = 200;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  const alert = page.getByText(/could not be checked/);
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Medical 1", exact: true })).toBeVisible();
});

it.each([1, BATCH + 1])("keeps the focus when more are checked, of %i left", async (left) => {
  listed = BATCH + left;
  await opened();
  const more = page.getByRole("button", { name: `Check ${Math.min(left, BATCH)} more` });
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(requests).toBeGreaterThan(BATCH));
  if (left > BATCH) {
    await expect.element(page.getByRole("button", { name: /^Check/ })).toHaveFocus();
  } else {
    await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  }
});

// The last, since the client waits as long before its next call.
it.each([500, 429])("reports events that could not be read again (%i)", async (failure) => {
  const { queries, settled, notices } = await opened();
  status = failure;
  await queries.invalidateQueries();
  await settled();
  await expect.element(page.getByText(/^20 events could not be checked/)).toBeVisible();
  expect(notices()).toEqual([]);
});
