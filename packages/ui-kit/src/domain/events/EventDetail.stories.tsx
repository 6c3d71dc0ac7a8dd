import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { withPagePadding } from "../../components/forms/story-fixture.tsx";
import { LONG_DESCRIPTION, LONG_FILE, MEDICAL_DETAIL, TWENTY } from "./event-fixture.ts";
import { EventDetail } from "./EventDetail.tsx";

/**
 * An event or document to look at.
 *
 * ## When to use
 * On the page of an event that somebody reads: what it is, its dates, its files, its notes, who is
 * warned.
 *
 * ## When not to use
 * For changing something: that is the form, which shows the same in the same order.
 *
 * ## Content
 * Labels are those of the form. What is not set says so, and is not left out.
 *
 * ## Behaviour
 * Each file is downloaded, or looked at first where it is a picture or a PDF. Progress, failure and
 * success stand in the row of the file.
 *
 * ## Accessibility
 * An article that is named after the event. Buttons of a file carry its name; a download that failed is
 * read out at once.
 *
 * ## For developers
 * Report each download in `transfers`. The `PageHeader` above it has the description, the status, the buttons
 * and the `ArchivedPill` of an archived event: only that tells it apart.
 */
const meta = {
  title: "Components/Events/EventDetail",
  component: EventDetail,
  args: {
    event: MEDICAL_DETAIL,
    transfers: {},
    onDownload: fn(),
    onCancel: fn(),
    onPreview: fn(),
  },
  decorators: [withPagePadding],
} satisfies Meta<typeof EventDetail>;

export default meta;
type Story = StoryObj<typeof EventDetail>;

/** An event in force. */
export const Active: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        "Notifications sent 30, 14 and 7 day(s) prior to expiry to Manager, Trainee",
      ),
    ).toBeVisible();
    await expect(canvas.getByText("At Risk Of Expiry")).toBeVisible();
    const file = MEDICAL_DETAIL.files[0];
    await userEvent.click(canvas.getByRole("button", { name: `Download ${file?.originalName}` }));
    await expect(args.onDownload).toHaveBeenCalledWith(file);
    await userEvent.click(canvas.getByRole("button", { name: `Preview ${file?.originalName}` }));
    await expect(args.onPreview).toHaveBeenCalledWith(file);
    await expect(canvas.queryByRole("button", { name: `Preview ${LONG_FILE}` })).toBeNull();
  },
};

/** One on its way, one of unknown length, one done. */
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
    // A second press while it runs starts nothing.
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

/** training 8: a failed download marks the progress bar and says so; why, a notice tells. */
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

/** Missing values are named as missing. */
export const NothingButADescription: Story = {
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

/** A long list of files is part of the page, not a box that scrolls. */
export const TwentyFiles: Story = { args: { event: { ...MEDICAL_DETAIL, files: TWENTY } } };

const veryLong = {
  ...MEDICAL_DETAIL,
  description: LONG_DESCRIPTION,
  notes: `<p>${"unbroken".repeat(40)}</p><h1>Heading</h1><p align="right">Right</p>`,
  files: [
    { id: "1", originalName: `${"very".repeat(60)}.pdf` },
    { id: "2", originalName: "" },
  ],
};

/** Names without a space break; headings and alignment in the notes stay. */
export const VeryLong: Story = { args: { event: veryLong } };

/** Labels above their values; progress under its file. */
export const OnAPhone: Story = {
  args: {
    transfers: {
      "1": { state: "running", percent: 38 },
      "3": { state: "failed", percent: 12 },
    },
  },
  globals: { viewport: { value: "phone" } },
};

/** The longest texts on a phone push nothing off the page. */
export const VeryLongOnAPhone: Story = {
  args: { event: veryLong },
  globals: { viewport: { value: "phone" } },
};
