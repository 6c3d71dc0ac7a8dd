import TextField from "@mui/material/TextField";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FormContext } from "./form-state.ts";
import { toggleOption } from "./toggle-option.ts";
import { HUNDRED_ROLES, LONG_NAME, ROLES } from "./form-fixture.ts";
import { SwitchGroup, type SwitchGroupProps } from "./SwitchGroup.tsx";
import { useControlledValue } from "./story-fixture.tsx";

const READ_ONLY = {
  readOnly: true,
  showErrors: false,
  errorOf: () => undefined,
  clearFieldError: () => undefined,
};

function Kept({ selectedIds: first, onToggle, ...props }: SwitchGroupProps) {
  const [selectedIds, setSelectedIds] = useControlledValue(first);
  return (
    <SwitchGroup
      {...props}
      selectedIds={selectedIds}
      onToggle={(id, checked) => {
        setSelectedIds(toggleOption(selectedIds, id, checked));
        onToggle(id, checked);
      }}
    />
  );
}

/**
 * A switch for each entry of a catalogue.
 *
 * ## When to use
 * To choose several entries of a list: equipment, roles, managers, user types.
 *
 * ## When not to use
 * For one of several choices: use radios or a select. Don't sort entries that are on to the top: rows would jump
 * under the finger.
 *
 * ## Content
 * Entries in the order of the catalogue. Entries that are on but no longer available come first.
 *
 * ## Behaviour
 * From 13 entries on it has a search and scrolls by itself. The whole row can be pressed. A nested field, such as a
 * licence, is visible while its switch is on, on phones below it. On phones the list may be collapsed, and an error
 * opens it.
 *
 * ## Accessibility
 * A group with a name. Each switch has the name of its entry and its state. Errors are read with it.
 *
 * ## For developers
 * Add to `options` the record's own entries that stay valid but can no longer be chosen. Any other unknown id has
 * to be switched off.
 */
const meta = {
  title: "Components/Forms/SwitchGroup",
  component: SwitchGroup,
  args: {
    legend: "Role(s)",
    name: "companyRoles",
    options: ROLES,
    selectedIds: ["1"],
    onToggle: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SwitchGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Up to twelve entries are a simple list. */
export const Few: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("First Officer"));
    await expect(args.onToggle).toHaveBeenLastCalledWith("2", true);
    canvas.getByRole("switch", { name: "Captain" }).focus();
    await userEvent.keyboard(" ");
    await expect(args.onToggle).toHaveBeenLastCalledWith("1", false);
    await expect(canvas.queryByRole("searchbox")).toBeNull();
  },
};

const distances = (row: HTMLElement) => {
  const { left, right } = row.getBoundingClientRect();
  const control = within(row).getByRole("switch").parentElement?.getBoundingClientRect();
  return { fromStart: (control?.left ?? right) - left, fromEnd: right - (control?.right ?? left) };
};

/** With room, a switch is beside its label, so that no eye has to follow a line to the other edge. */
export const BesideItsLabel: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByText("First Officer").closest("label");
    await expect(row && distances(row).fromStart).toBeLessThan(24);
  },
};

/** On a phone a switch is near the thumb. */
export const NearTheThumb: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText("First Officer")).closest("label");
    await waitFor(() => expect(row && distances(row).fromEnd).toBeLessThan(36));
  },
};

/** A role that is on has a field for its licence. */
export const WithLicences: Story = {
  args: {
    renderNested: ({ name }) => (
      <TextField fullWidth label={`${name} Licence`} defaultValue="ATPL 418 207" />
    ),
  },
};

/** The search takes any text literally. */
export const Hundred: Story = {
  args: { options: HUNDRED_ROLES },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("searchbox", { name: "Search Role(s)" });
    await userEvent.type(box, "(.*");
    await expect(canvas.getByText("Nothing matches “(.*”.")).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, "BASE 4");
    await expect(canvas.getAllByRole("switch")).toHaveLength(11);
    await userEvent.clear(box);
  },
};

/** A line separates two kinds of entries. */
export const Grouped: Story = { args: { groups: { "3": "Instructors" } } };

/** A value that no longer exists comes first, and can only be switched off. */
export const NoLongerAvailable: Story = {
  args: { selectedIds: ["1", "77"] },
  play: async ({ args, canvas }) => {
    const former = canvas.getByRole("switch", { name: /A former choice/ });
    await expect(former).toHaveAccessibleDescription(
      "This is no longer available. Switch it off to continue.",
    );
    await userEvent.click(former);
    await expect(args.onToggle).toHaveBeenLastCalledWith("77", false);
    await expect(canvas.queryByRole("switch", { name: /A former choice/ })).toBeNull();
  },
};

/** The catalogue has not loaded, so an unknown value stays and is not called unavailable. */
export const CatalogueNotLoaded: Story = {
  args: { options: [], isComplete: false, selectedIds: ["77"] },
  play: async ({ args, canvas }) => {
    const unnamed = canvas.getByRole("switch", { name: "A choice without a name yet" });
    await expect(unnamed).toBeChecked();
    await expect(unnamed).toBeValid();
    await userEvent.click(unnamed);
    await expect(args.onToggle).toHaveBeenLastCalledWith("77", false);
    await expect(canvas.getByText("The choices have not been loaded.")).toBeVisible();
  },
};

/** A text says that there is nothing to choose. */
export const NoOptions: Story = { args: { options: [], selectedIds: [] } };

/** The error of the choice is below the list. */
export const Invalid: Story = {
  decorators: [
    (Story) => (
      <FormContext
        value={{
          readOnly: false,
          showErrors: true,
          errorOf: () => "The selected role does not belong to the company.",
          clearFieldError: () => undefined,
        }}
      >
        <Story />
      </FormContext>
    ),
  ],
};

/** The switches can be read, not turned. */
export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <FormContext value={READ_ONLY}>
        <Story />
      </FormContext>
    ),
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Captain" }));
    await expect(canvas.getByRole("switch", { name: "Captain" })).toBeChecked();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

/** Long names wrap. The licence has a line of its own. */
export const LongNamesOnAPhone: Story = {
  args: {
    ...WithLicences.args,
    options: [{ id: "1", name: LONG_NAME }, ...ROLES.slice(1)],
  },
  globals: { viewport: { value: "phone" } },
};

/** Where there is room, several switches are in a line. On a phone each has its own. */
export const InColumns: Story = {
  args: { hasColumns: true },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("switch").map((one) => one.getBoundingClientRect().top);
    await expect(tops[1]).toBe(tops[0]);
  },
};
