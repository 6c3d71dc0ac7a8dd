import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { withPagePadding } from "../../components/forms/story-fixture.tsx";
import { LONG_DESCRIPTION, LONG_FILE, MEDICAL_DETAIL, TWENTY } from "./event-fixture.ts";
import { EventDetail } from "./EventDetail.tsx";

/**
 * The details of an event or document.
 *
 * ## When to use
 * On the page of an event: its description, dates, files, notes and recipients of warnings.
 *
 * ## When not to use
 * For changes: the form has the same values in the same order.
 *
 * ## Content
 * Labels are those of the form. Missing values are named as missing, not left out.
 *
 * ## Behaviour
 * Each file can be downloaded, and pictures and PDFs can be previewed. Progress, failure and success are in the row
 * of the file.
 *
 * ## Accessibility
 * An article that is named after the event. Buttons of a file include its name. A failed download is read out at
 * once.
 *
 * ## For developers
 * Pass the state of each download in `transfers`. The `PageHeader` above has the description, the status, the
 * buttons and the `ArchivedPill`, the only sign of an archived event.
 */
const meta = {
  title: "Components/Events/EventDetail",
  component: EventDetail,
  args: {
    event: MEDICAL_DETAIL,
    today: "2026-11-13",
    transfers: {},
    onDownload: fn(),
    onCancel: fn(),
    onPreview: fn(),
  },
  decorators: [withPagePadding],
} satisfies Meta<typeof EventDetail>;

export default meta;
type Story = StoryObj<typeof EventDetail>;

/** An event that is not archived. */
export const Active: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        "Notifications sent 30, 14 and 7 day(s) prior to expiry to Manager, Trainee",
      ),
    ).toBeVisible();
    // The first of the three has passed.
    await expect(canvas.getByText(/^Next:/)).toHaveTextContent("Next: 2026-11-13, 2026-11-20");
    const labels = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(labels).toEqual([
      "Issued At",
      "Expiry At",
      "Expiry warnings",
      "Attachments",
      "Notes",
    ]);
    await expect(canvas.getByText("At Risk Of Expiry")).toBeVisible();
    const file = MEDICAL_DETAIL.files[0];
    await userEvent.click(canvas.getByRole("button", { name: `Download ${file?.originalName}` }));
    await expect(args.onDownload).toHaveBeenCalledWith(file);
    await userEvent.click(canvas.getByRole("button", { name: `Preview ${file?.originalName}` }));
    await expect(args.onPreview).toHaveBeenCalledWith(file);
    await expect(canvas.queryByRole("button", { name: `Preview ${LONG_FILE}` })).toBeNull();
  },
};

/** An archived event names no days of warnings, since none is sent. */
export const Archived: Story = {
  args: { isArchived: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Notifications sent 30, 14 and 7/)).toBeVisible();
    await expect(canvas.queryByText(/^Next:/)).toBeNull();
  },
};

/** One download is in progress, one has an unknown length, one is complete. */
export const Downloading: Story = {
  args: {
    transfers: {
      "1": { state: "running", percent: 38.7 },
      "2": { state: "running", percent: null },
      "3": { state: "done", percent: 100 },
    },
  },
  play: async ({ args, canvas }) => {
    const [first, , third] = MEDICAL_DETAIL.files;
    const bar = canvas.getByRole("progressbar", { name: `Download of ${first?.originalName}` });
    await expect(bar).toHaveAttribute("aria-valuenow", "38");
    await expect(canvas.getByText("38%")).toBeVisible();
    // A second press during a download does nothing.
    await userEvent.click(canvas.getByRole("button", { name: `Download ${first?.originalName}` }));
    await expect(args.onDownload).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole("button", { name: `Cancel the download of ${first?.originalName}` }),
    );
    await expect(args.onCancel).toHaveBeenCalledWith(first);
    await expect(canvas.getByText("Downloaded")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `Download ${third?.originalName}` }));
    await expect(args.onDownload).toHaveBeenCalledWith(third);
  },
};

/** A failed download marks the progress bar (training 8). A notice gives the reason. */
export const DownloadFailed: Story = {
  args: {
    transfers: {
      "1": { state: "failed", percent: 64 },
    },
  },
  play: async ({ args, canvas }) => {
    const file = MEDICAL_DETAIL.files[0];
    await expect(canvas.getByRole("alert")).toHaveTextContent("The file could not be downloaded.");
    await expect(
      canvas.getByRole("progressbar", { name: `Download of ${file?.originalName} failed` }),
    ).toHaveAttribute("aria-valuenow", "64");
    await userEvent.click(canvas.getByRole("button", { name: `Try ${file?.originalName} again` }));
    await expect(args.onDownload).toHaveBeenCalledWith(file);
  },
};

/** An expiry that the host sends but that is no day must not look valid for ever. */
export const ExpiryNotKnown: Story = {
  args: { event: { ...MEDICAL_DETAIL, expiryAt: null, status: "unknown" } },
  play: async ({ canvas }) => {
    const label = canvas.getByText("Expiry At");
    await expect(label.nextElementSibling).toHaveTextContent("Not known");
  },
};

/** Missing values are named as missing. */
export const DescriptionOnly: Story = {
  args: {
    event: {
      ...MEDICAL_DETAIL,
      description: "Radio operator's certificate",
      notes: "",
      issuedAt: null,
      expiryAt: null,
      status: null,
      manager: false,
      trainee: false,
      reminders: ["0", "0", "0"],
      filesCount: 0,
      files: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No warnings")).toBeVisible();
    await expect(canvas.getAllByText("None")).toHaveLength(4);
  },
};

/** The server counts two files and lists none, which is not the same as no file. */
export const FilesNotListed: Story = {
  args: { event: { ...MEDICAL_DETAIL, filesCount: 2, files: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 attached files are not listed by the server.")).toBeVisible();
  },
};

/** A long list of files is part of the page and does not scroll by itself. */
export const TwentyFiles: Story = { args: { event: { ...MEDICAL_DETAIL, files: TWENTY } } };

const veryLong = {
  ...MEDICAL_DETAIL,
  description: LONG_DESCRIPTION,
  notes: `<p>${"unbroken".repeat(40)}</p><h1>Heading</h1><p align="right">Right</p>`,
  filesCount: 2,
  files: [
    { id: "1", originalName: `${"very".repeat(60)}.pdf` },
    { id: "2", originalName: "" },
  ],
};

/** Names without a space break. Headings and alignment in the notes stay. */
export const VeryLong: Story = { args: { event: veryLong } };

/** Labels are above their values, and the progress is below its file. */
export const OnAPhone: Story = {
  args: {
    transfers: {
      "1": { state: "running", percent: 38 },
      "3": { state: "failed", percent: 12 },
    },
  },
  globals: { viewport: { value: "phone" } },
};

/** On a phone, the longest texts push nothing off the page. */
export const VeryLongOnAPhone: Story = {
  args: { event: veryLong },
  globals: { viewport: { value: "phone" } },
};
