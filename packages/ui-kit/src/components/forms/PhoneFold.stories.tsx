import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { LONG_NAME } from "./form-fixture.ts";
import { FormTextField } from "./FormTextField.tsx";
import { PhoneFold } from "./PhoneFold.tsx";
import { withPagePadding } from "./story-fixture.tsx";

function Folded(props: ComponentProps<typeof PhoneFold>) {
  const [name, setName] = useState(props.summary);
  return (
    <PhoneFold {...props} summary={name} isWrong={name.trim() === ""}>
      <FormTextField label="Name" name="name" required value={name} onText={setName} />
    </PhoneFold>
  );
}

/**
 * On phones, a line with the values of fields. A press opens them.
 *
 * ## When to use
 * For fields at the top of a form that are seldom changed, above a long list.
 *
 * ## When not to use
 * For a new thing, whose fields are empty.
 *
 * ## Content
 * A label, and the values in one text; the fields themselves once it is open, or where there is room.
 *
 * ## Behaviour
 * Typed values stay when it closes. A field with an error opens it, and it stays open once the error is resolved.
 *
 * ## Accessibility
 * The line is a button with `aria-expanded`, and its name includes the values.
 *
 * ## For developers
 * `names` are those of its fields: the page's error for one of them opens it.
 */
const meta = {
  title: "Components/Forms/PhoneFold",
  component: PhoneFold,
  args: { label: "Name", summary: "King Air crews", names: ["name"], children: null },
  decorators: [withPagePadding],
  render: (args) => <Folded {...args} />,
} satisfies Meta<typeof PhoneFold>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With room, there are the fields alone. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Name" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** On a phone, a press opens the fields, and a second one closes them. What was typed stays. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole("button", { name: "Name King Air crews" });
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(line);
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), " 350");
    await userEvent.click(line);
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(line).toHaveAccessibleName("Name King Air crews 350");
  },
};

/** A value that blocks the submit opens it. It stays open once the value is right. */
export const OpenedByAnError: Story = {
  args: { summary: "" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "Name" });
    await userEvent.type(field, "Medevac");
    await expect(field).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Name Medevac", expanded: true }));
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** Long values wrap. */
export const LongValues: Story = {
  args: { summary: LONG_NAME },
  globals: { viewport: { value: "phone" } },
};
