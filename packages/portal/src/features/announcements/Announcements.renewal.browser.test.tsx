import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useLocation } from "react-router-dom";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import {
  AnnouncementArea,
  AnnouncementsButton,
  steadyAnnouncements,
  useAnnouncements,
} from "./Announcements.tsx";
import { forgetMarks } from "./read-announcements.ts";

const announcement = (id: number, translate: string, prevent_training = false) => ({
  id,
  type_name: "INFO",
  translate,
  company_list: prevent_training ? [{ id: 3 }] : [],
  prevent_training,
});

let list: unknown[];
let end = () => undefined as void;

beforeEach(() => {
  forgetMarks();
  vi.useFakeTimers({
    now: Date.parse(`${HARNESS_DAY}T09:40:00Z`),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  vi.spyOn(Math, "random").mockReturnValue(0);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(list)));
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

/** Opens a page with one announcement, and lets six minutes pass after which the host has others. */
async function openAndRenew(later: unknown[]) {
  list = [OLD];
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
  await openAndRenew([NEW]);
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
  const { router } = await openAndRenew([OLD, NEW]);
  await expect.element(page.getByRole("button", { name: "1 new announcement" })).toBeVisible();
  await router.navigate("/groups");
  await expect.element(page.getByText(NEW.translate)).toBeVisible();
  expect(shown()).toHaveLength(2);
});

it("shows at once that training is prevented", async () => {
  await openAndRenew([OLD, PREVENTING]);
  await expect.element(page.getByText(PREVENTING.translate)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /new/ })).not.toBeInTheDocument();
});

const one = (id: string, html = id, staysOpen = false) => ({ id, type: "INFO", html, staysOpen });
type One = ReturnType<typeof one>;

it.each<[what: string, first: One[], latest: One[], expected: One[]]>([
  ["the same ones", [one("1"), one("2", "b", true)], [one("1"), one("2", "b", true)], []],
  ["a new one", [one("1")], [one("2"), one("1")], []],
  ["a withdrawn one", [one("1")], [], []],
  ["a changed one", [one("1")], [one("1", "b")], []],
  ["one that prevents", [one("1")], [one("2", "b", true)], [one("1"), one("2", "b", true)]],
  ["one that prevents now", [one("1")], [one("1", "b", true)], [one("1", "b", true)]],
  ["one that prevents no longer", [one("1", "a", true)], [one("1", "b")], [one("1", "b")]],
  ["one that prevented and is withdrawn", [one("1"), one("2", "b", true)], [], [one("1")]],
])("keeps an open page steady with %s", (_what, first, latest, expected) => {
  expect(steadyAnnouncements(first, latest)).toEqual(expected.length > 0 ? expected : first);
});
