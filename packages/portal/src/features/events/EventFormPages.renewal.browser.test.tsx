import { eventShowOptions } from "@recurrent/sdk/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { EventEditPage } from "./EventFormPages.tsx";
import { MEDICAL } from "./testing/events.ts";

// Axios then sends uploads with `fetch`, which these tests replace.
vi.hoisted(() => vi.stubGlobal("XMLHttpRequest", undefined));

const PATH = `/my/events/${MEDICAL.id}/update`;

let host: {
  event: typeof MEDICAL;
  reads: number;
  sent: FormData[];
  /** Settles before each read but the first is answered. */
  line: Promise<unknown>;
};
let mounted: ReturnType<typeof mountRoutes>;

const issuedDay = () =>
  page.getByRole("group", { name: "Issued at" }).getByRole("spinbutton", { name: "Day" });
const update = () => page.getByRole("button", { name: "Update" });
const proposal = () => page.getByText(/^Issued today/);

beforeEach(() => {
  host = { event: MEDICAL, reads: 0, sent: [], line: Promise.resolve() };
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method !== "GET") {
      host.sent.push(await request.formData());
      return Response.json(host.event);
    }
    host.reads += 1;
    if (host.reads > 1) await host.line;
    request.signal.throwIfAborted();
    return Response.json(host.event);
  });
});
afterEach(() => {
  mounted.end();
  vi.unstubAllGlobals();
});

async function open(query = "?renew=1"): Promise<void> {
  mounted = mountRoutes({
    as: "companyManager",
    path: PATH + query,
    routes: [
      { path: "/my/events/:id/update", element: <EventEditPage /> },
      { path: "*", element: <p>Elsewhere</p> },
    ],
  });
  await expect.element(issuedDay()).toBeVisible();
}

it("asks before a renewal is left that is being saved", async () => {
  await open();
  await expect.element(proposal()).toBeVisible();
  host.line = new Promise(() => undefined);
  await userEvent.click(update());
  await vi.waitFor(() => expect(host.reads).toBe(2));
  await mounted.router.navigate("/my/events");
  await expect.element(page.getByRole("alertdialog", { name: "Unsaved changes" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Stay" }));
  expect(mounted.address()).toBe(`${PATH}?renew=1`);
});

it("leaves a renewal that nobody wants without a question", async () => {
  await open();
  await mounted.router.navigate("/my/events");
  await expect.element(page.getByText("Elsewhere")).toBeVisible();
});

it("saves the expiry that follows a changed day of issue", async () => {
  await open();
  await expect.element(proposal()).toBeVisible();
  await userEvent.click(issuedDay());
  await userEvent.keyboard("19");
  await userEvent.click(update());
  await vi.waitFor(() => expect(host.sent).toHaveLength(1), { timeout: 5000 });
  const [sent] = host.sent;
  expect(sent?.get("issued_at")).toBe("2026-11-19");
  expect(sent?.get("expiry_at")).toBe("2027-11-18");
});

it("only edits an event that someone else renews meanwhile", async () => {
  await open();
  await expect.element(proposal()).toBeVisible();
  host.event = { ...MEDICAL, status: "current", issued_at: "2026-11-20", expiry_at: "2027-11-20" };
  await mounted.app.queries.refetchQueries(eventShowOptions(String(MEDICAL.id)));
  await expect.element(issuedDay()).toHaveTextContent("20");
  await expect.element(proposal()).not.toBeInTheDocument();
  await userEvent.click(update());
  await vi.waitFor(() => expect(host.sent).toHaveLength(1), { timeout: 5000 });
  const [sent] = host.sent;
  expect(sent?.get("issued_at")).toBe("2026-11-20");
  expect(sent?.get("expiry_at")).toBe("2027-11-20");
  expect(sent?.get("notes")).not.toContain("Before the renewal");
});

it("leaves no note where the dates of someone else are kept", async () => {
  await open();
  await expect.element(proposal()).toBeVisible();
  host.event = { ...MEDICAL, status: "current", issued_at: "2026-11-18", expiry_at: "2027-11-17" };
  await userEvent.click(update());
  const theirChoices = page.getByRole("radio", { name: /^Theirs/ });
  await expect.element(theirChoices.first()).toBeVisible();
  for (const theirs of theirChoices.all()) {
    await userEvent.click(theirs);
  }
  await userEvent.click(page.getByRole("button", { name: "Save", exact: true }));
  await vi.waitFor(() => expect(host.sent).toHaveLength(1), { timeout: 5000 });
  const [sent] = host.sent;
  expect(sent?.get("issued_at")).toBe("2026-11-18");
  expect(sent?.get("expiry_at")).toBe("2027-11-17");
  expect(sent?.get("notes")).not.toContain("Before the renewal");
});

it("sends nothing once Cancel is pressed while the event is read again", async () => {
  await open("");
  await userEvent.upload(
    page.getByTestId("event-files"),
    new File(["%PDF-1.7"], "medical.pdf", { type: "application/pdf" }),
  );
  let answer = () => undefined as void;
  host.line = new Promise<void>((resolve) => (answer = resolve));
  await userEvent.click(update());
  await vi.waitFor(() => expect(host.reads).toBe(2));
  await userEvent.click(page.getByRole("button", { name: "Cancel upload" }));
  answer();
  await expect.element(update()).toBeEnabled();
  await expect.element(page.getByText("medical.pdf")).toBeVisible();
  expect(host.sent).toEqual([]);
});
