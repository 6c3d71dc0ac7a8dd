import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { CommandPalette } from "./CommandPalette.tsx";

type Lists = Readonly<Record<string, readonly object[]>>;

/** Lists by the end of their path; all others are empty. */
let lists: { early: Lists; late: Lists };
/** All lists but the early ones wait for it. */
let arrival = Promise.withResolvers<void>();
let end: () => void = () => undefined;

function Page() {
  const [isOpen, setOpen] = useState(true);
  return <CommandPalette open={isOpen} onClose={() => setOpen(false)} />;
}

beforeEach(() => {
  lists = { early: {}, late: {} };
  arrival = Promise.withResolvers();
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    const name = new URL(url).pathname.split("/").at(-1) ?? "";
    const early = lists.early[name];
    if (early) return Response.json(early);
    await arrival.promise;
    return Response.json(lists.late[name] ?? []);
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

async function openAndType(text: string) {
  const mounted = mountRoutes({
    as: "companyManager",
    path: "/start",
    routes: [{ path: "*", element: <Page /> }],
  });
  ({ end } = mounted);
  await userEvent.type(page.getByRole("combobox", { name: "Find anything" }), text);
  return mounted;
}

/** Enter is pressed while the lists load; then something else happens, and they arrive. */
async function pathAfter(happen: () => Promise<unknown>): Promise<string> {
  const { app, address } = await openAndType("p");
  await userEvent.keyboard("{Enter}");
  await happen();
  arrival.resolve();
  await vi.waitFor(() => expect(app.queries.isFetching()).toBe(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return address();
}

it("opens the first match once the lists have loaded after Enter", async () => {
  expect(await pathAfter(() => Promise.resolve())).not.toBe("/start");
});

it.each<[string, () => Promise<unknown>]>([
  ["another result was chosen by keyboard", () => userEvent.keyboard("{ArrowDown}")],
  ["another result was pointed at", () => userEvent.hover(page.getByRole("option").nth(1))],
  ["something else was typed", () => userEvent.keyboard("e")],
  ["the palette was closed by Escape", () => userEvent.keyboard("{Escape}")],
  [
    "the palette was closed by a press outside",
    () =>
      userEvent.click(document.querySelector(".MuiDialog-container")!, {
        position: { x: 2, y: 2 },
      }),
  ],
])("opens nothing when %s after Enter", async (_when, happen) => {
  expect(await pathAfter(happen)).toBe("/start");
});

const person = (id: number, fullName: string, role: string) => ({
  id,
  fullName,
  isActive: true,
  acl: { roles: [{ id, name: role }], permissions: [] },
});
const group = (id: number, name: string) => ({ id, name, managers: [] });

const NAMESAKES = [person(11, "Kwame Mensah", "Trainee"), person(17, "Kwame Mensah", "Dispatcher")];

it.each<[what: string, typed: string, early: Lists, late: Lists, path: string]>([
  [
    "person of two with one name",
    "kwame",
    { users: NAMESAKES },
    { groups: [group(4, "Kwame's crew")] },
    "/company/users/17?tab=profile",
  ],
  [
    "group with the name of a page",
    "groups",
    { groups: [group(4, "Groups")] },
    { users: [person(11, "Greta Groups", "Trainee")] },
    "/company/groups/4",
  ],
])(
  "keeps the second highlighted when more arrive: a %s",
  async (_what, typed, early, late, path) => {
    lists = { early, late };
    const { app, address } = await openAndType(typed);
    const options = page.getByRole("option");
    await expect.element(options.nth(1)).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    const before = options.all().length;
    arrival.resolve();
    await vi.waitFor(() => expect(app.queries.isFetching()).toBe(0));
    await vi.waitFor(() => expect(options.all().length).toBeGreaterThan(before));
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(address()).toBe(path));
  },
);
