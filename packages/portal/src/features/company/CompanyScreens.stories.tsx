import {
  getAccountShowMockHandler,
  getAnnouncementListMockHandler,
  getCompanyShowMockHandler,
  getCompanyUpdateMockHandler,
  getRoleListMockHandler,
  getRpeListMockHandler,
  getTierListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http, HttpResponse } from "msw";
import { expect, within } from "storybook/test";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { shows } from "../../testing/shows.ts";

const premium = { id: 1, name: "Premium", slug: "premium" };
const tiers = [premium, { id: 2, name: "Essentials", slug: "essentials" }];
const rpes = [
  { id: 1, name: "Canada, Air Taxi, King Air 350" },
  { id: 2, name: "Canada, Air Ambulance, PC-12" },
  { id: 3, name: "Norway, Offshore Transport Support And Search And Rescue, AW139" },
];
const roles = [
  { id: 1, name: "Captain" },
  { id: 2, name: "First Officer" },
  { id: 3, name: "Hoist Operator" },
];
const aurora = {
  id: 3,
  name: "Aurora Air Charter",
  tier: premium,
  features: [],
  salesForce: "https://crm.recurrent.test/accounts/aurora-air-charter",
  rpes: rpes.slice(0, 2),
  roles: roles.slice(0, 2),
  settings: [],
};

const frame = [getAnnouncementListMockHandler([]), getAccountShowMockHandler(aurora)];
const catalogues = [
  getTierListMockHandler(tiers),
  getRpeListMockHandler(rpes),
  getRoleListMockHandler(roles),
];
const show = getCompanyShowMockHandler(aurora);
const COMPANY = "*/api/companies/:companyId";

/**
 * The company's screens inside the portal (shell 2.14, 2.15).
 *
 * **Do** look at it as an admin too: tier and CRM account are theirs alone.
 * **Don't** show a catalogue's failure; what the company has stays on offer.
 */
const meta = {
  title: "Screens/Company",
  component: PortalStage,
  args: { path: "/company/profile", as: "companyManager" },
  parameters: { layout: "fullscreen", msw: [show, ...catalogues, ...frame] },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name and operational information; tier and CRM account are for internal staff (shell 2.14). */
export const Profile: Story = {
  play: async ({ canvas }) => {
    const operational = await canvas.findByRole("region", { name: "Operational Information" });
    await expect(within(operational).getByText("Captain")).toBeVisible();
    await expect(canvas.queryByText("Salesforce account")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Edit" })).toBeVisible();
  },
};

export const ProfileForAdmin: Story = {
  args: { as: "admin" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Salesforce account"));
    await expect(canvas.getByRole("link", { name: aurora.salesForce })).toHaveAttribute(
      "rel",
      expect.stringContaining("noopener"),
    );
  },
};

/** An address that is not http(s) is shown, and leads nowhere (decisions, CRM account). */
export const UnsafeAccount: Story = {
  args: { as: "admin" },
  parameters: {
    msw: [getCompanyShowMockHandler({ ...aurora, salesForce: "javascript:alert(1)" }), ...frame],
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("javascript:alert(1)"));
    await expect(canvas.queryByRole("link", { name: /javascript/ })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get(COMPANY, () => delay("infinite")), ...frame] },
};

export const Failed: Story = {
  parameters: {
    msw: [
      http.get(COMPANY, () => HttpResponse.json({ message: "Out of order." }, { status: 500 })),
      ...frame,
    ],
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("The company could not be loaded"));
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Edit: Story = {
  args: { path: "/company/profile/edit", as: "admin" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Company Name/)).toHaveValue(aurora.name);
    await expect(canvas.getByRole("combobox", { name: "Tier" })).toHaveDisplayValue("Premium");
    await expect(canvas.getByRole("switch", { name: "Hoist Operator" })).not.toBeChecked();
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
  },
};

/** Catalogues that fail are nowhere shown (shell 8): what the company has stays on offer. */
export const EditWithoutCatalogues: Story = {
  args: { path: "/company/profile/edit" },
  parameters: {
    msw: [
      show,
      ...["tiers", "rpes", "roles"].map((name) =>
        http.get(`*/api/${name}`, () => HttpResponse.json({}, { status: 500 })),
      ),
      ...frame,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("switch", { name: "Captain" })).toBeChecked();
    await expect(canvas.queryByRole("switch", { name: "Hoist Operator" })).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** Refused with 422: told at the field and in the alert; the field has the focus. */
export const Refused: Story = {
  args: { path: "/company/profile/edit" },
  parameters: {
    msw: [
      http.put(COMPANY, () =>
        HttpResponse.json(
          {
            message: "The given data was invalid.",
            errors: { name: ["The name has already been taken."] },
          },
          { status: 422 },
        ),
      ),
      show,
      ...catalogues,
      ...frame,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Company Name/);
    await userEvent.type(name, " & Sons{Enter}");
    await shows(() => canvas.getByText("The given data was invalid."));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription("The name has already been taken.");
  },
};

/** A wrapped reply, the notice, and the way back after 400 ms (shell 2.15). */
export const Updated: Story = {
  args: { path: "/company/profile/edit" },
  parameters: {
    msw: [getCompanyUpdateMockHandler({ companyUpdated: aurora }), show, ...catalogues, ...frame],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Company Name/), " & Sons{Enter}");
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText("Data updated successfully!");
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Company Profile" }),
    ).toBeVisible();
  },
};

export const EditOnAPhone: Story = {
  args: { path: "/company/profile/edit", as: "admin" },
  globals: { viewport: { value: "phone" } },
};
