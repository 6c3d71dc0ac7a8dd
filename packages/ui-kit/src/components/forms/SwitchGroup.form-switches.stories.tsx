import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FormContext } from "./form-state.tsx";
import { FormSwitches } from "./SwitchGroup.tsx";

/**
 * Switches in their rows, which are the targets.
 *
 * ## When to use
 * For one thing that is on or off, such as notifications.
 *
 * ## When not to use
 * For one out of several, or for a list: those are radios and SwitchGroup.
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
 * Give names and labels, and the part of the form's values that has them.
 */
const meta = {
  title: "Components/Forms/Switches",
  component: FormSwitches,
  args: {
    switches: [["notifications", "Notifications"]],
    on: { notifications: false },
    onChange: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <FormSwitches {...args} />
    </div>
  ),
} satisfies Meta<typeof FormSwitches>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing the label works like pressing the switch. */
export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch", { name: "Notifications" });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText("Notifications"));
    await expect(args.onChange).toHaveBeenCalledWith({ notifications: true });
    control.focus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Told by place and filling, not by colour alone. */
export const On: Story = { args: { on: { notifications: true } } };

const ERROR = "Notifications cannot be switched on while suspended.";

/** The error is under its label. */
export const WithError: Story = {
  decorators: [
    (Story) => (
      <FormContext
        value={{
          readOnly: false,
          showErrors: true,
          errorOf: () => ERROR,
          clearFieldError: () => undefined,
        }}
      >
        <Story />
      </FormContext>
    ),
  ],
  play: async ({ canvas }) => {
    const control = canvas.getByRole("switch");
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(ERROR);
  },
};

/** Names wrap beside the switch. */
export const LongNameOnAPhone: Story = {
  args: {
    switches: [
      ["notifications", "Flight Instructor on a type with a very long name, and of a second one"],
    ],
  },
  globals: { viewport: { value: "phone" } },
};
