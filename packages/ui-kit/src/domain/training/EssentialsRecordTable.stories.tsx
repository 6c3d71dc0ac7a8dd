import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { type SaveTable, TableExports } from "../../components/tables/table-exports.ts";
import { EssentialsRecordTable } from "./EssentialsRecordTable.tsx";
import { ODD_RECORD, RECORD } from "./training-fixture.ts";

/**
 * The record of the essentials tier: topics and their certificates.
 *
 * ## When to use
 * On the record's page of a company with that tier.
 *
 * ## When not to use
 * For the premium tier, whose record has dates and statuses.
 *
 * ## Content
 * One topic in each row, with its certificate if there is one.
 *
 * ## Behaviour
 * A certificate can be downloaded. The person's own can be printed too.
 *
 * ## Accessibility
 * Each button includes the name of its topic, and is announced when it is busy.
 *
 * ## For developers
 * Pass `printHref` only for the person's own record.
 */
const meta = {
  title: "Components/Training/EssentialsRecordTable",
  component: EssentialsRecordTable,
  args: {
    rows: RECORD,
    onDownload: fn(),
    printHref: (hash) => `#/training/record/certificate/${hash}/print`,
  },
} satisfies Meta<typeof EssentialsRecordTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Download and print are beside each completed topic. */
export const OwnRecord: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: "Download certificate of Aviation Security" }),
    );
    await expect(args.onDownload).toHaveBeenCalledWith(
      "c1",
      expect.objectContaining({ name: "Aviation Security" }),
    );
    const print = canvas.getByRole("link", { name: "print certificate of Aviation Security" });
    await expect(print).toHaveAttribute("target", "_blank");
    await expect(print).toHaveAttribute("href", "#/training/record/certificate/c1/print");
    await expect(canvas.queryByRole("img", { name: "International Procedures" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /of Upset Prevention/ })).toBeNull();
  },
};

/** A manager can download. Only trainees can print their own certificates. */
export const OtherPerson: Story = {
  render: ({ rows, onDownload }) => <EssentialsRecordTable rows={rows} onDownload={onDownload} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

const saved = fn<SaveTable>();

/** The file names the status of each topic, which is an icon on screen. */
export const Exported: Story = {
  render: (args) => (
    <TableExports value={saved}>
      <EssentialsRecordTable {...args} />
    </TableExports>
  ),
  play: async ({ canvas }) => {
    saved.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const lines = (await saved.mock.calls[0]?.[0].text())?.trim().split("\r\n") ?? [];
    await expect(lines[0]).toMatch(/^\uFEFF?Name[,;]Status$/);
    await expect(lines).toHaveLength(RECORD.length + 1);
    for (const line of lines.slice(1)) await expect(line).toMatch(/[,;][A-Z][A-Za-z ]+$/);
  },
};

/** A press during a download does nothing. */
export const Downloading: Story = {
  args: { downloading: new Set(["c1"]) },
  play: async ({ canvas, args }) => {
    const busy = canvas.getByRole("button", { name: "Download certificate of Aviation Security" });
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await userEvent.click(busy, { pointerEventsCheck: 0 });
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** Each topic is a card with both buttons. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** Nulls and unknown codes leave no gap and cause no error. */
export const UnexpectedValues: Story = { args: { rows: ODD_RECORD } };

/** Rows have their final height. */
export const Loading: Story = { args: { rows: undefined } };

/** The record is empty. */
export const Empty: Story = { args: { rows: [] } };
