/** The contract lets a host leave out the ids of a record's topics. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { ProgramPage } from "./ProgramPage.tsx";
import { RecordPage } from "./RecordPage.tsx";

/** The table of a tier is loaded first. */
const PATIENT = { timeout: 10_000 };

const NAMES = ["De-icing", "Fuel", "Weather"];
const program = {
  topicList: NAMES.map((name, at) => ({ id: at + 1, name, lessonList: [], frequency: "1 year" })),
};

let topics: object[];
let mounted: ReturnType<typeof mountRoutes>;

beforeEach(() => {
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    if (url.includes("/record")) return Response.json({ topics });
    return url.includes("/program") ? Response.json(program) : new Promise(() => undefined);
  });
});
afterEach(() => {
  mounted.end();
  vi.unstubAllGlobals();
});

/** The first is expired. */
const topicsWith = (part: object, ids: readonly object[]) =>
  NAMES.map((topicName, at) => ({
    topicName,
    periodicity: "1 year",
    completed_at: "2025-11-01",
    expiry: at === 0 ? "2026-11-01" : "2027-11-01",
    status: at === 0 ? 6 : 4,
    ...part,
    ...ids[at],
  }));

const IDS: Record<string, readonly object[]> = {
  "ids of their own": [{ id: 1 }, { id: 2 }, { id: 3 }],
  "no ids": [],
  "null as ids": NAMES.map(() => ({ id: null, topicId: null })),
  "one id": NAMES.map(() => ({ id: 9 })),
  "ids for some": [{}, { id: 2 }, {}],
};
const TIERS = {
  premium: { lessons: { currentVersion: [] } },
  essentials: { certificate: { hash: "h" } },
};

it.each(Object.keys(IDS).flatMap((ids) => Object.keys(TIERS).map((tier) => [tier, ids] as const)))(
  "shows each topic of a record of the tier %s with %s",
  async (tier, ids) => {
    topics = topicsWith(TIERS[tier as keyof typeof TIERS], IDS[ids]!);
    mounted = mountRoutes({
      routes: [{ path: "*", element: <RecordPage /> }],
      path: "/my/records",
      as: "trainee",
      tier,
    });
    const shown = () =>
      [...mounted.place.querySelectorAll("[data-topic] [data-name]")].map(
        (name) => name.textContent,
      );
    await vi.waitFor(() => expect(shown().toSorted()).toEqual(NAMES), PATIENT);
    expect(mounted.place.querySelectorAll("[role=img][aria-label=Expired]")).toHaveLength(1);
  },
);

it.each(["no ids", "null as ids", "ids for some"])(
  "says in the program what is expired when the record has %s",
  async (ids) => {
    topics = topicsWith(TIERS.premium, IDS[ids]!);
    mounted = mountRoutes({
      routes: [{ path: "*", element: <ProgramPage /> }],
      path: "/my/program",
      as: "trainee",
    });
    const summary = () => mounted.place.querySelector("[data-summary]")?.textContent;
    await vi.waitFor(() => expect(summary()).toMatch(/1 expired: De-icing/), PATIENT);
    await vi.waitFor(() => expect(mounted.place.textContent).toMatch(/2026-11-01/), PATIENT);
  },
);
