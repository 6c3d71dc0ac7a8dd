import { createHostClock } from "@recurrent/sdk";
import { readRecord } from "@recurrent/sdk/raw";
import { recordShowOptions } from "@recurrent/sdk/react";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { followDays } from "../../app/follow-days.ts";
import type { AppContext } from "../../shared/context/app-context.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { PROFILES } from "../../testing/harness-people.ts";
import { MyRecordPrintPage, RecordsPrintPage } from "./RecordPrintPages.tsx";
import { RecordPage } from "./RecordPage.tsx";
import { PREMIUM, TRAINEE_OF_COMPANY } from "./testing/record.ts";

const EVENING = Date.parse("2026-11-20T23:58:00Z");
/** Topics of the record of each day. */
const TOPICS: Record<string, string> = { "2026-11-20": "Of the 20th", "2026-11-21": "Of the 21st" };
const ID = TRAINEE_OF_COMPANY.id;

let now = 0;
let isBroken = false;
let arrived: string[] = [];
/** Calls for records, answered or not. */
let recordCalls = 0;
/** Records wait for it. */
let delayed = Promise.resolve();
let end: () => void = () => undefined;

/** Answers without a date for the day on which the call arrives, as hosts do. */
async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith("/records")) {
    recordCalls += 1;
    await delayed;
    const day = searchParams.get("date") ?? new Date(now).toISOString().slice(0, 10);
    arrived.push(day);
    if (isBroken) return Response.json({ message: "Out of order." }, { status: 422 });
    const topics = PREMIUM.topics
      .slice(0, 1)
      .map((topic) => ({ ...topic, topicName: TOPICS[day] }));
    return Response.json({ topics });
  }
  if (pathname.endsWith(`/users/${ID}`)) return Response.json(TRAINEE_OF_COMPANY);
  if (pathname.endsWith("/profile")) return Response.json(PROFILES.trainee);
  return Response.json([]);
}

beforeEach(() => {
  [now, isBroken, arrived, delayed] = [EVENING, false, [], Promise.resolve()];
  recordCalls = 0;
  vi.stubGlobal("fetch", answer);
  vi.spyOn(window, "print").mockImplementation(() => undefined);
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(
  element: ReactElement,
  as: "companyManager" | "trainee",
  query = "",
  fillCache: (app: AppContext) => void = () => undefined,
) {
  const clock = { ...createHostClock(), now: () => now, known: () => Promise.resolve() };
  let stop: () => void = () => undefined;
  const mounted = mountRoutes({
    as,
    path: `/page${query}`,
    routes: [{ path: "/page", element }],
    prepare(app) {
      Object.assign(app, { clock });
      fillCache(app);
      stop = followDays(app);
    },
  });
  end = () => {
    stop();
    mounted.end();
  };
  const isShown = (text: string) =>
    vi.waitFor(() => expect(mounted.place.textContent).toContain(text));
  return { ...mounted, isShown };
}

/** The portal notices the new day when it becomes visible, and refetches what is shown. */
async function passMidnight(queries: QueryClient): Promise<void> {
  now += 4 * 60_000;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
}

it("keeps the day, the topics and the time of a printed record over midnight", async () => {
  const { app, place, isShown } = open(<MyRecordPrintPage />, "trainee");
  await isShown("Of the 20th");
  const before = place.innerHTML;
  await passMidnight(app.queries);
  await app.queries.refetchQueries();
  expect(arrived.length).toBeGreaterThan(1);
  expect(new Set(arrived)).toEqual(new Set(["2026-11-20"]));
  expect(place.innerHTML).toBe(before);
});

it("prints a record only after the refetch of what the page before has shown", async () => {
  const { isShown, place } = open(<MyRecordPrintPage />, "trainee", "", ({ queries }) => {
    const { queryKey } = recordShowOptions({ date: "2026-11-20", version: 5 });
    const old = { topics: [{ ...PREMIUM.topics[0], topicName: "Of the morning" }] };
    queries.setQueryData(queryKey, readRecord(old), { updatedAt: Date.now() - 60_000 });
  });
  await isShown("Of the 20th");
  expect(place.textContent).not.toContain("Of the morning");
});

it("prints records of the day on which the page was opened, also after midnight", async () => {
  let release: () => void = () => undefined;
  delayed = new Promise((resolve) => (release = resolve));
  const { isShown } = open(<RecordsPrintPage />, "companyManager", `?id=${ID}`);
  await isShown("0 of 1 records");
  // The day is that of the first reply, since before it the clock is the browser's.
  await vi.waitFor(() => expect(recordCalls).toBe(1));
  now += 4 * 60_000;
  release();
  await isShown("Of the 20th");
});

it.each([
  ["ahead", "2026-11-21T00:02:00Z"],
  ["behind", "2026-11-19T23:58:00Z"],
])("prints records of the hosts' day in a tab whose clock is %s", async (_clock, before) => {
  const hosts = now;
  now = Date.parse(before);
  // The first reply sets the clock.
  vi.stubGlobal("fetch", (request: Request) => {
    now = hosts;
    return answer(request);
  });
  const { isShown, place } = open(<RecordsPrintPage />, "companyManager", `?id=${ID}`);
  await isShown("Of the 20th");
  expect(place.textContent).toContain("As of 2026-11-20");
  expect(document.title).toBe("Training Records-2026-11-20");
  expect(arrived).toEqual(["2026-11-20"]);
});

it("prints records of the new day when another try is made after midnight", async () => {
  isBroken = true;
  const { isShown } = open(<RecordsPrintPage />, "companyManager", `?id=${ID}`);
  await isShown("1 of 1 records is missing");
  [now, isBroken] = [now + 4 * 60_000, false];
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await isShown("Of the 21st");
  expect(document.title).toBe("Training Records-2026-11-21");
});

it("shows the record of the new day after midnight", async () => {
  const { app, place, isShown } = open(<RecordPage />, "trainee");
  await isShown("Record for 2026-11-20");
  await isShown("Of the 20th");
  let release: () => void = () => undefined;
  delayed = new Promise((resolve) => (release = resolve));
  const passed = passMidnight(app.queries);
  await isShown("Generating the record for 2026-11-21");
  expect(place.textContent).toContain("Of the 20th");
  // The rows of the day before have no time of their own.
  expect(place.textContent).not.toContain("Data as of");
  release();
  await passed;
  await isShown("Record for 2026-11-21");
  await isShown("Of the 21st");
});

it("shows no rows of the day before below the new day when its record fails", async () => {
  const { app, place, isShown } = open(<RecordPage />, "trainee");
  await isShown("Of the 20th");
  isBroken = true;
  await passMidnight(app.queries);
  await isShown("Record for 2026-11-21");
  await isShown("The record could not be loaded");
  expect(place.textContent).not.toContain("Of the 20th");
});
