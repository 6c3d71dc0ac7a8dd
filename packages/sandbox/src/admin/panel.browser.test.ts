import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Fault, FaultRequest, SandboxControls, SandboxState } from "../types.ts";
import { showPanel } from "./panel.ts";

const STATE: SandboxState = {
  now: "2026-11-20T12:00:00.000Z",
  today: "2026-11-20",
  seed: 1,
  people: 58,
  latency: 0,
  faults: [{ path: "/api/tiers", status: 500, times: 2, matched: 1, failed: 1 }],
};

function fakeControls() {
  return {
    reset: vi.fn(async () => STATE),
    clock: vi.fn(async () => STATE),
    faults: vi.fn(async (_list: readonly FaultRequest[]) => STATE),
    people: vi.fn(async () => STATE),
    latency: vi.fn(async () => STATE),
    expireTokens: vi.fn(async () => STATE),
    outbox: vi.fn(async () => [
      { to: "a@b.test", subject: "Set a new password", link: "#/password/reset/1", sentAt: "" },
    ]),
    lesson: vi.fn(async () => STATE),
    state: vi.fn(async () => STATE),
  } satisfies SandboxControls;
}

let remove = (): void => undefined;
afterEach(() => {
  remove();
  document.body.replaceChildren();
});

function open(controls: SandboxControls) {
  remove = showPanel(controls);
  const root = document.querySelector("[data-sandbox-panel]")!.shadowRoot!;
  const toggle = root.querySelector<HTMLButtonElement>(".toggle")!;
  const button = (name: string) =>
    [...root.querySelectorAll("button")].find((node) => node.textContent === name)!;
  return { root, toggle, button, body: root.querySelector<HTMLElement>(".body")! };
}

describe("the panel", () => {
  it("shows one small button until opened, and closes with Escape", async () => {
    const { toggle, body } = open(fakeControls());
    expect(body.hidden).toBe(true);
    expect(toggle.getBoundingClientRect().width).toBeLessThanOrEqual(32);
    toggle.focus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(body.textContent).toContain("2026-11-20 12:00 UTC"));
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    await userEvent.keyboard("{Escape}");
    expect(body.hidden).toBe(true);
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
  });

  it.each([
    [360, 16],
    [820, 24],
    [1280, 32],
  ])("stays within the free edge of a page of %i px, %i px wide", async (width, edge) => {
    await page.viewport(width, 740);
    const { left, right } = open(fakeControls()).toggle.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(width - edge);
    expect(right).toBe(width);
    await page.viewport(1280, 800);
  });

  it("shows active faults and links of mails, and labels every field", async () => {
    const { toggle, body, root } = open(fakeControls());
    toggle.click();
    await vi.waitFor(() => expect(body.textContent).toContain("any /api/tiers: 500, 1 of 2"));
    expect(body.querySelector("a")!.getAttribute("href")).toBe("#/password/reset/1");
    for (const field of body.querySelectorAll("input, select")) {
      expect(root.querySelector(`label[for="${field.id}"]`)?.textContent).toBeTruthy();
    }
  });

  it.each<[what: string, before: Partial<Fault>, kept: Partial<FaultRequest>[]]>([
    ["that has not failed yet", { times: 2, failed: 0 }, [{ times: 2 }]],
    ["for the calls that it has left", { times: 3, matched: 2, failed: 2 }, [{ times: 1 }]],
    ["without a number of calls", { matched: 7, failed: 7 }, [{ path: "/api/tiers" }]],
    ["unless it is used up", { times: 1, matched: 1, failed: 1 }, []],
    ["unless its two calls have failed", { times: 2, matched: 5, failed: 2 }, []],
  ])("adds a fault to one %s", async (_what, before, kept) => {
    const controls = fakeControls();
    const { toggle, button } = open(controls);
    toggle.click();
    await vi.waitFor(() => expect(button("Add")).toBeTruthy());
    // Calls failed after the panel was drawn.
    const fault = { path: "/api/tiers", status: 401, matched: 0, failed: 0, ...before };
    controls.state.mockResolvedValue({ ...STATE, faults: [fault] });
    button("Add").click();
    const added = { path: "/api/dashboard/training_status", status: 401, times: 1 };
    await vi.waitFor(() => expect(controls.faults).toHaveBeenCalledTimes(1));
    expect(controls.faults.mock.calls[0]).toMatchObject([[...kept, added]]);
  });

  it("shows why a control is rejected", async () => {
    const controls = fakeControls();
    controls.latency.mockRejectedValueOnce(new Error("latency takes milliseconds"));
    const { toggle, button, body } = open(controls);
    toggle.click();
    await vi.waitFor(() => expect(button("Set")).toBeTruthy());
    button("Set").click();
    await vi.waitFor(() =>
      expect(body.querySelector("[role=alert]")?.textContent).toBe("latency takes milliseconds"),
    );
  });

  it("fills the sign-in form so that the page notices", async () => {
    const { toggle, button, body } = open(fakeControls());
    toggle.click();
    await vi.waitFor(() => expect(button("Fill the sign-in form")).toBeTruthy());
    const form = document.createElement("form");
    const fields = ["username", "password"].map((name) => {
      const input = document.createElement("input");
      input.name = name;
      input.type = name === "password" ? name : "text";
      return input;
    });
    const noticed = vi.fn();
    form.addEventListener("input", noticed);
    button("Fill the sign-in form").click();
    form.append(...fields);
    document.body.append(form);
    await vi.waitFor(() =>
      expect(fields.map((field) => field.value)).toEqual([
        "admin@recurrent.test",
        "Recurrent#2026",
      ]),
    );
    expect(noticed).toHaveBeenCalledTimes(2);
    expect(body.hidden).toBe(true);
    location.hash = "";
  });
});
