import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FormContext } from "./form-state.ts";
import { FormSwitches } from "./SwitchGroup.tsx";

/**
 * Switches in rows that can be pressed.
 *
 * ## When to use
 * For one setting that is on or off, such as notifications.
 *
 * ## When not to use
 * For one of several choices, or for a list: use radios or SwitchGroup.
 *
 * ## Content
 * A label that is true when the switch is on. Never a question.
 *
 * ## Behaviour
 * The whole row can be pressed. The change is sent with the form.
 *
 * ## Accessibility
 * Space turns it. It is announced as on or off by its role. A single switch has a frame too.
 *
 * ## For developers
 * Pass names with labels (`switches`), and the values of the form that have these names (`on`).
 */
const meta = {
  title: "Components/Forms/FormSwitches",
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

/** The state is visible by position and filling, not by colour alone. */
export const On: Story = { args: { on: { notifications: true } } };

const ERROR = "Notifications cannot be switched on while suspended.";

/** The error is below its label. */
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

/** Long names wrap beside the switch. */
export const LongNameOnAPhone: Story = {
  args: {
    switches: [
      ["notifications", "Flight Instructor on a type with a very long name, and of a second one"],
    ],
  },
  globals: { viewport: { value: "phone" } },
};
