import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LONG_NAME } from "../../components/forms/form-fixture.ts";
import { withPagePadding, controlled } from "../../components/forms/story-fixture.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

const Kept = controlled(ProfileForm);

/**
 * The form of My Profile.
 *
 * ## When to use
 * For values that people may change about themselves.
 *
 * ## When not to use
 * For another person: use the form of Edit Person.
 *
 * ## Content
 * Names, username, notifications, and an optional new password.
 *
 * ## Behaviour
 * A button opens the fields of a new password. A password that was typed has to be valid and confirmed. The fields
 * are empty after every reply.
 *
 * ## Accessibility
 * The same as every form. Passwords are never read out.
 *
 * ## For developers
 * Clear the passwords after every reply, and exclude them from drafts.
 */
const meta = {
  title: "Components/Forms/ProfileForm",
  component: ProfileForm,
  args: {
    value: {
      name: "Ingrid",
      surname: "Sørensen",
      username: "training.manager@aurora.test",
      email: "ingrid.sorensen@aurora.test",
      password: "",
      passwordConfirmation: "",
      settings: { notifications: true },
    },
    onChange: fn(),
    onSubmit: fn(),
    cancel: { label: "Back", href: "#/" },
    canSubmit: true,
  },
  decorators: [withPagePadding],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Several presses before the reply make one call. */
export const Ready: Story = {
  args: { onSubmit: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvas }) => {
    const update = canvas.getByRole("button", { name: "Update" });
    await userEvent.click(update);
    await userEvent.dblClick(update);
    await userEvent.type(canvas.getByLabelText("Email"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute("href", "#/");
  },
};

/** Names, username and e-mail are required, the last two as addresses (shell 5). */
export const Incomplete: Story = {
  args: { value: { ...meta.args.value, name: " ", surname: "", username: "amara", email: "" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    for (const text of [
      "First Name is required.",
      "Last Name is required.",
      "Username must be an e-mail address.",
      "Email is required.",
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByLabelText("First Name")).toHaveFocus();
    await userEvent.clear(canvas.getByLabelText("Username"));
    await expect(canvas.getByText("Username is required.")).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The fields open at the first press, with the focus in the first, and stay open. */
export const PasswordOpened: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText("Password")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Change password" }));
    const password = canvas.getByLabelText("Password");
    await expect(password).toHaveFocus();
    await userEvent.type(password, "Turbine");
    await userEvent.clear(password);
    await expect(password).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** An invalid password, or a different confirmation, shows an error and is not sent. */
export const PasswordsDiffer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change password" }));
    const password = canvas.getByLabelText("Password");
    await userEvent.type(password, "short");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await expect(password).toHaveFocus();
    await userEvent.clear(password);
    await userEvent.type(password, "Correct.Horse.12");
    await userEvent.type(canvas.getByLabelText("Confirm Password"), "Correct.Horse.13");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText("The passwords do not match.")).toBeVisible();
    await expect(canvas.getByLabelText("Confirm Password")).toHaveFocus();
  },
};

/** Without `profile_update` there is no button, and Enter sends nothing. */
export const NoPermission: Story = {
  args: { canSubmit: false, readOnly: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Change password" })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText("First Name"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Update was pressed and the reply is pending. */
export const Pending: Story = { args: { pending: true } };

/** The server's error is at the field. */
export const Refused: Story = {
  parameters: { frame: { height: 560 } },
  args: {
    error: {
      message: "The given data was invalid.",
      fieldErrors: { email: ["The email must be a valid email address."] },
    },
  },
};

/** Long names stay in their fields. */
export const VeryLongNamesOnAPhone: Story = {
  args: {
    value: { ...meta.args.value, name: LONG_NAME, surname: LONG_NAME },
  },
  globals: { viewport: { value: "phone" } },
};
