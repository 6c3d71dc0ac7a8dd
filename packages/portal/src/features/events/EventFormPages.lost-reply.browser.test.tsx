import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { EventCreatePage, EventEditPage } from "./EventFormPages.tsx";
import { MEDICAL } from "./testing/events.ts";

// Axios then sends uploads with `fetch`, which these tests replace.
vi.hoisted(() => vi.stubGlobal("XMLHttpRequest", undefined));

const PDF = new File(["%PDF-1.7"], "x.pdf", { type: "application/pdf" });

interface SentForm {
  readonly description: string;
  readonly files: string[];
}

let host: {
  event: typeof MEDICAL;
  /** The list of events. */
  list: { id: number; description: string }[];
  sent: SentForm[];
  /** Effect of the next write; all other calls are answered. */
  next: "answers" | "does it, and no reply comes" | "gets nothing";
};
let end = () => undefined as void;

async function readForm(request: Request): Promise<SentForm> {
  const form = await request.formData();
  const files = [...form.values()].flatMap((value) => (value instanceof File ? [value.name] : []));
  const description = form.get("description");
  return { description: typeof description === "string" ? description : "", files };
}

beforeEach(() => {
  host = { event: MEDICAL, list: [], sent: [], next: "answers" };
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const isEvent = pathname.endsWith(`/${MEDICAL.id}`);
    if (request.method === "GET") {
      if (isEvent) return Response.json(host.event);
      return Response.json(host.list);
    }
    const { next } = host;
    host.next = "answers";
    const form = await readForm(request);
    host.sent.push(form);
    if (next !== "gets nothing") {
      const stored = form.files.map((name, at) => ({ id: 900 + at, original_name: name }));
      if (isEvent) host.event = { ...host.event, files: [...(host.event.files ?? []), ...stored] };
      else host.list = [...host.list, { id: 80, description: form.description }];
    }
    if (next !== "answers") throw new TypeError("Failed to fetch");
    return Response.json(isEvent ? host.event : { id: 81 });
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

function open(element: ReactNode, path: string, route = path) {
  const mounted = mountRoutes({
    as: "companyManager",
    path,
    routes: [
      { path: route, element },
      { path: "*", element: <p>Elsewhere</p> },
    ],
  });
  ({ end } = mounted);
  return mounted;
}

/** Presses the button, and waits for the failure. */
async function lose(button: string, next: typeof host.next): Promise<void> {
  host.next = next;
  await userEvent.click(page.getByRole("button", { name: button }));
  await vi.waitFor(() => expect(host.sent).toHaveLength(1), { timeout: 5000 });
  await expect.element(page.getByRole("button", { name: button })).toBeEnabled();
}

it.each<[next: typeof host.next, files: string[], notes: number]>([
  ["does it, and no reply comes", [], 1],
  ["gets nothing", ["x.pdf"], 0],
])("attaches a file once after a first attempt when the host %s", async (next, files, notes) => {
  const path = `/my/events/${MEDICAL.id}/update`;
  const { notices } = open(<EventEditPage />, path, "/my/events/:id/update");
  await userEvent.upload(page.getByTestId("event-files"), PDF);
  await lose("Update", next);
  await userEvent.click(page.getByRole("button", { name: "Update" }));
  await vi.waitFor(() => expect(host.sent).toHaveLength(2), { timeout: 5000 });
  expect(host.sent.map((sent) => sent.files)).toEqual([["x.pdf"], files]);
  await vi.waitFor(() => expect(notices()).toContain("Data updated successfully!"));
  expect(notices().filter((text) => text.includes("it attached x.pdf"))).toHaveLength(notes);
});

async function openNew() {
  open(<EventCreatePage />, "/my/events/create");
  await userEvent.fill(page.getByRole("textbox", { name: "Description" }), "Medevac");
}

it("asks before it creates a second event", async () => {
  await openNew();
  await lose("Create", "does it, and no reply comes");
  const question = page.getByRole("alertdialog", { name: "Created already?" });
  await userEvent.click(page.getByRole("button", { name: "Create" }));
  await expect.element(question).toHaveAccessibleDescription(/the list has this event now/);
  await userEvent.click(question.getByRole("button", { name: "Back to the form" }));
  await expect.element(question).not.toBeInTheDocument();
  expect(host.sent).toHaveLength(1);
  await userEvent.click(page.getByRole("button", { name: "Create" }));
  await userEvent.click(question.getByRole("button", { name: "Create another" }));
  await vi.waitFor(() => expect(host.sent).toHaveLength(2));
});

it("creates an event that the host did not get without a question", async () => {
  await openNew();
  await lose("Create", "gets nothing");
  await userEvent.click(page.getByRole("button", { name: "Create" }));
  await vi.waitFor(() => expect(host.sent).toHaveLength(2), { timeout: 5000 });
});
