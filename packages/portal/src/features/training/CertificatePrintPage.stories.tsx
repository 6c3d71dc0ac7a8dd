import { getCertificateShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { afterFailure, whilePaperWaits } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { stubPrint } from "../../testing/stub-print.ts";
import { CERTIFICATE } from "./testing/record.ts";

const OWN = "*/api/my/certificates/:hash";
/**
 * The person's own certificate on paper (training 2.8). The browser's print dialog does not open here.
 *
 * ## Do
 * Look like a document.
 *
 * ## Don't
 * Print the tools around it.
 */
const meta = {
  title: "Print/Training Certificate Print",
  component: PortalHarness,
  args: { path: `/training/record/certificate/${CERTIFICATE.hash}/print`, as: "traineeAbroad" },
  parameters: { ...over(getCertificateShowMockHandler(CERTIFICATE)) },
  beforeEach: stubPrint,
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The certificate as it is printed: topic, version and date of completion. */
export const Certificate: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Date of Completion: 11 March 2026"));
    const words = [...canvas.getByRole("main").querySelectorAll("h1, h2, p")];
    await expect(words.map(({ textContent }) => textContent)).toEqual([
      "Training Certificate",
      "Łukasz Wiśniewski",
      "Given in recognition of your successful completion of the",
      "Controlled Flight Into Terrain",
      "Version: 2.1",
      "On-line Training",
      "Date of Completion: 11 March 2026",
    ]);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Łukasz Wiśniewski");
    await expect(canvas.getByText("Aurora Air Charter")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/my/records");
    await waitFor(() => expect(document.title).toBe("Łukasz Wiśniewski-2026-03-11"));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

/** The certificate has not arrived. The page shows that it loads, and nothing can be printed yet. */
export const Loading: Story = {
  tags: ["loading"],
  ...whilePaperWaits([forever(OWN)]),
};

/**
 * The certificate could not be loaded. Nothing is printed, and the page offers another try. The server error on the
 * console is expected.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(OWN)], "The certificate could not be loaded"),
};
