import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Field, PasswordField } from "./Field.tsx";

/**
 * The text field of the sign-in pages: label above, an error with its icon below.
 *
 * ## When to use
 * On login, password and lock pages.
 *
 * ## When not to use
 * Behind the sign-in: forms there have more kinds of fields, which look the same.
 *
 * ## Content
 * A label of one or two words. Never a placeholder in its place, since it disappears with the first letter.
 *
 * ## Behaviour
 * An error is below the field until the value is corrected. A button shows the password.
 *
 * ## Accessibility
 * The error is read with its field, which is marked as invalid. The browser's password manager works.
 *
 * ## For developers
 * It looks like MUI's `TextField`, but without its select, which the sign-in page would have to load. Use
 * `TextField` on pages that may load it.
 */
const meta = {
  title: "Components/Forms/Field",
  component: Field,
  argTypes: {
    error: { control: "text" },
    required: { control: "boolean" },
    readOnly: { control: "boolean" },
    placeholder: { control: "text" },
  },
  args: { label: "First Name", defaultValue: "Łukasz" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is above the text. */
export const Filled: Story = {};

/** An asterisk follows the label, and the browser treats the field as required. */
export const Required: Story = {
  args: { required: true, onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("textbox", { name: "First Name" });
    await expect(input).toBeRequired();
    await userEvent.type(input, "!");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input).toHaveValue("Łukasz!");
  },
};

/** The error is below the field and read out with it. */
export const WithError: Story = {
  args: {
    label: "Username",
    type: "email",
    required: true,
    defaultValue: "lukasz@aurora.test",
    error: "The username has already been taken.",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Username" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("The username has already been taken.");
  },
};

/** The field cannot be used at the moment. */
export const Disabled: Story = { args: { disabled: true } };

/** The text can be read, selected and copied. */
export const ReadOnly: Story = { args: { readOnly: true } };

/** A placeholder shows the expected format. */
export const Empty: Story = {
  args: { defaultValue: "", placeholder: "https://crm.example.test/accounts/1" },
};

/** The label and the error wrap, and words without spaces break. */
export const LongLabelAndError: Story = {
  args: {
    label: "A label that goes on and on until it needs a second line, on phones even a third one",
    error: "unbroken".repeat(20),
  },
  globals: { viewport: { value: "narrow" } },
};

/** A button shows the password. */
export const Password: Story = {
  parameters: { controls: { disable: true } },
  render: () => <PasswordField required defaultValue="correct horse" />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Password");
    await expect(input).toHaveAttribute("type", "password");
    const reveal = canvas.getByRole("button", { name: "Show Password" });
    await userEvent.click(reveal);
    await expect(input).toHaveAttribute("type", "text");
    await expect(reveal).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(reveal);
    await expect(input).toHaveAttribute("type", "password");
  },
};

/** The button stays beside the text when there is an error. */
export const PasswordWithError: Story = {
  parameters: { controls: { disable: true } },
  render: () => <PasswordField required error="Invalid username or password." />,
};
