/** An event whose calls fail after its page was opened. */
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { createTestHosts } from "../../testing/hosts-by-path.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { EventPage } from "./EventPage.tsx";
import { MEDICAL } from "./testing/events.ts";

const hosts = createTestHosts("2026-11-20T08:00:00Z");

let end: () => void;
afterEach(() => end());

it("says that it could not be updated, and when it was read", async () => {
  const replies = { [`/events/${MEDICAL.id}`]: MEDICAL };
  hosts.answer(replies);
  ({ end } = mountRoutes({
    as: "trainee",
    path: `/my/events/${MEDICAL.id}`,
    routes: [{ path: "/my/events/:id", element: <EventPage /> }],
  }));
  await expect.element(page.getByText(/^in \d days$/)).toBeVisible();
  await expect.element(page.getByText(/Data as of/)).not.toBeInTheDocument();
  hosts.answer({});
  await hosts.wait(8);
  await expect.element(page.getByText(/Data as of .* UTC/)).toBeVisible();
  await expect.element(page.getByText(/It could not be updated since/)).toBeVisible();
  hosts.answer(replies);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText(/Data as of/)).not.toBeInTheDocument();
});
