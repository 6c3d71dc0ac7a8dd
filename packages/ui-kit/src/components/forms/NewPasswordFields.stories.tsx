import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FormContext } from "./form-state.ts";
import { PASSWORD_RULE } from "./password-rule.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { useControlledValue } from "./story-fixture.tsx";

/**
 * A new password and its confirmation, with a strength meter and the rule, whose parts are ticked while typing.
 *
 * ## When to use
 * Wherever a password is set: the profile, a new person, a forgotten password.
 *
 * ## When not to use
 * To enter an existing password: use the field of the sign-in.
 *
 * ## Content
 * The rule in its required words, as a list of parts.
 *
 * ## Behaviour
 * The meter and the ticks follow each letter. Errors appear after the first attempt to send.
 *
 * ## Accessibility
 * The rule is read with the field. The meter has its strength as a word. It is grey, because red, amber and green
 * belong to statuses.
 *
 * ## For developers
 * Check `isNewPasswordReady` before sending, and set `showProblems` if it is false.
 */
const meta = {
  title: "Components/Forms/NewPasswordFields",
  component: NewPasswordFields,
  args: { value: { password: "", passwordConfirmation: "" }, onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useControlledValue(args.value);
    return (
      <NewPasswordFields
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewPasswordFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rule is shown without ticks. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(PASSWORD_RULE)).toBeVisible();
    for (const item of canvas.getAllByRole("listitem")) {
      await expect(item).toHaveTextContent(", not met");
    }
  },
};

/** Errors appear and disappear without moving anything, because their line is reserved. */
export const ErrorsDoNotMoveTheForm: Story = {
  play: async ({ canvas, canvasElement }) => {
    const password = canvas.getByLabelText("Password");
    const heights = new Set([canvasElement.scrollHeight]);
    for (const [field, typed] of [
      [password, "short"],
      [canvas.getByLabelText("Confirm Password"), "other"],
      [password, "er"],
    ] as const) {
      await userEvent.type(field, typed);
      heights.add(canvasElement.scrollHeight);
      await userEvent.tab();
      heights.add(canvasElement.scrollHeight);
    }
    await expect(canvas.getByText("This password does not meet the rule below.")).toBeVisible();
    await expect([...heights]).toHaveLength(1);
  },
};

/** Every part of the rule shows whether it is met. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "Turbine-4");
    const items = canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(items.filter((text) => text.endsWith("not met"))).toEqual([
      "12 characters or more, not met",
    ]);
    await expect(await canvas.findByText(/^(Weak|Fair|Good)$/)).toBeVisible();
  },
};

/** The password is strong, and both fields are the same. */
export const Good: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "tL9$wq-Zk4v?Bn");
    await userEvent.type(canvas.getByLabelText("Confirm Password"), "tL9$wq-Zk4v?Bn");
    await expect(await canvas.findByText("Strong")).toBeVisible();
    await expect(canvas.queryByText("The passwords do not match.")).toBeNull();
  },
};

/** The difference is marked when the second field loses the focus, not while typing. */
export const Mismatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "tL9$wq-Zk4v?Bn");
    await userEvent.type(canvas.getByLabelText("Confirm Password"), "tL9$wq");
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText("The passwords do not match.")).toBeVisible();
  },
};

/** After an attempt to send, every error is shown. */
export const Refused: Story = { args: { showProblems: true } };

/** Only the server could find this error. */
export const RejectedByServer: Story = {
  args: {
    value: { password: "tL9$wq-Zk4v?Bn", passwordConfirmation: "tL9$wq-Zk4v?Bn" },
  },
  decorators: [
    (Story) => (
      <FormContext
        value={{
          readOnly: false,
          showErrors: false,
          errorOf: (name) =>
            name === "password" ? "The password has appeared in a data leak." : undefined,
          clearFieldError: () => undefined,
        }}
      >
        <Story />
      </FormContext>
    ),
  ],
};

/** On a phone, the fields are one below the other. */
export const OneColumnOnAPhone: Story = {
  args: { value: { password: "Turbine-4", passwordConfirmation: "" } },
  globals: { viewport: { value: "phone" } },
};
