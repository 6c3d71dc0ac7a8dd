import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { ErrorAlert } from "./ErrorAlert.tsx";

/**
 * A server error of a form: its message as the title, the messages of all fields as a list.
 *
 * ## When to use
 * Above a form that the server refused.
 *
 * ## When not to use
 * For any other failure: use a notice, or a message in place of the missing content.
 *
 * ## Content
 * The server's own words. The same messages are at their fields as well.
 *
 * ## Behaviour
 * It appears above the fields and can be dismissed. A new error replaces it.
 *
 * ## Accessibility
 * It takes the focus, so that it is read out and scrolled into view.
 *
 * ## For developers
 * `FormLayout` shows it and puts the messages at their fields. It is rarely used alone.
 */
const meta = {
  title: "Components/Feedback/ErrorAlert",
  component: ErrorAlert,
  args: {
    title: "The given data was invalid.",
    messages: ["The username has already been taken.", "The email must be a valid email address."],
    onDismiss: fn(),
  },
} satisfies Meta<typeof ErrorAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message, and one message for each field. */
export const WithFields: Story = {
  parameters: { frame: { height: 200 } },
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole("alert");
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The error names no field. */
export const MessageOnly: Story = {
  args: { title: "Invalid username or password.", messages: [] },
};

/** Text without spaces breaks inside the alert. */
export const LongMessages: Story = {
  args: {
    title: "The given data was invalid. ".repeat(6).trim(),
    messages: ["averyveryverylongunbrokenfieldname".repeat(8), "The name field is required."],
  },
  globals: { viewport: { value: "narrow" } },
};

/** Some servers repeat the message of a field as the message of the form. It is shown once. */
export const RepeatedMessage: Story = {
  args: { title: "This link has expired.", messages: ["This link has expired."] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("This link has expired.")).toHaveLength(1);
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};
