import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { EssentialsRecordTable } from "./RecordTable.tsx";
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
 * A topic in each row, and its certificate where there is one. A row without one stays empty there.
 *
 * ## Behaviour
 * A certificate is downloaded; the own one can be printed as well.
 *
 * ## Accessibility
 * Each button carries the name of its topic, and says when it is busy.
 *
 * ## For developers
 * Give `printHref` on the own record only.
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

/** Download and print beside each completed topic. */
export const Own: Story = {
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

/** A manager downloads; printing is the trainee's own. */
export const OtherPerson: Story = {
  render: ({ rows, onDownload }) => <EssentialsRecordTable rows={rows} onDownload={onDownload} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** A press while a certificate is on its way fetches nothing. */
export const Downloading: Story = {
  args: { downloading: new Set(["c1"]) },
  play: async ({ canvas, args }) => {
    const busy = canvas.getByRole("button", { name: "Download certificate of Aviation Security" });
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await userEvent.click(busy, { pointerEventsCheck: 0 });
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** A card for each topic, both ways to the certificate on it. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** Nulls and unknown codes leave no gap and no error. */
export const UnexpectedValues: Story = { args: { rows: ODD_RECORD } };

/** Rows in their final height. */
export const Loading: Story = { args: { rows: undefined } };

/** Nothing on record yet. */
export const Empty: Story = { args: { rows: [] } };
