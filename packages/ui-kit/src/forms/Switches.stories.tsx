import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Field } from "./Field.tsx";
import { SwitchField } from "./SwitchField.tsx";
import { SwitchList } from "./SwitchList.tsx";

/**
 * A switch in its row. The whole row is the target; a control that belongs to it stands beside, on
 * phones under it.
 *
 * - **Do** put every switch into a `SwitchList`, also a single one.
 * - **Don't** use it for a choice of one out of several.
 */
const meta = {
  title: "Components/Forms/Switches",
  component: SwitchField,
  args: { label: "Notifications", checked: false, onCheckedChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <SwitchList>
        <SwitchField {...args} />
      </SwitchList>
    </div>
  ),
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing the label works like pressing the switch. */
export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch", { name: "Notifications" });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText("Notifications"));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    control.focus();
    await userEvent.keyboard(" ");
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

/** Told by place and filling, not by colour alone. */
export const On: Story = { args: { checked: true } };

/** Cannot be used now. */
export const Disabled: Story = { args: { disabled: true, checked: true } };

/** A second line says what it does. */
export const WithHint: Story = { args: { hint: "Mail about lessons and expiring documents." } };

function RoleList() {
  const [on, setOn] = useState<Readonly<Record<string, boolean>>>({ Captain: true });
  return (
    <div style={{ maxWidth: 640 }}>
      <SwitchList legend="Role(s)">
        {["Captain", "First Officer", "Flight Instructor on a type with a very long name"].map(
          (role) => (
            <SwitchField
              key={role}
              label={role}
              checked={on[role] === true}
              onCheckedChange={(checked) => setOn({ ...on, [role]: checked })}
            >
              {on[role] === true && (
                <Field label="Licence" labelBeside defaultValue="ATPL 418 207" />
              )}
            </SwitchField>
          ),
        )}
      </SwitchList>
    </div>
  );
}

/** Several in one frame, one with a field of its own. */
export const AList: Story = {
  parameters: { controls: { disable: true } },
  render: () => <RoleList />,
};

/** The field moves under its switch. */
export const AListOnAPhone: Story = {
  parameters: { controls: { disable: true } },
  render: () => <RoleList />,
  globals: { viewport: { value: "phone" } },
};
