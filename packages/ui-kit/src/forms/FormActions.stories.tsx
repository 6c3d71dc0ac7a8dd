import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trash2 } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Field } from "./Field.tsx";
import { FormActions } from "./FormActions.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

const submitted = fn();

/**
 * The bar with a form's buttons. Delete far left, the primary button far right, where the fields end.
 * While the answer is awaited the primary button keeps its focus and swallows every further press.
 *
 * - **Do** use `SubmitButton` for the one filled button of a form.
 * - **Don't** disable it because something is missing, unless a requirement asks for it: let it be
 *   pressed and say what.
 */
const meta = {
  title: "Components/Forms/FormActions",
  component: FormActions,
  args: {
    danger: (
      <Button color="error" startIcon={<Trash2 size={16} aria-hidden />}>
        Delete
      </Button>
    ),
    children: (
      <>
        <Button variant="outlined">Cancel</Button>
        <SubmitButton pending={false}>Update</SubmitButton>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <form
        style={{ padding: "24px 32px 40px", overflowX: "clip" }}
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
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Delete, Cancel and the one filled button. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

/** Neither a press nor Enter in a field sends the form again. */
export const Pending: Story = {
  args: {
    children: (
      <>
        <Button variant="outlined">Cancel</Button>
        <SubmitButton pending>Update</SubmitButton>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Update" });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(submitted).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** Where a requirement asks for it: 'Reset password' before the rule is kept. */
export const Disabled: Story = {
  args: {
    children: (
      <SubmitButton pending={false} disabled>
        Reset password
      </SubmitButton>
    ),
  },
};

/** The primary button takes the room that is left. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
