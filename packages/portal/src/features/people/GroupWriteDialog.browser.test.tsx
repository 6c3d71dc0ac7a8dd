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

beforeEach(() => {
  arrival = Promise.withResolvers();
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    await arrival.promise;
    const { pathname } = new URL(url);
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
