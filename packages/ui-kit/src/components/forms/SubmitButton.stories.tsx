import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Field } from "./Field.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

const submitted = fn();

/**
 * The button that sends a form.
 *
 * ## When to use
 * For the one filled button of a form.
 *
 * ## When not to use
 * Twice in a view, or for a link to another page.
 *
 * ## Content
 * The verb of the action: Create, Update, Submit.
 *
 * ## Behaviour
 * While the call is pending it shows a spinner, has the focus and ignores further presses. It is never disabled
 * because a value is missing, unless a requirement demands it.
 *
 * ## Accessibility
 * It is announced as busy, and the focus stays on it.
 *
 * ## For developers
 * Set `pending` while the call is pending. MUI's `loading` would disable the button, which loses the focus.
 */
const meta = {
  title: "Components/Forms/SubmitButton",
  component: SubmitButton,
  args: { pending: false, disabled: false, children: "Update" },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <div style={{ maxWidth: 640, marginBottom: 24 }}>
          <Field label="Company Name" defaultValue="Aurora Air Charter" />
        </div>
        <Story />
      </form>
    ),
  ],
  beforeEach: () => {
    submitted.mockClear();
  },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in a field sends the form, as a press does. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

/** Neither a press nor Enter in a field sends the form again. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Update" });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(submitted).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** A requirement disables it: 'Reset password' until the password is valid. */
export const Disabled: Story = { args: { disabled: true, children: "Reset password" } };

/** On a phone it is high enough for a thumb. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
