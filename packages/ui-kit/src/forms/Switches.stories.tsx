import FormGroup from "@mui/material/FormGroup";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FormSwitch } from "./SwitchOptions.tsx";

/**
 * A switch in its row, which is the target.
 *
 * ## When to use
 * For one thing that is on or off, such as notifications.
 *
 * ## When not to use
 * For one out of several, or for a list: those are radios and SwitchOptions.
 *
 * ## Content
 * A label that is true when the switch is on. Never a question.
 *
 * ## Behaviour
 * The whole row can be pressed. It counts when the form is sent.
 *
 * ## Accessibility
 * Space turns it; it says On or Off by its role. A single one has its frame too.
 *
 * ## For developers
 * Put every switch into a `FormGroup`, also a single one.
 */
const meta = {
  title: "Components/Forms/Switches",
  component: FormSwitch,
  args: { name: "notifications", label: "Notifications", checked: false, onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <FormGroup>
        <FormSwitch {...args} />
      </FormGroup>
    </div>
  ),
} satisfies Meta<typeof FormSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing the label works like pressing the switch. */
export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch", { name: "Notifications" });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText("Notifications"));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    control.focus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Told by place and filling, not by colour alone. */
export const On: Story = { args: { checked: true } };

/** What is wrong with it stands under its label. */
export const WithError: Story = {
  args: { error: "Notifications cannot be switched on while suspended." },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch");
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(args.error);
  },
};

/** Names wrap beside the switch. */
export const LongNameOnAPhone: Story = {
  args: { label: "Flight Instructor on a type with a very long name, and of a second one" },
  globals: { viewport: { value: "phone" } },
};
