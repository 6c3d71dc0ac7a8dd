import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LONG_NAME } from "../training/training-fixture.ts";
import { CertificatePrint } from "./CertificatePrint.tsx";

/**
 * A completed topic on one sheet of A4: a woven frame, the name, the topic, the date and a seal.
 *
 * ## When to use
 * For a topic with a certificate that is printed or saved as PDF.
 *
 * ## When not to use
 * On screen, in place of the record.
 *
 * ## Content
 * The required lines in the required order. No status and no link, which would be outdated after some years.
 *
 * ## Behaviour
 * One sheet on any printer. A long name has a smaller font instead of a line break.
 *
 * ## Accessibility
 * Read from top to bottom in visual order. Frame and seal are decoration.
 *
 * ## For developers
 * Check a change on A4, on Letter and in grey.
 */
const meta = {
  title: "Print/CertificatePrint",
  component: CertificatePrint,
  args: {
    product: "Recurrent",
    companyName: "Aurora Air Charter",
    certificate: {
      hash: "9f3c-71ab-4e02",
      fullName: "Łukasz Wiśniewski",
      topicName: "Upset Prevention and Recovery",
      topicVersion: "7",
      completedAt: "2026-10-14",
    },
  },
  parameters: { layout: "fullscreen", frame: { height: 620 } },
} satisfies Meta<typeof CertificatePrint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One sheet in landscape. */
export const Certificate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toHaveTextContent(
      /Łukasz Wiśniewski.*Given in recognition of your successful completion of the.*Upset Prevention and Recovery.*Version: 7.*On-line Training.*Date of Completion: 14 October 2026/,
    );
  },
};

/** The letters shrink before a name breaks. */
export const LongNames: Story = {
  args: {
    companyName: LONG_NAME,
    certificate: {
      hash: "0123456789abcdef".repeat(4),
      fullName: "Maria-Konstantina Papadimitropoulou-Vasileiadis",
      topicName: LONG_NAME,
      topicVersion: "2026.11 revision 3",
      completedAt: "2024-02-29",
    },
  },
};

/** Missing values leave no gap. */
export const MissingValues: Story = {
  args: {
    companyName: "",
    certificate: {
      hash: "",
      fullName: "Anna Lind",
      topicName: "Aviation Security",
      topicVersion: "",
      completedAt: null,
    },
  },
};

/** On a narrow screen the whole sheet is shown, scaled down. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
