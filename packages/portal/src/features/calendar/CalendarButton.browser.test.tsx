import type { Person } from "@recurrent/sdk";
import { personRecordShowOptions, recordShowOptions } from "@recurrent/sdk/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { CalendarButton } from "./CalendarButton.tsx";

const saving = vi.hoisted(() => ({ saveFile: vi.fn<(file: Blob, name: string) => void>() }));
vi.mock("../../shared/downloads/save-file.ts", () => saving);

const RECORD = {
  topics: [
    {
      topicId: 7,
      topicName: "Ground De-icing",
      status: 4,
      isTopicCompleted: true,
      expiry: "2027-10-31",
    },
  ],
};
let sent: string[] = [];
let end: () => void = () => undefined;

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    const { pathname } = new URL(url);
    sent.push(pathname);
    return Response.json(pathname.endsWith("/records") ? RECORD : []);
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const ADA = { id: "11", fullName: "Ada", isTrainee: true, trainingRecord: 5 } as unknown as Person;

it.each([
  { whose: "the user's own", person: undefined, pathname: "/api/my/records" },
  { whose: "a person's", person: ADA, pathname: "/api/companies/3/users/11/records" },
])("takes $whose record of today that a page has loaded", async ({ person, pathname }) => {
  const mounted = mountRoutes({
    path: "/",
    as: "traineeAbroad",
    routes: [{ path: "/", element: <CalendarButton {...(person && { person })} /> }],
  });
  ({ end } = mounted);
  const { queries } = mounted.app;
  const requested = { date: HARNESS_DAY, version: 5 as const };
  const shownOnPage = person
    ? personRecordShowOptions("3", person.id, requested)
    : recordShowOptions(requested);
  await queries.fetchQuery(shownOnPage);
  await page.getByRole("button", { name: "Download calendar" }).click();
  await vi.waitFor(() => expect(saving.saveFile).toHaveBeenCalledOnce());
  expect(sent.filter((path) => path === pathname)).toHaveLength(1);
  const [file] = saving.saveFile.mock.calls[0]!;
  expect(await file.text()).toContain("Ground De-icing");
});

it("asks for a record of the day that it names, and keeps it under that day", async () => {
  const mounted = mountRoutes({
    path: "/",
    as: "traineeAbroad",
    routes: [{ path: "/", element: <CalendarButton /> }],
  });
  ({ end } = mounted);
  await page.getByRole("button", { name: "Download calendar" }).click();
  await vi.waitFor(() => expect(saving.saveFile).toHaveBeenCalledOnce());
  const { queryKey } = recordShowOptions({ date: HARNESS_DAY, version: 5 });
  expect(mounted.app.queries.getQueryData(queryKey)).toBeDefined();
});
