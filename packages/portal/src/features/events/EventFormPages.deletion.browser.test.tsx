import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { EventEditPage } from "./EventFormPages.tsx";
import { MEDICAL } from "./testing/events.ts";

/** The event on the host. */
let stored = MEDICAL;
/** The status of each deletion, which takes a moment. */
let status = 204;
let deleted: string[] = [];
let end = () => undefined as void;

beforeEach(() => {
  deleted = [];
  stored = MEDICAL;
  vi.stubGlobal("fetch", async ({ method, url }: Request) => {
    if (method === "GET") return Response.json(stored);
    deleted.push(new URL(url).pathname);
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (status === 204) return new Response(null, { status });
    return Response.json({ message: "It failed." }, { status });
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

function open() {
  const mounted = mountRoutes({
    as: "companyManager",
    path: `/my/events/${MEDICAL.id}/update`,
    routes: [{ path: "/my/events/:id/update", element: <EventEditPage /> }],
  });
  ({ end } = mounted);
  return mounted;
}

const FILE = "Delete medical-certificate-2026.pdf";

it.each([
  [FILE, 204, "Delete glasses.png", ""],
  [FILE, 500, FILE, "medical-certificate-2026.pdf"],
  ["Delete", 500, "Delete", MEDICAL.description],
])("keeps the focus near after %s by keyboard (%i)", async (pressed, reply, expected, name) => {
  status = reply;
  const mounted = open();
  const button = page.getByRole("button", { name: pressed, exact: true });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const question = page.getByRole("alertdialog");
  await expect.element(question).toBeVisible();
  (question.getByRole("button", { name: "Delete" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(deleted).toHaveLength(1));
  if (reply === 204) {
    await expect.element(button).not.toBeInTheDocument();
  } else {
    const unconfirmed = `We could not confirm that ${name} was deleted.`;
    const both = ["Whoops! There was an error.", unconfirmed];
    await vi.waitFor(() => expect(mounted.notices()).toEqual(both));
  }
  const next = page.getByRole("button", { name: expected, exact: true });
  await expect.element(next).toHaveFocus();
  await expect.element(next).not.toHaveAttribute("aria-disabled", "true");
});

it("tells files of one name apart, and asks about the one to delete", async () => {
  status = 204;
  stored = { ...MEDICAL, files: [711, 712].map((id) => ({ id, original_name: "scan.pdf" })) };
  open();
  await userEvent.click(page.getByRole("button", { name: "Delete scan.pdf (2 of 2)" }));
  const question = page.getByRole("alertdialog");
  await expect.element(question.getByText("scan.pdf (2 of 2)")).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  await vi.waitFor(() => expect(deleted).toHaveLength(1));
  expect(deleted[0]).toMatch(/\/712$/);
  // One is left.
  await expect
    .element(page.getByRole("button", { name: "Delete scan.pdf", exact: true }))
    .toBeVisible();
});
