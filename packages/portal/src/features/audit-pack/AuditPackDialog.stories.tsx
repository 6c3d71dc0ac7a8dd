import {
  getPersonCertificateDownloadMockHandler,
  getPersonEventFileDownloadMockHandler,
  getPersonEventListMockHandler,
  getPersonEventShowMockHandler,
  getPersonRecordDownloadMockHandler,
  getPersonRecordShowMockHandler,
  getPersonScheduleShowMockHandler,
  getPersonShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, failsUntilMended, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { TRAINEE_AT_WORK } from "../../testing/harness-people.ts";

const CERTIFICATE = "*/api/companies/:companyId/users/:userId/certificates/:hash/download";
const FILE = "*/api/companies/:companyId/users/:userId/events/:eventId/files/:fileId/download";

const pdf = () => new Blob(["%PDF-1.7 …".repeat(20_000)], { type: "application/pdf" });
const event = { id: 73, description: "Passport", expiry_at: "2032-02-09", is_active: true };
const handlers = [
  getPersonShowMockHandler(TRAINEE_AT_WORK),
  getPersonScheduleShowMockHandler([]),
  getPersonRecordShowMockHandler({
    topics: [
      {
        topicId: 7,
        topicName: "Ground De-icing",
        status: 4,
        periodicity: "1 year",
        completed_at: "2026-10-31",
        expiry: "2027-10-31",
        isTopicCompleted: true,
        certificate: { hash: "c7" },
        seasonal: false,
        compressed: false,
        expiration: false,
        international_procedures: false,
      },
    ],
  }),
  getPersonEventListMockHandler([
    event,
    { id: 74, description: "Medical", is_active: false, files_count: 0 },
  ]),
  getPersonEventShowMockHandler({ ...event, files: [{ id: 5, original_name: "passport.pdf" }] }),
  getPersonEventFileDownloadMockHandler(pdf),
  getPersonCertificateDownloadMockHandler(pdf),
  getPersonRecordDownloadMockHandler(pdf),
];

/**
 * One zip for an audit: a person's training record, certificates and documents, with a table of contents and the
 * hash of each file. It is made in the browser, file by file.
 *
 * ## Do
 * Say of each file that could not be had which it is and why, here and in the pack.
 *
 * ## Don't
 * Save a part of a pack that was called off.
 */
const meta = {
  title: "Screens/People/Audit pack",
  component: PortalHarness,
  args: { path: "/company/users/4?tab=schedule", as: "companyManager" },
  parameters: { ...over(...handlers) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(await screen.findByRole("button", { name: "Audit pack" }));
  return within(await screen.findByRole("dialog", { name: "Audit pack" }));
}

async function make() {
  const dialog = await open();
  await userEvent.click(dialog.getByRole("button", { name: "Create pack" }));
  return dialog;
}

/** Contents and people; any part can be left out, but not all. */
export const Choosing: Story = {
  play: async () => {
    const dialog = await open();
    await expectVisible(() => dialog.getByText(/^A zip file for auditors: Rafael de Souza Lima/));
    const start = dialog.getByRole("button", { name: "Create pack" });
    for (const box of dialog.getAllByRole("checkbox")) await userEvent.click(box);
    await expect(start).toBeDisabled();
    await userEvent.click(dialog.getByRole("checkbox", { name: /Training record/ }));
    await expect(start).toBeEnabled();
  },
};

/** At 360 px: button and dialog stay within the window. */
export const ChoosingOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const button = await screen.findByRole("button", { name: "Audit pack" });
    const { left, right } = button.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    // The name keeps its room.
    const name = screen.getAllByRole("heading", { level: 2 })[0]?.getBoundingClientRect();
    await expect(name?.width).toBeGreaterThan(100);
    await expect(name?.height).toBeLessThan(60);
    await open();
  },
};

/** Of whom and of what it waits; Escape throws nothing away. */
export const InProgress: Story = {
  parameters: over(forever(FILE), ...handlers),
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByText("Document: Passport, passport.pdf"));
    await expectVisible(() => dialog.getByText(/^1 file .* so far/));
    await userEvent.keyboard("{Escape}");
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
  },
};

/** Nothing of what was called off is saved. */
export const Cancelled: Story = {
  parameters: over(forever(FILE), ...handlers),
  play: async () => {
    const saving = spyOn(URL, "createObjectURL");
    const dialog = await make();
    await expectVisible(() => dialog.getByText(/^1 file .* so far/));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(saving).not.toHaveBeenCalled();
  },
};

/** Pressed twice before anything is drawn, it is made and saved once. */
export const DoublePress: Story = {
  play: async () => {
    const saving = spyOn(URL, "createObjectURL");
    const dialog = await open();
    const start = dialog.getByRole("button", { name: "Create pack" });
    start.click();
    start.click();
    await expectVisible(() => dialog.getByRole("button", { name: "Close" }));
    await expect(saving).toHaveBeenCalledTimes(1);
  },
};

/** The number of files; the focus returns to the button. */
export const Saved: Story = {
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByText(/^3 files .* are in your downloads/));
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "Audit pack" })).toHaveFocus());
  },
};

/** Everything else is in it by now: what failed can be tried again, or left out. */
export const SomethingFails: Story = {
  parameters: over(fails(CERTIFICATE), ...handlers),
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByText(/1 file could not be fetched/));
    await expectVisible(() => dialog.getByText("The server failed (500)."));
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await expectVisible(() => dialog.getByRole("button", { name: "Save without them" }));
  },
};

/** A success with something else in it is no file: it is not packed, and the report names it. */
export const SomethingElseComes: Story = {
  parameters: over(
    getPersonRecordDownloadMockHandler(() => new Blob(['{"data":[]}'])),
    getPersonEventFileDownloadMockHandler(() => new Blob(["<!doctype html><title>Sign in"])),
    getPersonCertificateDownloadMockHandler(() => new Blob([])),
    ...handlers,
  ),
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByText(/^No file so far. 3 files could not be fetched/));
    await expect(
      dialog.getAllByText("The server sent something else, or only a part of it."),
    ).toHaveLength(3);
  },
};

const broken = failsUntilMended(CERTIFICATE);

/** A failure that has passed is in it after another try. */
export const TriedAgain: Story = {
  parameters: over(broken.handler, ...handlers),
  beforeEach: broken.beforeEach,
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByText(/1 file could not be fetched/));
    broken.mend();
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await expectVisible(() => dialog.getByText(/^3 files .* are in your downloads/));
    await expect(dialog.queryByText(/Not in it/)).toBeNull();
  },
};

/** Without it, the pack says so itself. */
export const SavedWithoutSomething: Story = {
  parameters: over(fails(CERTIFICATE), fails(FILE, { status: 404 }), ...handlers),
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByRole("button", { name: "Save without them" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save without them" }));
    await expectVisible(() => dialog.getByText(/^1 file .* Not included:/));
    await expectVisible(() => dialog.getByText("The server does not have it (404)."));
  },
};

/**
 * At 360 px: what could not be fetched is listed, and the actions are in reach. The server errors on the
 * console are meant.
 */
export const SomethingFailsOnAPhone: Story = {
  ...SavedWithoutSomething,
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByRole("button", { name: "Save without them" }));
  },
};

/** The browser gave up, for want of room for example: nothing was saved. */
export const Stopped: Story = {
  play: async () => {
    const dialog = await open();
    spyOn(crypto.subtle, "digest").mockRejectedValue(new Error("No room left."));
    await userEvent.click(dialog.getByRole("button", { name: "Create pack" }));
    await expectVisible(() => dialog.getByText("The pack was not created. Nothing was saved."));
    await expectVisible(() => dialog.getByRole("button", { name: "Try again" }));
  },
};
