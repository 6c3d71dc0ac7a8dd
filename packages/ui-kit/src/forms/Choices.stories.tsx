import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { CheckBox } from "./CheckBox.tsx";
import { FormContext } from "./form-context.ts";
import { LONG_NAME } from "./form-fixture.ts";
import { SegmentedChoice } from "./SegmentedChoice.tsx";
import { SelectField } from "./SelectField.tsx";

const changed = fn();

const OPTIONS = [
  { value: "N", label: "Northern" },
  { value: "S", label: "Southern" },
] as const;

function Hemisphere() {
  const [value, setValue] = useState<"N" | "S">("N");
  return (
    <SegmentedChoice
      legend="Hemisphere"
      name="hemisphere"
      options={OPTIONS}
      value={value}
      onChange={(next) => {
        setValue(next);
        changed(next);
      }}
    />
  );
}

/**
 * One out of a few. Two or three that fit side by side are segments (radios, moved by the arrows); a
 * list is a native select.
 *
 * - **Do** give a select a placeholder: choosing it takes the choice away.
 * - **Don't** use two switches for what excludes each other, nor a select for two or three short
 *   words.
 */
const meta = {
  title: "Components/Forms/Choices",
  render: () => <Hemisphere />,
  beforeEach: () => {
    changed.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two side by side; arrows move the choice. */
export const Segments: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Southern"));
    await expect(changed).toHaveBeenLastCalledWith("S");
    await expect(canvas.getByRole("radio", { name: "Northern" })).not.toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(changed).toHaveBeenLastCalledWith("N");
  },
};

/** The choice can be read, not changed. */
export const SegmentsReadOnly: Story = {
  render: () => (
    <FormContext value={{ readOnly: true, refused: false, errorOf: () => undefined }}>
      <Hemisphere />
    </FormContext>
  ),
};

/** Segments keep a height that a thumb can hit. */
export const SegmentsOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

const groups = [
  { id: "1", name: "King Air crews" },
  { id: "2", name: LONG_NAME },
];

/** Nothing chosen, chosen, wrong, disabled. */
export const Selects: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 320 }}>
      <SelectField
        label="Tier"
        placeholder="Select Tier"
        options={groups}
        value=""
        onChange={changed}
      />
      <SelectField
        label="Move to group"
        placeholder="Select a group"
        options={groups}
        value="2"
        onChange={changed}
      />
      <SelectField
        label="Group"
        placeholder="Select a group"
        options={groups}
        value="1"
        error="The group belongs to another company."
        onChange={changed}
      />
      <SelectField
        label="Disabled"
        placeholder="Select a group"
        options={groups}
        value=""
        disabled
        onChange={changed}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Tier"), "King Air crews");
    await expect(changed).toHaveBeenLastCalledWith("1");
  },
};

/** Off and on, and both disabled. */
export const CheckBoxes: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 16 }}>
      <CheckBox type="checkbox" aria-label="Off" />
      <CheckBox type="checkbox" aria-label="On" defaultChecked />
      <CheckBox type="checkbox" aria-label="Off, disabled" disabled />
      <CheckBox type="checkbox" aria-label="On, disabled" defaultChecked disabled />
    </div>
  ),
};
