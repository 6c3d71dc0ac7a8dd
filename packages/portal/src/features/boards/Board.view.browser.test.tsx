import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { EventBoardPage } from "./EventBoardPage.tsx";

const card = (id: string, priority: number, description: string) => ({
  id,
  priority,
  count: 1,
  list: [
    {
      id: priority + 1,
      name: description,
      description,
      issued_at: "2025-01-31",
      expiry_at: "2026-10-31",
      files_count: 0,
      status: id,
      user: { id: 11, fullName: "Kwame Mensah" },
    },
  ],
});
const BOARD = [card("expired", 0, "Passport"), card("current", 2, "Visa")];

let end = () => undefined as void;
beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.stubGlobal("fetch", async (request: Request) =>
    Response.json(request.url.includes("event") ? BOARD : []),
  );
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const tick = (name: string) => page.getByRole("menuitemcheckbox", { name });

it("keeps hidden columns and the height of rows when another card is pressed", async () => {
  ({ end } = mountRoutes({
    as: "companyManager",
    path: "/board",
    routes: [{ path: "/board", element: <EventBoardPage /> }],
  }));
  await expect.element(page.getByRole("link", { name: "Passport" })).toBeVisible();
  const view = page.getByRole("button", { name: "View", exact: true });
  await userEvent.click(view);
  await userEvent.click(tick("Issued"));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(view);
  await userEvent.click(page.getByRole("menuitemradio", { name: "Compact" }));
  const height = () => document.querySelector<HTMLElement>("[data-id]")!.offsetHeight;
  await vi.waitFor(() => expect(height()).toBeLessThan(48));
  const compact = height();

  await userEvent.click(page.getByRole("button", { name: /^Current/ }));
  await expect.element(page.getByRole("link", { name: "Visa" })).toBeVisible();
  expect(page.getByRole("columnheader", { name: "Issued" }).query()).toBeNull();
  expect(height()).toBe(compact);
  await userEvent.click(view);
  await expect.element(tick("Issued")).not.toBeChecked();
});
