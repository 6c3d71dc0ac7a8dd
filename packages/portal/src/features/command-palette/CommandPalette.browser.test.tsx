import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { CommandPalette } from "./CommandPalette.tsx";

/** The lists wait for it. */
let arrival = Promise.withResolvers<void>();
let end: () => void = () => undefined;

function Page() {
  const [isOpen, setOpen] = useState(true);
  return <CommandPalette open={isOpen} onClose={() => setOpen(false)} />;
}

beforeEach(() => {
  arrival = Promise.withResolvers();
  vi.stubGlobal("fetch", async () => {
    await arrival.promise;
    return Response.json([]);
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

/** Enter is pressed while the lists load; then something else happens, and they arrive. */
async function pathAfter(happen: () => Promise<unknown>): Promise<string> {
  const { app, address, ...mounted } = mountRoutes({
    as: "companyManager",
    path: "/start",
    routes: [{ path: "*", element: <Page /> }],
  });
  ({ end } = mounted);
  await userEvent.type(page.getByRole("combobox", { name: "Find anything" }), "p");
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
