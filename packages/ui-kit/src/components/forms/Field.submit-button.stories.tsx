import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Field, SubmitButton } from "./Field.tsx";

const submitted = fn();

/**
 * The button that sends a form.
 *
 * ## When to use
 * For the one filled button of a form.
 *
 * ## When not to use
 * Twice in a view, or for something that leads elsewhere.
 *
 * ## Content
 * The verb of the deed: Create, Update, Submit.
 *
 * ## Behaviour
 * While the answer is awaited it turns, keeps its focus and swallows every further press. It is not
 * disabled because something is missing, unless a requirement asks for it.
 *
 * ## Accessibility
 * It says that it is busy, and stays where the focus is.
 *
 * ## For developers
 * Give `pending` for the length of the call. MUI's `loading` would disable it, which drops the focus.
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

/** Where a requirement asks for it: 'Reset password' before the rule is kept. */
export const Disabled: Story = { args: { disabled: true, children: "Reset password" } };

/** As high as a thumb needs. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
