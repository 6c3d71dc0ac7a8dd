import { getCompanyShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { afterAnotherTry, afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { AURORA, ROLES, RPES } from "./company-fixture.ts";

const COMPANY = "*/api/companies/:companyId";

/**
 * Company Profile inside the portal (shell 2.14).
 *
 * ## Do
 * Look at it as an admin too: only admins see the tier and the CRM account.
 *
 * ## Don't
 * Leave out a list because it is empty.
 */
const meta = {
  title: "Screens/Company/Company Profile",
  component: PortalHarness,
  args: { path: "/company/profile", as: "companyManager" },
  parameters: { ...over(getCompanyShowMockHandler(AURORA)) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name and operational information. Tier and CRM account are for internal staff (shell 2.14). */
export const Profile: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { level: 1, name: "Company Profile" }));
    const operational = within(
      await canvas.findByRole("region", { name: "Operational Information" }),
    );
    await expect(operational.getByText("Registry, Purpose, Equipment")).toBeVisible();
    await expect(operational.getByText("Roles")).toBeVisible();
    await expect(operational.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      [RPES, ROLES].flatMap((list) =>
        list
          .slice(0, 2)
          .map(({ name }) => name)
          .toSorted(),
      ),
    );
    const head = within(canvas.getByRole("region", { name: AURORA.name }));
    await expect(head.getByText("Company Name")).toBeVisible();
    await expect(head.getByRole("heading", { level: 2 })).toHaveTextContent(/^Aurora Air Charter$/);
    await expect(canvas.queryByText("Salesforce account")).toBeNull();
    await expect(canvas.queryByText("Tier")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Edit" })).toHaveAttribute(
      "href",
      "/company/profile/edit",
    );
  },
};

/** The host names neither equipment nor roles. Both are a dash, not None. */
export const ListsNotKnown: Story = {
  parameters: over(getCompanyShowMockHandler({ id: AURORA.id, name: AURORA.name })),
  play: async ({ canvas }) => {
    const operational = within(
      await canvas.findByRole("region", { name: "Operational Information" }),
    );
    await expect(operational.getAllByText("–")).toHaveLength(2);
    await expect(operational.queryByText("None")).toBeNull();
  },
};

/** A training manager without companies_update sees no Edit (shell 2.14). */
export const ProfileForATrainingManager: Story = {
  args: { as: "trainingManager" },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Operational Information" });
    await expect(canvas.queryByText("Salesforce account")).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** An administrator also sees the tier and the account at Salesforce. */
export const ProfileForAdmin: Story = {
  tags: ["full"],
  args: { as: "admin" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Salesforce account"));
    await expect(canvas.getByText("Tier")).toBeVisible();
    await expect(canvas.getByRole("link", { name: AURORA.salesForce })).toHaveAttribute(
      "rel",
      expect.stringContaining("noopener"),
    );
  },
};

/** An address that is not http(s) is shown as text, without a link. */
export const UnsafeAccount: Story = {
  args: { as: "admin" },
  parameters: over(getCompanyShowMockHandler({ ...AURORA, salesForce: "javascript:alert(1)" })),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("javascript:alert(1)"));
    await expect(canvas.queryByRole("link", { name: /javascript/ })).toBeNull();
  },
};

/** Only the name of the company is known. */
export const Empty: Story = {
  tags: ["empty"],
  args: { as: "admin" },
  parameters: over(
    getCompanyShowMockHandler({ ...AURORA, tier: "", salesForce: null, rpes: [], roles: [] }),
  ),
  play: async ({ canvas }) => {
    const operational = await canvas.findByRole("region", { name: "Operational Information" });
    await expect(within(operational).getAllByText("None")).toHaveLength(2);
    await expect(canvas.getAllByText("–")).toHaveLength(2);
  },
};

const waiting = whileLoading([forever(COMPANY)]);

/** The placeholders have the shape of labels and values, without fields. */
export const Loading: Story = {
  tags: ["loading"],
  ...waiting,
  play: async (context) => {
    await waiting.play(context);
    const [skeleton] = context.canvas.getAllByRole("status");
    await expect(skeleton?.querySelector("dl")).toBeVisible();
  },
};

/** The company could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(COMPANY)], "The company could not be loaded"),
};

/** The first try failed, and the second loaded the company. The server error on the console is expected. */
export const TriedAgain: Story = afterAnotherTry(
  COMPANY,
  [getCompanyShowMockHandler(AURORA)],
  "The company could not be loaded",
  (canvas) => canvas.getByRole("region", { name: AURORA.name }),
);
