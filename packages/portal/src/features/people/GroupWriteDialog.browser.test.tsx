import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { AddToGroupDialog } from "./AddToGroupDialog.tsx";
import type { BulkDialogProps } from "./bulk-actions.ts";
import { MoveToGroupDialog } from "./MoveToGroupDialog.tsx";

const KWAME = { id: "11", fullName: "Kwame Mensah", isActive: true, isTrainee: true };
const DIALOG: BulkDialogProps = { people: [KWAME], onClose: () => undefined };
const GROUP = { id: 4, name: "Medevac", managers: [] };

let arrival = Promise.withResolvers<void>();
let end = () => undefined as void;

/** Ends of the paths that a host refuses. */
let failing: readonly string[] = [];

beforeEach(() => {
  arrival = Promise.withResolvers();
  failing = [];
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    await arrival.promise;
    const { pathname } = new URL(url);
    if (failing.some((path) => pathname.endsWith(path))) return new Response("", { status: 400 });
    if (pathname.endsWith("/groups")) return Response.json([GROUP]);
    return Response.json(pathname.endsWith("/4") ? { ...GROUP, trainees: [] } : []);
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

it.each([
  ["Add to group", <AddToGroupDialog key="add" {...DIALOG} />],
  ["Move to group", <MoveToGroupDialog key="move" {...DIALOG} />],
])("%s moves no text when the lists arrive, and keeps what is typed", async (_title, element) => {
  const mounted = mountRoutes({
    as: "companyManager",
    path: "/",
    routes: [{ path: "/", element }],
  });
  ({ end } = mounted);
  const field = page.getByRole("combobox", { name: "Group" });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("mede");
  await expect.element(page.getByRole("progressbar", { name: "Loading" })).toBeInTheDocument();
  const below = page.getByText(/^Selected:/).element();
  const { top } = below.getBoundingClientRect();
  arrival.resolve();
  await expect.element(page.getByRole("option", { name: "Medevac" })).toBeVisible();
  await vi.waitFor(() => expect(mounted.app.queries.isFetching()).toBe(0));
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("mede");
  expect(below.getBoundingClientRect().top).toBe(top);
});

const GROUPS_TEXT = "The groups could not be loaded.";
const TRAINEES_TEXT = "The trainees could not be loaded.";

it.each([
  { failing: ["/groups"], texts: [GROUPS_TEXT] },
  { failing: ["/groups/trainees"], texts: [TRAINEES_TEXT] },
  { failing: ["/groups", "/groups/trainees"], texts: [GROUPS_TEXT, TRAINEES_TEXT] },
  { failing: ["/groups/4"], texts: [GROUPS_TEXT], isMove: true },
  { failing: ["/groups/4", "/groups/trainees"], texts: [TRAINEES_TEXT, GROUPS_TEXT], isMove: true },
])("says $texts when $failing fail", async (row) => {
  ({ failing } = row);
  arrival.resolve();
  const Element = row.isMove ? MoveToGroupDialog : AddToGroupDialog;
  ({ end } = mountRoutes({
    as: "companyManager",
    path: "/",
    routes: [{ path: "/", element: <Element {...DIALOG} /> }],
  }));
  const alerts = () =>
    [...document.querySelectorAll("[role=dialog] [role=alert]")].map(
      (alert) => /The .*? could not be loaded\./.exec(alert.textContent)?.[0],
    );
  await vi.waitFor(() => expect(alerts()).toEqual(row.texts), 5000);
});
