import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useLocation } from "react-router-dom";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { AnnouncementArea, useAnnouncements } from "./AnnouncementArea.tsx";
import { AnnouncementsButton } from "./AnnouncementsButton.tsx";
import { forgetMarks } from "./read-announcements.ts";

const announcement = (id: number, translate: string, prevent_training = false) => ({
  id,
  type_name: "INFO",
  translate,
  company_list: prevent_training ? [{ id: 3 }] : [],
  prevent_training,
});

type Sent = ReturnType<typeof announcement>;

let list: Sent[];
let calls: number;
let end = () => undefined as void;

beforeEach(() => {
  forgetMarks();
  vi.useFakeTimers({
    now: Date.parse(`${HARNESS_DAY}T09:40:00Z`),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  vi.spyOn(Math, "random").mockReturnValue(0);
  calls = 0;
  vi.stubGlobal("fetch", () => {
    calls += 1;
    return Promise.resolve(Response.json(list));
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Layout() {
  const { area, button } = useAnnouncements(useLocation().pathname);
  return (
    <>
      <AnnouncementArea {...area} />
      <AnnouncementsButton {...button} />
    </>
  );
}

const OLD = announcement(1, "Certificates can be printed again.");
const NEW = announcement(2, "The player is updated tonight.");
const PREVENTING = announcement(3, "Your training is on hold.", true);

/** Opens a page, and lets six minutes pass after which the host has other announcements. */
async function openAndRefetch(later: Sent[], first = [OLD]) {
  list = first;
  const element = <Layout />;
  const routes = [
    { path: "/people", element },
    { path: "/groups", element },
  ];
  const mounted = mountRoutes({ as: "companyManager", path: "/people", routes });
  ({ end } = mounted);
  await expect.element(page.getByText(OLD.translate)).toBeVisible();
  list = later;
  vi.advanceTimersByTime(6 * 60_000);
  return mounted;
}

const shown = () => [...document.querySelectorAll("[data-line]")].map((line) => line.textContent);

it("counts what has arrived in the title bar, and shows it there at a press", async () => {
  await openAndRefetch([NEW]);
  const button = page.getByRole("button", { name: "1 new announcement" });
  await expect.element(button).toBeVisible();
  // Neither more nor less: the page would move.
  expect(shown()).toEqual([expect.stringContaining(OLD.translate)]);
  await userEvent.click(button);
  await expect.element(page.getByText(NEW.translate)).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Announcements" })).toHaveFocus();
  await expect.element(button).not.toBeInTheDocument();
  expect(shown()).toHaveLength(1);
});

it("shows what has arrived on the next page", async () => {
  const { router } = await openAndRefetch([OLD, NEW]);
  await expect.element(page.getByRole("button", { name: "1 new announcement" })).toBeVisible();
  await router.navigate("/groups");
  await expect.element(page.getByText(NEW.translate)).toBeVisible();
  expect(shown()).toHaveLength(2);
});

const PREVENTED = { ...PREVENTING, prevent_training: false, translate: "Your training goes on." };

it.each<[what: string, first: Sent[], later: Sent[], shown: Sent[], newCount: number]>([
  ["the same ones", [OLD, PREVENTING], [OLD, PREVENTING], [OLD, PREVENTING], 0],
  ["a new one", [OLD], [NEW, OLD], [OLD], 1],
  ["a withdrawn one", [OLD, NEW], [OLD], [OLD, NEW], 0],
  ["a changed one", [OLD], [{ ...OLD, translate: "Not yet." }], [OLD], 1],
  ["one that prevents training", [OLD], [OLD, PREVENTING], [OLD, PREVENTING], 0],
  ["one that prevents it no longer", [OLD, PREVENTING], [OLD, PREVENTED], [OLD, PREVENTED], 0],
  ["one that prevented it and is withdrawn", [PREVENTING, OLD], [OLD], [OLD], 0],
])("shows on an open page %s", async (_what, first, later, expected, newCount) => {
  const { app } = await openAndRefetch(later, first);
  await vi.waitFor(() => expect(calls).toBe(2));
  await vi.waitFor(() => expect(app.queries.isFetching()).toBe(0));
  const texts = expected.map(({ translate }) => `Information${translate}`);
  await vi.waitFor(() => expect(shown()).toEqual(texts));
  const button = page.getByRole("button", { name: `${newCount} new announcement` });
  expect(button.query() !== null).toBe(newCount > 0);
});
