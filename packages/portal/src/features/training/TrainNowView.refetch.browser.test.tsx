import { RecurrentTheme } from "@recurrent/ui-kit";
import {
  getPersonShowResponseMock,
  getProgramShowResponseMock,
  getRecordShowResponseMock,
  getScheduleShowResponseMock,
  getTrainingShowResponseMock,
} from "@recurrent/sdk/mocks";
import {
  announcementListOptions,
  personProgramShowOptions,
  personRecordShowOptions,
  personScheduleShowOptions,
  personShowOptions,
  programShowOptions,
  recordShowOptions,
  scheduleShowOptions,
  trainingShowOptions,
} from "@recurrent/sdk/react";
import type { QueryKey } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import type { AppContext } from "../../shared/context/app-context.ts";
import { modelOf } from "../../testing/models.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { ACCOUNT } from "../../testing/harness-people.ts";

const MINUTE = 60_000;
const company = String(ACCOUNT.id);
const person = {
  ...getPersonShowResponseMock(),
  isActive: true,
  deleted_at: null,
  training_record: 5,
  acl: { roles: [{ id: 1, name: "Trainee" }], permissions: [], isTrainee: true },
};
const id = String(person.id);
const training = getTrainingShowResponseMock();
/** The same lessons, each with a registration of this status code. */
const trainingIn = (status: number) => ({
  ...training,
  lessonList: (training.lessonList ?? []).map((lesson) => ({
    ...lesson,
    registration: { id: 4711, status },
  })),
});
const today = { date: HARNESS_DAY, version: 5 } as const;

const TRAINING = trainingShowOptions().queryKey;
const SCHEDULE = scheduleShowOptions().queryKey;
const PROGRAM = programShowOptions().queryKey;
const RECORD = recordShowOptions(today).queryKey;
const PERSON = personShowOptions(company, id).queryKey;
const PERSONS_PROGRAM = personProgramShowOptions(company, id).queryKey;
const PERSONS_SCHEDULE = personScheduleShowOptions(company, id).queryKey;
const PERSONS_RECORD = personRecordShowOptions(company, id, today).queryKey;

const REPLIES: readonly (readonly [QueryKey, unknown])[] = [
  [announcementListOptions().queryKey, []],
  [SCHEDULE, getScheduleShowResponseMock()],
  [PROGRAM, getProgramShowResponseMock()],
  [RECORD, getRecordShowResponseMock()],
  [PERSON, person],
  [PERSONS_PROGRAM, getProgramShowResponseMock()],
  [PERSONS_SCHEDULE, getScheduleShowResponseMock()],
  [PERSONS_RECORD, getRecordShowResponseMock()],
];

let end: () => void = () => undefined;
afterEach(() => {
  end();
  document.querySelector("[data-open]")?.remove();
});

/**
 * Opens a page whose replies are this many minutes old.
 *
 * @param shown keys of the page's queries
 * @returns the keys that are requested from then on
 */
async function opened(
  path: string,
  as: "trainee" | "companyManager",
  minutes: number,
  now: unknown,
  shown: readonly QueryKey[],
) {
  const requests: string[] = [];
  let queries: AppContext["queries"] | undefined;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <RecurrentTheme scheme="light">
      <PortalHarness
        path={path}
        as={as}
        prepare={(app) => {
          ({ queries } = app);
          queries.setDefaultOptions({
            queries: { staleTime: Infinity, gcTime: Infinity, retry: false },
          });
          const updatedAt = Date.now() - minutes * MINUTE;
          for (const [key, reply] of [...REPLIES, [TRAINING, now] as const]) {
            queries.setQueryData(key, modelOf(key, reply), { updatedAt });
          }
        }}
      />
    </RecurrentTheme>,
  );
  await vi.waitFor(
    () => {
      for (const key of shown) {
        const query = queries?.getQueryCache().find({ queryKey: key, exact: true });
        expect(query?.getObserversCount()).toBeGreaterThan(0);
      }
    },
    { timeout: 10_000 },
  );
  // Waits for the effects of the last render.
  await new Promise((resolve) => setTimeout(resolve, 100));
  queries?.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "fetch") {
      requests.push(JSON.stringify(event.query.queryKey));
    }
  });
  return requests;
}

const ready = trainingIn(1);
const locked = trainingIn(3);
const ofPerson = (tab: string) => `/company/users/${id}?tab=${tab}`;

interface Case {
  path: string;
  as?: "companyManager";
  minutes?: number;
  training?: unknown;
  /** The role of the overlay that is open above it. */
  open?: string;
}

it.each<[what: string, Case, asked: QueryKey[], not: QueryKey[]]>([
  ["Train Now", { path: "/my/training" }, [TRAINING, SCHEDULE], []],
  [
    "Train Now after twelve seconds",
    { path: "/my/training", minutes: 0.2 },
    [],
    [TRAINING, SCHEDULE],
  ],
  [
    "Train Now while a countdown runs",
    { path: "/my/training", training: locked },
    [],
    [TRAINING, SCHEDULE],
  ],
  ["Train Now under a dialog", { path: "/my/training", open: "dialog" }, [], [TRAINING]],
  ["the Program", { path: "/my/program" }, [PROGRAM, RECORD], []],
  [
    "the Program after twelve seconds",
    { path: "/my/program", minutes: 0.2 },
    [],
    [PROGRAM, RECORD],
  ],
  ["the Program under a question", { path: "/my/program", open: "alertdialog" }, [], [PROGRAM]],
  ["the Schedule", { path: "/my/schedule" }, [SCHEDULE], []],
  ["the Schedule after twelve seconds", { path: "/my/schedule", minutes: 0.2 }, [], [SCHEDULE]],
  ["the Record", { path: "/my/records" }, [RECORD], []],
  ["the Record after twelve seconds", { path: "/my/records", minutes: 0.2 }, [], [RECORD]],
  ["the Record under a menu", { path: "/my/records", open: "menu" }, [], [RECORD]],
  ["a person's Profile", { path: ofPerson("profile"), as: "companyManager" }, [PERSON], []],
  [
    "a person's Profile after twelve seconds",
    { path: ofPerson("profile"), as: "companyManager", minutes: 0.2 },
    [],
    [PERSON],
  ],
  [
    "a person's Program",
    { path: ofPerson("program"), as: "companyManager" },
    [PERSON, PERSONS_PROGRAM, PERSONS_RECORD],
    [],
  ],
  [
    "a person's Schedule",
    { path: ofPerson("schedule"), as: "companyManager" },
    [PERSON, PERSONS_SCHEDULE],
    [],
  ],
  [
    "a person's Record",
    { path: ofPerson("record"), as: "companyManager" },
    [PERSON, PERSONS_RECORD],
    [],
  ],
  [
    "no person behind the form of an event",
    { path: `${ofPerson("events")}&mode=create`, as: "companyManager" },
    [],
    [PERSON],
  ],
])("refetches on return to the window: %s", async (_what, given, wanted, unwanted) => {
  const { path, as = "trainee", minutes = 3, open } = given;
  const requests = await opened(path, as, minutes, given.training ?? ready, [
    ...wanted,
    ...unwanted,
  ]);
  if (open !== undefined) {
    const above = document.body.appendChild(document.createElement("div"));
    above.setAttribute("role", open);
    above.dataset["open"] = "";
  }
  window.dispatchEvent(new Event("focus"));
  for (const key of wanted) expect(requests).toContain(JSON.stringify(key));
  for (const key of unwanted) expect(requests).not.toContain(JSON.stringify(key));
});
