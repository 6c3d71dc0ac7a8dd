import { ArchiveButton } from "@recurrent/ui-kit";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { EventContent } from "./EventContent.tsx";
import { useEventActions } from "./useEventActions.ts";
import { OWN_EVENTS } from "./event-scope.ts";
import { ARCHIVED, MEDICAL } from "./testing/events.ts";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds until the host answers a write, and then a read. */
const WRITE_MS = 60;
const READ_MS = 200;

const ARCHIVED_NOW = { ...ARCHIVED, id: MEDICAL.id, description: MEDICAL.description };

let host: {
  isActive: boolean;
  isDeleted: boolean;
  writes: string[];
  reads: number;
  failsReads: boolean;
  /** True when a write is answered with the changed event. */
  isTold: boolean;
};
let end = () => undefined as void;

beforeEach(() => {
  host = {
    isActive: true,
    isDeleted: false,
    writes: [],
    reads: 0,
    failsReads: false,
    isTold: false,
  };
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (host.isDeleted) return Response.json({ message: "Not found." }, { status: 404 });
    const move = /(enable|disable)$/.exec(pathname)?.[1];
    if (move !== undefined) {
      host.writes.push(move);
      await wait(WRITE_MS);
      host.isActive = move === "enable";
      if (!host.isTold) return new Response(null, { status: 204 });
      return Response.json(host.isActive ? MEDICAL : ARCHIVED_NOW);
    }
    host.reads += 1;
    if (host.reads > 1) await wait(READ_MS);
    if (host.failsReads && host.reads > 1) return new Response("{}", { status: 500 });
    const event = host.isActive ? MEDICAL : ARCHIVED_NOW;
    return Response.json(event);
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

function Actions({ event }: { event: Parameters<typeof useEventActions>[1] }) {
  const { mayChange: _may, ...archiving } = useEventActions(OWN_EVENTS, event, "Edit");
  return <ArchiveButton {...archiving} />;
}

async function open(isActive: boolean) {
  host.isActive = isActive;
  const path = `/my/events/${MEDICAL.id}`;
  const mounted = mountRoutes({
    as: "companyManager",
    path,
    routes: [
      {
        path: "/my/events/:id",
        element: (
          <EventContent scope={OWN_EVENTS} eventId={undefined}>
            {(event) => <Actions event={event} />}
          </EventContent>
        ),
      },
      { path: "/my/events", element: "list" },
      { path: "/404", element: "gone" },
    ],
  });
  end = mounted.end;
  const button = page.getByRole("button", { name: isActive ? "Archive" : "Restore" });
  await expect.element(button).toBeVisible();
  return { ...mounted, element: button.element() as HTMLButtonElement };
}

/**
 * Milliseconds between two presses: before the answer, at about the same time, while the event is read again, and
 * at about the end of that.
 */
const GAPS = [0, 1, 30, 58, 62, 70, 100, 150, 200, 240];

it.each(GAPS.flatMap((gap) => [[true, gap] as const, [false, gap] as const]))(
  "makes one call (active: %s) when pressed again after %d ms",
  async (isActive, gap) => {
    const { element } = await open(isActive);
    element.click();
    if (gap > 0) await wait(gap);
    element.click();
    element.click();
    await vi.waitFor(() => expect(element).toHaveTextContent(isActive ? "Restore" : "Archive"));
    await wait(WRITE_MS);
    expect(host.writes).toEqual([isActive ? "disable" : "enable"]);
  },
);

it("ignores presses until the changed event is drawn", async () => {
  const { element } = await open(true);
  element.click();
  while (element.textContent === "Archive") {
    element.click();
    await wait(3);
  }
  await wait(WRITE_MS);
  expect(host.writes).toEqual(["disable"]);
});

it("takes the next press once the event is drawn", async () => {
  const { element } = await open(true);
  element.click();
  await vi.waitFor(() => expect(element).toHaveTextContent("Restore"));
  await vi.waitFor(() => expect(element).toHaveAttribute("aria-disabled", "false"));
  element.click();
  await vi.waitFor(() => expect(element).toHaveTextContent("Archive"));
  expect(host.writes).toEqual(["disable", "enable"]);
});

it("takes the next press at once when the reply has the changed event", async () => {
  const { element } = await open(true);
  host.isTold = true;
  element.click();
  await vi.waitFor(() => expect(element).toHaveTextContent("Restore"), { interval: 1 });
  await wait(20);
  expect(host.reads).toBe(2);
  element.click();
  await vi.waitFor(() => expect(element).toHaveTextContent("Archive"));
  expect(host.writes).toEqual(["disable", "enable"]);
});

it("takes Undo while the event is refetched", async () => {
  const { element, app, notices } = await open(true);
  element.click();
  await vi.waitFor(() => expect(notices()).toEqual(["Event archived successfully!"]));
  await wait(20);
  app.messages.notices.read()[0]?.action?.onSelect();
  element.click();
  await vi.waitFor(() => expect(notices()).toEqual(["Event restored successfully!"]));
  element.click();
  await wait(READ_MS + WRITE_MS);
  expect(host.writes).toEqual(["disable", "enable"]);
});

it.each(["Archive", "Undo"])("says what somebody else has deleted: %s", async (pressed) => {
  const { element, app, notices, address } = await open(true);
  if (pressed === "Undo") {
    element.click();
    await vi.waitFor(() => expect(notices()).toEqual(["Event archived successfully!"]));
    await vi.waitFor(() => expect(element).toHaveAttribute("aria-disabled", "false"));
  }
  host.isDeleted = true;
  if (pressed === "Undo") app.messages.notices.read()[0]?.action?.onSelect();
  else element.click();
  await vi.waitFor(() => expect(address()).toBe("/404"));
  await vi.waitFor(() => expect(notices()).toContain(`${MEDICAL.description} no longer exists.`));
});

it("takes the next press when refetching the event failed", async () => {
  const { element } = await open(true);
  host.failsReads = true;
  element.click();
  await vi.waitFor(() => expect(host.writes).toHaveLength(1));
  await vi.waitFor(() => expect(element).toHaveAttribute("aria-disabled", "false"), 8_000);
  element.click();
  await vi.waitFor(() => expect(host.writes).toHaveLength(2));
});
