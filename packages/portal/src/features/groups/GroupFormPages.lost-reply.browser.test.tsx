import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { GroupCreatePage } from "./GroupFormPages.tsx";

const PATH = "/company/groups/create";

let host: {
  groups: { id: number; name: string; managers: [] }[];
  sent: unknown[];
  /** True if the host makes the group whose reply is lost. */
  isMade: boolean;
};
let end = () => undefined as void;

beforeEach(() => {
  host = { groups: [], sent: [], isMade: true };
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === "GET") {
      return Response.json(pathname.endsWith("/groups") ? host.groups : []);
    }
    const { name } = (await request.json()) as { name: string };
    host.sent.push(name);
    if (host.sent.length > 1) return Response.json({ id: 81 });
    if (host.isMade) host.groups = [{ id: 80, name, managers: [] }];
    throw new TypeError("Failed to fetch");
  });
  const routes = [
    { path: PATH, element: <GroupCreatePage /> },
    { path: "*", element: <p>Elsewhere</p> },
  ];
  ({ end } = mountRoutes({ as: "companyManager", path: PATH, routes }));
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

async function createAndLose(): Promise<void> {
  await userEvent.fill(page.getByRole("textbox", { name: "Name" }), "Medevac");
  await userEvent.click(page.getByRole("button", { name: "Create" }));
  await vi.waitFor(() => expect(host.sent).toHaveLength(1), { timeout: 5000 });
  await expect.element(page.getByRole("button", { name: "Create" })).toBeEnabled();
}

it("asks before it creates a second group", async () => {
  await createAndLose();
  await userEvent.click(page.getByRole("button", { name: "Create" }));
  const question = page.getByRole("alertdialog", { name: "Created already?" });
  await expect.element(question).toHaveAccessibleDescription(/the list has this group now/);
  await userEvent.click(question.getByRole("button", { name: "Back to the form" }));
  await expect.element(question).not.toBeInTheDocument();
  expect(host.sent).toEqual(["Medevac"]);
});

it("creates a group that the host did not get without a question", async () => {
  host.isMade = false;
  await createAndLose();
  await userEvent.click(page.getByRole("button", { name: "Create" }));
  await vi.waitFor(() => expect(host.sent).toEqual(["Medevac", "Medevac"]), { timeout: 5000 });
});
