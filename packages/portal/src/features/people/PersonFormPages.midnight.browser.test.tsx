import { createHostClock } from "@recurrent/sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { CHOICES } from "./people-fixture.ts";
import { PersonCreatePage } from "./PersonFormPages.tsx";

let now = 0;
let sent: Record<string, unknown>[] = [];
let end: () => void = () => undefined;

const subscription = () => page.getByRole("textbox", { name: "Subscription Renewal" });

beforeEach(async () => {
  now = Date.parse("2026-11-25T23:58:00Z");
  sent = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method === "POST") {
      sent.push((await request.json()) as Record<string, unknown>);
      return Response.json({ id: 17 }, { status: 201 });
    }
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/acl")) return Response.json(CHOICES.acl);
    if (pathname.endsWith("/rpes")) return Response.json(CHOICES.rpes);
    return Response.json(CHOICES.roles);
  });
  const clock = { ...createHostClock(), now: () => now, known: () => Promise.resolve() };
  ({ end } = mountRoutes({
    as: "admin",
    path: "/create",
    routes: [
      { path: "/create", element: <PersonCreatePage /> },
      { path: "*", element: <p>Left</p> },
    ],
    prepare: (app) => void Object.assign(app, { clock }),
  }));
  await userEvent.click(page.getByRole("switch", { name: "Trainee" }));
  await expect.element(subscription()).toHaveValue("2026-11-25");
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

/** Moves to the next day in UTC, which the page notices when it becomes visible. */
function passMidnight(): void {
  now += 4 * 60_000;
  document.dispatchEvent(new Event("visibilitychange"));
}

it("sends the default of the day on which the form is sent, and shows it before", async () => {
  await userEvent.fill(page.getByLabelText("First Name"), "Nadia");
  passMidnight();
  await expect.element(subscription()).toHaveValue("2026-11-26");
  // The typed values stay.
  await expect.element(page.getByLabelText("First Name")).toHaveValue("Nadia");
  await userEvent.fill(page.getByLabelText("Last Name"), "Haddad");
  for (const name of ["Username", "Email"]) {
    await userEvent.fill(page.getByLabelText(name), "nadia@aurora.test");
  }
  await userEvent.click(page.getByRole("switch", { name: "C-GXAB" }));
  await userEvent.click(page.getByRole("switch", { name: "Captain" }));
  await userEvent.click(page.getByRole("button", { name: "Create" }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ name: "Nadia", subscription: "2026-11-26" });
});
