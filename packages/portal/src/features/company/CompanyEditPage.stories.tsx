import {
  getAccountShowMockHandler,
  getCompanyShowMockHandler,
  getCompanyUpdateMockHandler,
  getRoleListMockHandler,
  getRpeListMockHandler,
  getTierListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http } from "msw";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over, refuses } from "../../testing/replies.ts";
import { expectVisible, findVisible } from "../../testing/expect-visible.ts";
import { AURORA, ROLES, RPES, TIERS } from "./company-fixture.ts";

const show = getCompanyShowMockHandler(AURORA);
const all = [
  show,
  getTierListMockHandler(TIERS),
  getRpeListMockHandler(RPES),
  getRoleListMockHandler(ROLES),
  getAccountShowMockHandler(AURORA),
];
const COMPANY = "*/api/companies/:companyId";

/**
 * Edit Company inside the portal (shell 2.15).
 *
 * ## Do
 * Show a server error at its field and move the focus there.
 *
 * ## Don't
 * Show that a catalogue failed. The company's own choices can still be selected.
 */
const meta = {
  title: "Screens/Company/Edit Company",
  component: PortalHarness,
  args: { path: "/company/profile/edit", as: "companyManager" },
  parameters: { ...over(...all) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All equipment and roles are offered, and those of the company are on (shell 2.15). */
export const Edit: Story = {
  tags: ["full"],
  args: { as: "admin" },
  play: async ({ canvas }) => {
    await expect(await findVisible(() => canvas.getByLabelText(/^Company Name/))).toHaveValue(
      AURORA.name,
    );
    await expect(canvas.getByRole("combobox", { name: "Tier" })).toHaveTextContent(/^Premium$/);
    await expect(canvas.getByLabelText("Salesforce account")).toHaveAttribute("type", "url");
    await expect(canvas.getByRole("switch", { name: "Hoist Operator" })).not.toBeChecked();
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
    for (const [list, options] of [
      ["Registry, Purpose, Equipment", RPES],
      ["Roles", ROLES],
    ] as const) {
      const switches = within(canvas.getByRole("group", { name: list }));
      await expect(switches.getAllByRole("switch")).toHaveLength(options.length);
      for (const { name } of options.slice(0, 2)) {
        await expect(switches.getByRole("switch", { name })).toBeChecked();
      }
    }
  },
};

/** Tier and CRM account are for internal staff, Delete for people who may delete companies (shell 2.15). */
export const EditByAManager: Story = {
  play: async ({ canvas }) => {
    await expect(await findVisible(() => canvas.getByLabelText(/^Company Name/))).toHaveValue(
      AURORA.name,
    );
    await expect(canvas.queryByRole("combobox", { name: "Tier" })).toBeNull();
    await expect(canvas.queryByLabelText("Salesforce account")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
    const trail = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(trail.getByRole("link", { name: "Company Profile" })).toHaveAttribute(
      "href",
      "/company/profile",
    );
  },
};

/** Catalogues that fail show no error (shell 8). The company's own choices can still be selected. */
export const WithoutCatalogues: Story = {
  parameters: over(
    show,
    ...["tiers", "rpes", "roles"].map((name) => fails(`*/api/${name}`, { message: "" })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("switch", { name: "Captain" })).toBeChecked();
    await expect(canvas.queryByRole("switch", { name: "Hoist Operator" })).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** A 422 is shown at the field and in the alert. The field has the focus. */
export const Refused: Story = {
  parameters: over(refuses("put", COMPANY, { name: ["The name has already been taken."] }), ...all),
  play: async ({ canvas, userEvent }) => {
    const name = await findVisible(() => canvas.getByLabelText(/^Company Name/));
    await userEvent.type(name, " & Sons{Enter}");
    await expectVisible(() => canvas.getByText("The given data was invalid."));
    await expect(canvas.getByRole("alert")).toContainElement(
      within(canvas.getByRole("alert")).getByText("The name has already been taken."),
    );
    await expect(name).toBeInvalid();
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription("The name has already been taken.");
  },
};

const sent = fn();

/** Its reply never comes, so that the form stays. */
const recordsUpdate = http.put(COMPANY, async ({ request }) => {
  sent(await request.json());
  await delay("infinite");
});

/** The host sends only the slug of the tier. The form takes its id from the catalogue, and offers the tier once. */
export const TierAsText: Story = {
  args: { as: "admin" },
  parameters: over(
    getCompanyShowMockHandler({ ...AURORA, tier: "premium" }),
    recordsUpdate,
    ...all,
  ),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const name = await findVisible(() => canvas.getByLabelText(/^Company Name/));
    const tier = canvas.getByRole("combobox", { name: "Tier" });
    await waitFor(() => expect(tier).toHaveTextContent(/^Premium$/));
    await userEvent.click(tier);
    await expect(
      (await screen.findAllByRole("option")).map(({ textContent }) => textContent),
    ).toEqual(["Select Tier", "Essentials", "Premium"]);
    await userEvent.keyboard("{Escape}");
    await userEvent.type(name, " & Sons{Enter}");
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ tier: 1 })));
  },
};

/** The host names neither equipment nor roles. Another name sends the name alone. */
export const ListsNotKnown: Story = {
  args: { as: "admin" },
  parameters: over(
    getCompanyShowMockHandler({ id: AURORA.id, name: AURORA.name }),
    recordsUpdate,
    ...all,
  ),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const name = await findVisible(() => canvas.getByLabelText(/^Company Name/));
    await expect(canvas.getAllByText(/^Not known which are on/)).toHaveLength(2);
    const hoist = canvas.getByRole("switch", { name: "Hoist Operator" });
    await userEvent.click(hoist);
    await expect(canvas.getAllByText(/^Not known which are on/)).toHaveLength(1);
    await userEvent.click(hoist);
    await userEvent.type(name, " & Sons{Enter}");
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ id: AURORA.id, name: `${AURORA.name} & Sons` }),
    );
  },
};

/** The server wraps its reply. A notice appears, and the page closes after 400 ms (shell 2.15). */
export const Updated: Story = {
  parameters: over(getCompanyUpdateMockHandler({ companyUpdated: AURORA }), ...all),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(
      await findVisible(() => canvas.getByLabelText(/^Company Name/)),
      " & Sons{Enter}",
    );
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText("Data updated successfully!");
    await expectVisible(() => canvas.getByRole("heading", { level: 1, name: "Company Profile" }));
  },
};

/** The company has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(COMPANY), ...all]),
};

/** The company could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(COMPANY), ...all], "The company could not be loaded"),
};

/** At 360 px the form has one column, with the actions pinned to the bottom. */
export const OnAPhone: Story = {
  args: { as: "admin" },
  globals: { viewport: { value: "phone" } },
};
