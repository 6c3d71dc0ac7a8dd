import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { CompanyForm } from "./CompanyForm.tsx";
import { withPagePadding, controlled } from "../../components/forms/story-fixture.tsx";
import { HUNDRED_ROLES, ROLES, RPES } from "../../components/forms/form-fixture.ts";

const Kept = controlled(CompanyForm);

/**
 * The form of Edit Company.
 *
 * ## When to use
 * On the page of the company, for people who may change it.
 *
 * ## When not to use
 * To show the company: use a description list.
 *
 * ## Content
 * Values that a person may not see are left out with their title. The whole catalogue of equipment and roles is
 * offered, and also the company's entries that are no longer in it, if the catalogue has loaded.
 *
 * ## Behaviour
 * Everything is sent at once. Delete asks first.
 *
 * ## Accessibility
 * The form has a name. Each switch has the name of its entry.
 *
 * ## For developers
 * Leave out `account`, `rpeOptions` or `roleOptions` if they may not be seen. Make the CRM account a link only if
 * `isWebAddress` is true.
 */
const meta = {
  title: "Components/Forms/CompanyForm",
  component: CompanyForm,
  args: {
    value: {
      id: "3",
      name: "Aurora Air Charter",
      tierId: "1",
      crmUrl: "https://crm.example.test/accounts/aurora",
      rpeIds: ["1", "2", "3"],
      roleIds: ["1", "2"],
    },
    onChange: fn(),
    onSubmit: fn(),
    onDelete: fn() as (() => void) | undefined,
    account: {
      tiers: [
        { id: "1", name: "Premium" },
        { id: "2", name: "Essentials" },
      ],
      crmName: "Salesforce",
    },
    rpeOptions: RPES,
    roleOptions: ROLES,
    cancel: { label: "Cancel", href: "#/company/profile" },
    canSubmit: true,
  },
  decorators: [withPagePadding],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CompanyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Admin and Customer Support see tier and CRM account. */
export const ByAnAdmin: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText("C-FTWN · Cargo · Twin Otter"));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ rpeIds: ["1", "2", "3", "4"] }),
    );
    await userEvent.click(canvas.getByRole("combobox", { name: "Tier" }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("option", { name: "Select Tier" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ tierId: "" }));
  },
};

/** The catalogues have not loaded, so the company's own entries stay and are not called unavailable. */
export const CataloguesNotLoaded: Story = {
  args: {
    value: {
      id: "3",
      name: "Aurora Air Charter",
      tierId: "9",
      crmUrl: "",
      rpeIds: ["1", "99"],
      roleIds: ["98"],
    },
    account: { tiers: [{ id: "1", name: "Premium" }], crmName: "Salesforce" },
    missing: ["tiers", "rpes", "roles"],
  },
  play: async ({ args, canvas }) => {
    const unnamed = "A choice without a name yet";
    await expect(canvas.getByRole("combobox", { name: "Tier" })).toHaveTextContent(unnamed);
    await expect(canvas.getAllByRole("switch", { name: unnamed })).toHaveLength(2);
    await expect(canvas.queryByText(/no longer available/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A company manager sees neither tier nor CRM account nor Delete. */
export const ByACompanyManager: Story = {
  args: {
    value: { ...meta.args.value, crmUrl: null },
    account: undefined,
    onDelete: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("combobox", { name: "Tier" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

/** The error appears when the field loses the focus, and prevents sending. */
export const NoWebAddress: Story = {
  args: { value: { ...meta.args.value, crmUrl: "", tierId: "" } },
  play: async ({ args, canvas }) => {
    const crm = canvas.getByLabelText("Salesforce account");
    await userEvent.type(crm, "javascript:alert(1)");
    await userEvent.tab();
    await expect(crm).toHaveAccessibleDescription(
      "Enter an address that begins with http:// or https://.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(crm).toHaveFocus();
  },
};

/** A long catalogue has a search. */
export const HundredRoles: Story = { args: { roleOptions: HUNDRED_ROLES } };

/** Update was pressed and the reply is pending. */
export const Pending: Story = { args: { pending: true } };

/** The form can be read, without a button to send it. */
export const ReadOnly: Story = { args: { readOnly: true } };

/** On a phone, one column, with switches as wide as the screen. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
