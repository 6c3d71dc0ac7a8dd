import { getPersonCertificateShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { afterFailure, whilePaperWaits } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { stubPrint } from "../../testing/stub-print.ts";
import { CERTIFICATE } from "./testing/record.ts";

const HELD = "*/api/companies/:companyId/users/:userId/certificates/:hash";
/**
 * A trainee's certificate on paper (training 2.8).
 *
 * ## Do
 * Link back to the person's record.
 *
 * ## Don't
 * Print the tools around it.
 */
const meta = {
  title: "Print/Training Certificate Print, of a person",
  component: PortalHarness,
  args: {
    path: `/company/users/8/record/certificate/${CERTIFICATE.hash}/print`,
    as: "companyManager",
  },
  parameters: { ...over(getPersonCertificateShowMockHandler(CERTIFICATE)) },
  beforeEach: stubPrint,
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A manager prints a trainee's certificate. Back opens the person's record. */
export const Certificate: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Version: 2.1"));
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/company/users/8?tab=record",
    );
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

/** The certificate has not arrived. The page shows that it loads, and nothing can be printed yet. */
export const Loading: Story = {
  tags: ["loading"],
  ...whilePaperWaits([forever(HELD)]),
};

/**
 * The certificate could not be loaded. Nothing is printed, and the page offers another try. The server error on the
 * console is expected.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(HELD)], "The certificate could not be loaded"),
};
