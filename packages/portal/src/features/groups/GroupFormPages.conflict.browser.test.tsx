import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { GroupEditPage } from "./GroupFormPages.tsx";

const KWAME = { id: 11, fullName: "Kwame Mensah" };
const CAMILLE = { id: 12, fullName: "Camille Lefèvre" };
const YUSUF = { id: 104, fullName: "Yusuf Demir" };
const GROUP = { id: 1, name: "King Air crews", managers: [YUSUF], trainees: [KWAME, CAMILLE] };

let host: { group: typeof GROUP; sent: unknown[] };
let end = () => undefined as void;

beforeEach(() => {
  host = { group: GROUP, sent: [] };
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === "PUT") {
      host.sent.push(await request.json());
      return Response.json(host.group);
    }
    if (pathname.endsWith("/groups/1")) return Response.json(host.group);
    if (pathname.endsWith("/groups")) {
      return Response.json([GROUP, { id: 4, name: "Medevac", managers: [] }]);
    }
    return Response.json([]);
  });
  const routes = [
    { path: "/company/groups/:id/edit", element: <GroupEditPage /> },
    { path: "*", element: <p>Elsewhere</p> },
  ];
  ({ end } = mountRoutes({ as: "companyManager", path: "/company/groups/1/edit", routes }));
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(page.getByRole("button", { name }));

interface Case {
  others: Partial<typeof GROUP>;
  change?: () => Promise<void>;
  choose?: () => Promise<void>;
  named: string;
  payload: object;
}

it.each<[string, Case]>([
  [
    "a move of somebody who was removed",
    {
      others: { trainees: [CAMILLE] },
      async change() {
        await userEvent.click(page.getByRole("combobox", { name: "Move Kwame Mensah to group" }));
        await userEvent.click(page.getByRole("option", { name: "Medevac" }));
      },
      named: "Move Kwame Mensah to Medevac",
      payload: { managers: [104] },
    },
  ],
  [
    "a manager who was removed and is no longer one",
    {
      others: { managers: [] },
      choose: () => userEvent.click(page.getByRole("radio", { name: "Old value" })),
      named: "Training Manager: Yusuf Demir",
      payload: { managers: [] },
    },
  ],
])("names what cannot be saved, and saves the rest: %s", async (_what, use) => {
  await userEvent.fill(page.getByRole("textbox", { name: "Name" }), "Turboprops");
  await use.change?.();
  host.group = { ...GROUP, ...use.others };
  await press("Update");
  await expect.element(page.getByRole("dialog", { name: "Changed in the meantime" })).toBeVisible();
  await use.choose?.();
  await press("Save");
  const question = page.getByRole("alertdialog", { name: /^Not all of your changes/ });
  await expect.element(question.getByText(use.named, { exact: true })).toBeVisible();
  expect(host.sent).toEqual([]);
  await press("Save without them");
  await vi.waitFor(() => expect(host.sent).toHaveLength(1));
  expect(host.sent[0]).toMatchObject({ name: "Turboprops", ...use.payload });
  expect(JSON.stringify(host.sent[0])).not.toContain(String(KWAME.id));
});
