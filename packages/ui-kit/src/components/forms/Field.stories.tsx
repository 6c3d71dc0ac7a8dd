import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Field, PasswordField } from "./Field.tsx";

/**
 * The text field of the sign-in pages: label above, an error with its sign under it.
 *
 * ## When to use
 * On login, password and lock pages.
 *
 * ## When not to use
 * Behind the sign-in: forms there have more kinds of fields, which look the same.
 *
 * ## Content
 * A label of one or two words. Never a placeholder in its place: that goes when the first letter comes.
 *
 * ## Behaviour
 * An error stands under the field until it is mended. A password can be shown for a moment of checking.
 *
 * ## Accessibility
 * The error is read with its field, which says that it is wrong. The browser's own help for passwords
 * works.
 *
 * ## For developers
 * It looks like MUI's `TextField`, without the select in it, which the sign-in page would have to
 * fetch. Use `TextField` where the page may load one.
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

/** Label above, text in the field. */
export const Filled: Story = {};

/** A sign after the label; the browser knows as well. */
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

/** The words stand under the field and are read out with it. */
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

/** Cannot be used now. */
export const Disabled: Story = { args: { disabled: true } };

/** Can be read, marked and copied. */
export const ReadOnly: Story = { args: { readOnly: true } };

/** A placeholder shows the form of what is expected. */
export const Empty: Story = {
  args: { defaultValue: "", placeholder: "https://crm.example.test/accounts/1" },
};

/** Both wrap, and words without end break. */
export const LongLabelAndError: Story = {
  args: {
    label: "A label that goes on and on until it needs a second line, on phones even a third one",
    error: "unbroken".repeat(20),
  },
  globals: { viewport: { value: "narrow" } },
};

/** Password with a button that shows it. */
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

/** The button stays beside the text when something is wrong. */
export const PasswordWithError: Story = {
  parameters: { controls: { disable: true } },
  render: () => <PasswordField required error="Invalid username or password." />,
};
