import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@recurrent/sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { AutoRefetch, OutdatedNote } from "./AutoRefetch.tsx";

const MINUTE = 60_000;

let answer: () => Promise<string>;
let calls = 0;
let end: () => void = () => undefined;
let isVisible = true;
let isOnline = true;

function useList() {
  return useQuery({
    queryKey: ["main", "personList"],
    queryFn: () => {
      calls += 1;
      return answer();
    },
    retry: false,
  });
}

function List() {
  const query = useList();
  return (
    <>
      <p>{query.data}</p>
      <AutoRefetch queries={[query]} />
    </>
  );
}

/** For example a form. */
function NoList() {
  return <p>{useList().data}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse(`${HARNESS_DAY}T09:40:00Z`),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  vi.spyOn(Math, "random").mockReturnValue(0);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() =>
    isVisible ? "visible" : "hidden",
  );
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  [calls, isVisible, isOnline] = [0, true, true];
  answer = () => Promise.resolve(`answer ${calls}`);
});
afterEach(() => {
  // What React Query knows of the connection outlives the test.
  window.dispatchEvent(new Event("online"));
  end();
  document.querySelector("[data-open]")?.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A list that has been read once. */
async function opened(element = <List />) {
  const mounted = mountRoutes({
    routes: [{ path: "/people", element }],
    path: "/people",
    as: "companyManager",
  });
  ({ end } = mounted);
  await vi.waitFor(() => expect(mounted.place.textContent).toContain("answer 1"));
  return mounted;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await settle();
}

function open(role: string): void {
  const above = document.body.appendChild(document.createElement("div"));
  above.setAttribute("role", role);
  above.dataset["open"] = "";
}

const RETURNS: Readonly<Record<string, () => void>> = {
  visibilitychange: () =>
    void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  focus: () => void window.dispatchEvent(new Event("focus")),
  pageshow: () => void window.dispatchEvent(new Event("pageshow")),
  online: () => void window.dispatchEvent(new Event("online")),
};

interface Case {
  minutes: number;
  open?: string;
  hidden?: true;
  offline?: true;
  /** The action at the end. */
  event?: keyof typeof RETURNS;
}

it.each<[what: string, Case, calls: number]>([
  ["right away", { minutes: 0 }, 1],
  ["after three minutes", { minutes: 3 }, 1],
  ["after five minutes", { minutes: 5.5 }, 2],
  ["after five minutes under a dialog", { minutes: 5.5, open: "dialog" }, 1],
  ["after an hour under a dialog", { minutes: 60, open: "dialog" }, 1],
  ["after five minutes under a question", { minutes: 5.5, open: "alertdialog" }, 1],
  ["after five minutes under a menu", { minutes: 5.5, open: "menu" }, 1],
  ["after five minutes under a list of choices", { minutes: 5.5, open: "listbox" }, 1],
  ["after five minutes under a tooltip", { minutes: 5.5, open: "tooltip" }, 2],
  ["after an hour in a hidden tab", { minutes: 60, hidden: true }, 1],
  [
    "on return to the tab after an hour",
    { minutes: 60, hidden: true, event: "visibilitychange" },
    2,
  ],
  [
    "on return to the tab after twelve seconds",
    { minutes: 0.2, hidden: true, event: "visibilitychange" },
    1,
  ],
  [
    "on return to the tab under a dialog",
    { minutes: 60, hidden: true, open: "dialog", event: "visibilitychange" },
    1,
  ],
  ["on return to the window after half a minute", { minutes: 0.5, event: "focus" }, 2],
  ["on return to the window after three minutes", { minutes: 3, event: "focus" }, 2],
  ["on return to the window after twelve seconds", { minutes: 0.2, event: "focus" }, 1],
  ["on return to the window under a dialog", { minutes: 3, open: "dialog", event: "focus" }, 1],
  ["on return by Back after three minutes", { minutes: 3, event: "pageshow" }, 2],
  ["after an hour offline", { minutes: 60, offline: true }, 1],
  ["on return of the connection", { minutes: 60, offline: true, event: "online" }, 2],
  [
    "on return of the connection after a moment",
    { minutes: 0.2, offline: true, event: "online" },
    1,
  ],
])("refetches a list %s", async (_what, given, expected) => {
  await opened();
  if (given.open !== undefined) open(given.open);
  isVisible = given.hidden !== true;
  isOnline = given.offline !== true;
  await pass(given.minutes * MINUTE);
  isVisible = true;
  isOnline = true;
  if (given.event !== undefined) RETURNS[given.event]?.();
  await settle();
  expect(calls).toBe(expected);
});

it.each(Object.entries(RETURNS))("refetches no form on %s", async (_event, fire) => {
  await opened(<NoList />);
  isVisible = false;
  await pass(60 * MINUTE);
  isVisible = true;
  fire();
  await settle();
  expect(calls).toBe(1);
});

it("refetches once a dialog above the list is closed", async () => {
  await opened();
  open("dialog");
  await pass(20 * MINUTE);
  document.querySelector("[data-open]")?.remove();
  await pass(MINUTE / 2);
  expect(calls).toBe(2);
});

it("stops with its page", async () => {
  await opened();
  end();
  await pass(20 * MINUTE);
  expect(calls).toBe(1);
});

it("shows the age of the data by the hosts' clock", async () => {
  const { place } = await opened();
  // The hosts of the harness always answer at 14:32.
  expect(place.querySelector("time")?.textContent).toBe("Data as of 14:32 UTC");
  expect(place.querySelector("time")?.dateTime).toBe(`${HARNESS_DAY}T14:32:00.000Z`);
});

it("keeps what is shown when refetching fails, reports it once, and recovers", async () => {
  const { place, notices, app } = await opened();
  const failure = new ApiError({ kind: "server", status: 500, message: "Out of order." });
  answer = () => Promise.reject(failure);
  await pass(6 * MINUTE);
  expect(place.textContent).toContain("answer 1");
  expect(place.querySelector("[role=status]")?.textContent).toContain("could not be updated since");
  expect(notices()).toEqual(["Whoops! There was an error."]);

  // On a wall screen nobody dismisses a notice for each try.
  app.messages.clear();
  await pass(2 * MINUTE);
  expect(calls).toBeGreaterThan(2);
  expect(notices()).toEqual([]);

  answer = () => Promise.resolve("back again");
  await pass(2 * MINUTE);
  expect(place.textContent).toContain("back again");
  expect(place.querySelector("[role=status]")?.textContent).toBe("");
});

it.each([
  ["at once", undefined],
  ["once a dialog above it is closed", "dialog"],
  ["once the page is shown", "hidden"],
] as const)("refetches what has failed when the network is back: %s", async (_when, above) => {
  const { place } = await opened();
  const failure = new ApiError({ kind: "network", message: "The server cannot be reached." });
  answer = () => Promise.reject(failure);
  await pass(6 * MINUTE);
  expect(place.querySelector("[role=status]")?.textContent).toContain("could not be updated since");
  const failures = calls;
  if (above === "dialog") open(above);
  if (above === "hidden") isVisible = false;
  isOnline = false;
  window.dispatchEvent(new Event("offline"));
  await pass(5_000);
  answer = () => Promise.resolve("back again");
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(calls).toBe(above === undefined ? failures + 1 : failures);
  document.querySelector("[data-open]")?.remove();
  isVisible = true;
  await pass(15_000);
  expect(calls).toBe(failures + 1);
  expect(place.textContent).toContain("back again");
  expect(place.querySelector("[role=status]")?.textContent).toBe("");
});

it("reports that the browser is offline", async () => {
  const { place } = await opened();
  isOnline = false;
  window.dispatchEvent(new Event("offline"));
  await settle();
  expect(place.querySelector("[role=status]")?.textContent).toContain("You are offline");
});

/** For example an event, whose page names no time while it is up to date. */
function Detail() {
  const query = useList();
  return (
    <>
      <p>{query.data}</p>
      <OutdatedNote queries={[query]} />
    </>
  );
}

it("names the time of a page without a list while the browser is offline", async () => {
  const { place } = await opened(<Detail />);
  expect(place.querySelector("[data-note]")).toBeNull();
  isOnline = false;
  window.dispatchEvent(new Event("offline"));
  await settle();
  expect(place.querySelector("[data-note]")?.textContent).toMatch(
    /^Data as of .* UTC\. You are offline\./,
  );
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(place.querySelector("[data-note]")).toBeNull();
});
