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
import { fails, failsUntilFixed, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { TRAINEE_AT_WORK } from "../../testing/harness-people.ts";

const CERTIFICATE = "*/api/companies/:companyId/users/:userId/certificates/:hash/download";
const EVENTS = "*/api/companies/:companyId/users/:userId/events";
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
  getPersonEventShowMockHandler({
    ...event,
    files: [{ id: 5, original_name: "passport.pdf" }],
    manager: false,
    trainee: false,
    reminders: [],
  }),
  getPersonEventFileDownloadMockHandler(pdf),
  getPersonCertificateDownloadMockHandler(pdf),
  getPersonRecordDownloadMockHandler(pdf),
];

/**
 * One zip file for an audit: a person's training record, certificates and documents, with a table of contents and
 * the hash of each file. The browser makes it, file by file.
 *
 * ## Do
 * Name each file that could not be fetched and the reason, here and in the pack.
 *
 * ## Don't
 * Save a part of a pack that was cancelled.
 */
const meta = {
  title: "Screens/People/Audit pack",
  component: PortalHarness,
  args: { path: "/company/users/4?tab=schedule", as: "companyManager" },
  parameters: { ...over(...handlers) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findButton() {
  if (window.innerWidth < 600) {
    await userEvent.click(await screen.findByRole("button", { name: "More actions" }));
  }
  return screen.findByRole("button", { name: "Audit pack" });
}

async function open(button = findButton()) {
  await userEvent.click(await button);
  return within(await screen.findByRole("dialog", { name: "Audit pack" }));
}

async function make() {
  const dialog = await open();
  await userEvent.click(dialog.getByRole("button", { name: "Create pack" }));
  return dialog;
}

/** The contents and people of the pack. Each part can be left out, but not all. */
export const Choosing: Story = {
  play: async () => {
    const dialog = await open();
    await expectVisible(() => dialog.getByText(/^A zip file for auditors: Rafael de Souza Lima/));
    const start = dialog.getByRole("button", { name: "Create pack" });
    await expect(dialog.getByText("Training record as of")).toBeVisible();
    await expect(dialog.getByText("Training record as of")).toHaveTextContent(
      /^Training record as of 2026-11-21$/,
    );
    for (const box of dialog.getAllByRole("checkbox")) await userEvent.click(box);
    await expect(start).toBeDisabled();
    await userEvent.click(dialog.getByRole("checkbox", { name: /Training record/ }));
    await expect(start).toBeEnabled();
  },
};

/** The record of a person who has left is of their last day. */
export const OfAPersonWhoHasLeft: Story = {
  parameters: over(
    getPersonShowMockHandler({
      ...TRAINEE_AT_WORK,
      isActive: false,
      deleted_at: "2026-03-31T00:00:00Z",
    }),
    ...handlers.slice(1),
  ),
  play: async () => {
    const dialog = await open();
    await expectVisible(() => dialog.getByText("Training record as of their last day"));
  },
};

/** At 360 px, the button and the dialog fit the window. */
export const ChoosingOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const button = await findButton();
    const { left, right } = button.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    // The name has its full width.
    const name = screen.getAllByRole("heading", { level: 2 })[0]?.getBoundingClientRect();
    await expect(name?.width).toBeGreaterThan(100);
    await expect(name?.height).toBeLessThan(60);
    const dialog = await open(Promise.resolve(button));
    // Two lines have room above and below.
    const long = dialog.getByText("Events and documents, including archived");
    const text = document.createRange();
    text.selectNodeContents(long);
    const row = long.closest("label")?.getBoundingClientRect();
    await expect(text.getBoundingClientRect().top - (row?.top ?? 0)).toBeGreaterThan(5);
  },
};

/** The dialog names the file that it is waiting for. Escape does not close it. */
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

/** A cancelled pack is not saved, not even in part. */
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

/** A double press makes and saves one pack. */
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

/** The dialog says how many files the pack has. Closing returns the focus to the button. */
export const Saved: Story = {
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByText(/^3 files .* are in your downloads/));
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "Audit pack" })).toHaveFocus());
  },
};

/** One file failed and all others are ready. It can be tried again or left out. */
export const FileFailed: Story = {
  parameters: over(fails(CERTIFICATE), ...handlers),
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByText(/1 file could not be fetched:/));
    await expectVisible(() => dialog.getByText("The server failed (500)."));
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await expectVisible(() => dialog.getByRole("button", { name: "Save without them" }));
  },
};

/** The list of documents failed, so nobody knows how many files are missing, and no number is given. */
export const ListFailed: Story = {
  parameters: over(fails(EVENTS), ...handlers),
  play: async () => {
    const dialog = await make();
    await expectVisible(() =>
      dialog.getByText(/^2 files .* so far. Some files could not be fetched:$/),
    );
    await expect(dialog.getByText(/: Documents$/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Save without them" }));
    await expectVisible(() => dialog.getByText(/^2 files .* Not included:/));
  },
};

/** A reply with status 200 that is not the file is not packed. The dialog names it. */
export const WrongContent: Story = {
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
      dialog.getAllByText("The server sent something else, or only part of it."),
    ).toHaveLength(3);
  },
};

const broken = failsUntilFixed(CERTIFICATE);

/** A file that failed once is in the pack after another try. */
export const TriedAgain: Story = {
  parameters: over(broken.handler, ...handlers),
  beforeEach: broken.beforeEach,
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByText(/1 file could not be fetched:/));
    broken.fix();
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await expectVisible(() => dialog.getByText(/^3 files .* are in your downloads/));
    await expect(dialog.queryByText(/Not in it/)).toBeNull();
  },
};

/** The pack was saved without two files, and the dialog lists them. */
export const SavedWithoutFailedFiles: Story = {
  parameters: over(fails(CERTIFICATE), fails(FILE, { status: 404 }), ...handlers),
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByRole("button", { name: "Save without them" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save without them" }));
    await expectVisible(() => dialog.getByText(/^1 file .* Not included:/));
    await expectVisible(() => dialog.getByText("The server could not find it (404)."));
  },
};

/**
 * At 360 px, the files that could not be fetched are listed and the actions are visible. The server errors on the
 * console are expected.
 */
export const FileFailedOnAPhone: Story = {
  ...SavedWithoutFailedFiles,
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const dialog = await make();
    await expectVisible(() => dialog.getByRole("button", { name: "Save without them" }));
  },
};

/** The browser stopped, for example because the disk was full. Nothing was saved. */
export const Stopped: Story = {
  play: async () => {
    const dialog = await open();
    spyOn(crypto.subtle, "digest").mockRejectedValue(new Error("No room left."));
    await userEvent.click(dialog.getByRole("button", { name: "Create pack" }));
    await expectVisible(() => dialog.getByText("The pack was not created. Nothing was saved."));
    await expectVisible(() => dialog.getByRole("button", { name: "Try again" }));
  },
};
