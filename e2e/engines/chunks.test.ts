/** Scripts that do not arrive at first: what needs them opens later, without a reload. */
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";
import type { Query } from "./queries.ts";

let portal: Portal;

beforeAll(async () => {
  // A site of its own: no other test has left its scripts in the browser's cache.
  portal = await Portal.open(engine(), { firstScript: "/* lost chunks */" });
  await portal.driver.resize(1280, 800);
});
afterEach(() => portal.site.lost.clear());
afterAll(() => portal.close());

/** The number of times the server has sent the script. */
function countSent(start: string): number {
  const scripts = [...portal.site.sent].filter(([name]) => name.startsWith(`assets/${start}-`));
  return scripts.reduce((count, [, { count: more }]) => count + more, 0);
}

const FAILED = "This could not be opened. Check the connection and try again, or reload.";
/** Fetched, then imported from the cache, of which automated WebKit has none, as in a private window. */
const SENT = engine() === "webkit" ? 2 : 1;
const button = (name: string): Query => ({ role: "button", name });

interface LostPart {
  part: string;
  /** Default: a manager. */
  username?: string;
  page: string;
  /** The start of the script's name. */
  lost: string;
  press: Query;
  failure: string;
  /** Pressed again. Default: the same. */
  retry?: Query;
  opened: Query;
}

const PARTS: readonly LostPart[] = [
  // First: any movement of the mouse loads it.
  {
    part: "a menu",
    page: "/company/groups",
    lost: "Menu",
    press: { role: "button", name: "User menu: ", isPart: true },
    failure: FAILED,
    opened: { role: "menu", name: "User menu" },
  },
  {
    part: "a dialog",
    page: "/company/users/105",
    lost: "AuditPackDialog",
    press: button("Audit pack"),
    failure: FAILED,
    opened: { role: "dialog", name: "Audit pack", isPart: true },
  },
  {
    part: "what a dialog's script imports",
    page: "/company/users/active",
    lost: "Autocomplete",
    press: button("Find anything"),
    failure: FAILED,
    opened: { role: "dialog", name: "Find anything" },
  },
  {
    part: "the editor of notes",
    username: "trainee@aurora.test",
    page: "/my/events/create",
    lost: "EventNotesEditor",
    press: { role: "textbox", name: "Description" },
    failure: "The editor could not be loaded.",
    retry: button("Try again"),
    opened: { css: ".ProseMirror" },
  },
];

it.each(PARTS)("opens $part later when its script did not arrive at first", async (row) => {
  const { username = "company.manager@aurora.test", page, lost, press, failure, opened } = row;
  portal.site.lost.add(lost);
  await portal.enter(username);
  await portal.open(page);
  await portal.click(press);
  await portal.see({ text: failure });
  expect(countSent(lost)).toBe(0);

  portal.site.lost.clear();
  await portal.click(row.retry ?? press);
  await portal.see(opened);
  expect(countSent(lost)).toBe(SENT);
});
