import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CompanyPage } from "../../features/company/CompanyPage.tsx";
import { EventPage } from "../../features/events/EventPage.tsx";
import { EventEditPage } from "../../features/events/EventFormPages.tsx";
import { ProfilePage } from "../../features/profile/ProfilePage.tsx";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { ACCOUNT, PROFILES, TRAINEE_AT_WORK } from "../../testing/harness-people.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { PersonPage } from "./PersonPage.tsx";

const PERSON = { ...TRAINEE_AT_WORK, company: { id: 3, name: "Aurora Air Charter" } };
const EVENT = { id: 71, description: "Medical", is_active: true, expiry_at: "2027-05-01" };

/** Replies by the end of the path. */
const REPLIES: readonly (readonly [RegExp, unknown])[] = [
  [/\/my\/profile$/, PROFILES.trainee],
  [/\/my\/training$/, { preventTraining: false, reminderList: [], lessonList: [] }],
  [/\/records$/, { topics: [] }],
  [/\/events$/, [EVENT]],
  [/\/events\/71$/, EVENT],
  [/\/users\/4$/, PERSON],
  [/\/companies\/3$/, ACCOUNT],
];

let calls: string[] = [];
let end: () => void = () => undefined;

beforeEach(() => {
  calls = [];
  vi.useFakeTimers({
    now: Date.parse(`${HARNESS_DAY}T09:40:00Z`),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  vi.spyOn(Math, "random").mockReturnValue(0);
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname.replace(/^\/api\//, ""));
    const [, reply] = REPLIES.find(([path]) => path.test(pathname)) ?? [];
    return Promise.resolve(Response.json(reply ?? []));
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const USER = "companies/3/users/4";
const STATUS = [`${USER}/events`, `${USER}/records`, "dashboard/training_status"];
const OWN_STATUS = ["my/events", "my/records", "my/training"];

/** Waits two frames: replies that have arrived are drawn then. */
async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

type Who = "companyManager" | "trainee";

it.each<[string, Who, string, ComponentType, string[]]>([
  ["/company/users/:id", "companyManager", "/company/users/4", PersonPage, [USER, ...STATUS]],
  ["/company/profile", "companyManager", "/company/profile", CompanyPage, ["companies/3"]],
  ["/my/events/:id", "trainee", "/my/events/71", EventPage, ["my/events/71"]],
  // A form keeps what it began with, but the status in its head is that of now.
  ["/profile", "trainee", "/profile", ProfilePage, OWN_STATUS],
  ["/my/events/:id/update", "trainee", "/my/events/71/update", EventEditPage, []],
])("reads what others may change on %s again", async (path, as, at, Page, refetched) => {
  const mounted = mountRoutes({ routes: [{ path, element: <Page /> }], path: at, as });
  ({ end } = mounted);
  const isRead = (paths: readonly string[]) =>
    vi.waitFor(() => {
      expect(calls).toEqual(expect.arrayContaining([...paths]));
      expect(calls).not.toHaveLength(0);
      expect(mounted.app.queries.isFetching()).toBe(0);
    }, 5_000);
  await isRead(refetched);
  await drawn();
  calls = ["The page has been drawn."];
  vi.advanceTimersByTime(6 * 60_000);
  await isRead(refetched);
  await drawn();
  expect(calls.slice(1).toSorted()).toEqual(refetched.toSorted());
});
