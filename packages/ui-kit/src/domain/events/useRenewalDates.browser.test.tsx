import type { EventDraft } from "@recurrent/sdk";
import { flushSync } from "react-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { MEDICAL } from "./event-fixture.ts";
import { EventForm } from "./EventForm.tsx";

const BEFORE = { issuedAt: "2025-11-22", expiryAt: "2026-11-22" };
const PROPOSED: EventDraft = { ...MEDICAL, issuedAt: "2026-11-29", expiryAt: "2027-11-29" };

const testPage = createTestPage();
let show: (value: EventDraft, today?: string, renewalOf?: typeof BEFORE | null) => void;
let shown: EventDraft;
const onChange = vi.fn();

beforeEach(() => {
  onChange.mockReset();
  show = (value, today = "2026-11-29", renewalOf = BEFORE) => {
    shown = value;
    onChange.mockImplementation((next: EventDraft) => show(next, today, renewalOf));
    flushSync(() =>
      testPage.root.render(
        <RecurrentTheme scheme="light">
          <EventForm
            mode="update"
            value={value}
            onChange={onChange}
            today={today}
            renewalOf={renewalOf ?? undefined}
          />
        </RecurrentTheme>,
      ),
    );
  };
});

const field = (label: string) => page.getByRole("group", { name: label });

async function paste(label: string, day: string): Promise<void> {
  await userEvent.click(field(label).getByRole("spinbutton", { name: "Month" }));
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", day);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
}

const dates = () => ({ issuedAt: shown.issuedAt, expiryAt: shown.expiryAt });
const followNote = () => page.getByText(/^Changed to/);
const caution = () => page.getByText(/before: /);

it("moves a proposed expiry with the typed day of issue, and announces it", async () => {
  show(PROPOSED);
  const status = field("Expiry at").element().parentElement?.querySelector("[role=status]");
  expect(status?.textContent).toBe("");
  await userEvent.click(field("Issued at").getByRole("spinbutton", { name: "Day" }));
  await userEvent.keyboard("20");
  await vi.waitFor(() =>
    expect(dates()).toEqual({ issuedAt: "2026-11-20", expiryAt: "2027-11-20" }),
  );
  expect(status?.textContent).toBe("Changed to 2027-11-20 to match Issued at.");
  await expect.element(page.getByText(/^Valid for 12 months, as before\./)).toBeVisible();
  await expect.element(caution()).not.toBeInTheDocument();
});

it("follows again after the day of issue was cleared", async () => {
  show(PROPOSED);
  await userEvent.click(page.getByRole("button", { name: "Clear Issued at" }));
  expect(dates()).toEqual({ issuedAt: null, expiryAt: "2027-11-29" });
  await expect.element(caution()).toHaveTextContent("No issue date; before: valid for 12 months.");
  await paste("Issued at", "2026-11-20");
  expect(dates()).toEqual({ issuedAt: "2026-11-20", expiryAt: "2027-11-20" });
});

it("keeps an expiry that was entered, with a caution", async () => {
  show(PROPOSED);
  await paste("Expiry at", "2027-12-08");
  await paste("Issued at", "2026-11-20");
  expect(dates()).toEqual({ issuedAt: "2026-11-20", expiryAt: "2027-12-08" });
  await expect
    .element(caution())
    .toHaveTextContent("Valid for 12 months and 18 days; before: 12 months.");
  await expect.element(followNote()).not.toBeInTheDocument();
});

it("no longer says that the expiry has changed once it is entered", async () => {
  show(PROPOSED);
  await paste("Issued at", "2026-11-20");
  await expect.element(followNote()).toBeVisible();
  await paste("Expiry at", "2027-11-21");
  await expect.element(followNote()).not.toBeInTheDocument();
});

it("changes nothing at midnight but the sentence", async () => {
  show(PROPOSED);
  await expect.element(page.getByText(/^Issued today and valid for 12 months/)).toBeVisible();
  show(PROPOSED, "2026-11-30");
  await expect.element(page.getByText(/^Valid for 12 months, as before\./)).toBeVisible();
  await expect.element(page.getByText(/Issued today/)).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ["2026-11-20", "2027-11-20", "2027-11-19"],
  ["2026-11-20", "2027-11-29", "2027-11-29"],
])("follows from a draft of %s to %s: %s", async (issuedAt, expiryAt, expected) => {
  show(PROPOSED);
  await paste("Expiry at", "2027-12-08");
  onChange.mockClear();
  show({ ...PROPOSED, issuedAt, expiryAt }, "2026-12-01");
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(page.getByText(/Issued today/)).not.toBeInTheDocument();
  await paste("Issued at", "2026-11-19");
  expect(dates()).toEqual({ issuedAt: "2026-11-19", expiryAt: expected });
});

it("changes one date alone when it is no renewal", async () => {
  show(PROPOSED, "2026-11-29", null);
  await paste("Issued at", "2026-11-20");
  expect(dates()).toEqual({ issuedAt: "2026-11-20", expiryAt: "2027-11-29" });
  await paste("Expiry at", "2027-11-21");
  expect(dates()).toEqual({ issuedAt: "2026-11-20", expiryAt: "2027-11-21" });
  await expect.element(caution()).not.toBeInTheDocument();
});
