import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FieldPair } from "./Field.tsx";
import { FormSection } from "./FormSection.tsx";
import { FormLayout } from "./FormLayout.tsx";
import { FormTextField } from "./FormTextField.tsx";
import { withPagePadding } from "./story-fixture.tsx";
import { bindFields } from "./form-state.ts";

const VALUE = {
  name: "Aurora Air Charter",
  contact: "Noor van der Berg",
  phone: "+1 867 555 0100",
};

function Fields({ blank = false }) {
  const [value, setValue] = useState(blank ? { ...VALUE, contact: "", phone: " " } : VALUE);
  const field = bindFields(value, (part) => setValue({ ...value, ...part }));
  return (
    <>
      <FormSection title="Company">
        <FormTextField label="Company Name" required {...field("name")} />
      </FormSection>
      <FormSection title="In case of questions">
        <FieldPair>
          <FormTextField label="Contact" required={blank} {...field("contact")} />
          <FormTextField
            label="Telephone"
            helperText="With its prefix."
            required={blank}
            {...field("phone")}
          />
        </FieldPair>
      </FormSection>
    </>
  );
}

/**
 * The layout of all forms: section titles at the left, fields in one column, server errors above, the buttons
 * below.
 *
 * ## When to use
 * Wherever a record is created or changed.
 *
 * ## When not to use
 * For a filter or a search, which take effect at once.
 *
 * ## Content
 * Quiet titles of sections, labels above fields, hints below them. Delete is at the far left, the primary button at
 * the end of the fields.
 *
 * ## Behaviour
 * While the end of a form is below the window, its buttons are pinned to the window. In a wide window, a long form
 * lists its sections beside the fields. The primary button is never disabled because a value is missing: a press
 * names the missing value and moves the focus there.
 *
 * ## Accessibility
 * The focus moves to the first invalid field. Titles are headings. The list of sections is a navigation.
 *
 * ## For developers
 * Name fields as the server does, and pass the `ApiError` unchanged: messages find their fields, also for an entry
 * of a list (`companyRoles.2.licence`). Use `FormTextField` with `bindFields`: its `label`, `required` and `type`
 * decide whether the form can be sent. Any other control reports an invalid value by `data-unfinished`.
 */
const meta = {
  title: "Components/Forms/FormLayout",
  component: FormLayout,
  args: {
    label: "Edit Company",
    submitLabel: "Update",
    canSubmit: true,
    onSubmit: fn(),
    onDelete: fn(),
    cancel: { label: "Cancel", href: "#/company/profile" },
    children: <Fields />,
  },
  decorators: [withPagePadding],
} satisfies Meta<typeof FormLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in a field sends the form, as the button does. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Contact"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Two presses at once are one call, even before the caller sets pending. */
export const DoublePress: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Update" });
    button.click();
    button.click();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Fields and buttons are disabled, and the primary button is busy. */
export const Pending: Story = { args: { pending: true } };

/** The form can only be read. Back replaces Cancel. */
export const ReadOnly: Story = { args: { readOnly: true, cancel: { label: "Back", href: "#/" } } };

/** A press names the missing values and moves the focus to the first. */
export const Problems: Story = {
  args: { children: <Fields blank /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("Contact")).toHaveFocus();
    await expect(canvas.getByText("Contact is required.")).toBeVisible();
    await expect(canvas.getByText("Telephone is required.")).toBeVisible();
    canvas.getByLabelText("Telephone").focus();
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(canvas.getByLabelText("Contact")).toHaveFocus();
  },
};

/** A message about no field of this form is in the alert, which takes the focus. */
export const ErrorWithoutField: Story = {
  parameters: { frame: { height: 560 } },
  args: {
    error: {
      message: "The company cannot be changed now.",
      fieldErrors: { lock: ["Somebody else is editing it."] },
    },
    onDismissError: fn(),
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismissError).toHaveBeenCalledOnce();
  },
};

/** The server's message is above the form, and the message of a field is at that field. */
export const Refused: Story = {
  parameters: { frame: { height: 560 } },
  args: {
    error: {
      message: "The given data was invalid.",
      fieldErrors: {
        phone: ["The telephone is no number.", "The telephone is too short."],
        name: ["The name is taken."],
      },
    },
    onDismissError: fn(),
  },
  play: async ({ canvas }) => {
    const problems = within(canvas.getByRole("alert")).getAllByRole("listitem");
    await expect(problems.map(({ textContent }) => textContent)).toEqual([
      "The telephone is no number.",
      "The telephone is too short.",
      "The name is taken.",
    ]);
    await waitFor(() => expect(canvas.getByLabelText(/Company Name/)).toHaveFocus());
    // Each message moves the focus to its field.
    const message = await canvas.findByRole("button", { name: "The telephone is too short." });
    await userEvent.click(message);
    await expect(canvas.getByLabelText("Telephone")).toHaveFocus();
  },
};

const LONG = ["Company", "Contact", "Address", "Fleet", "Remarks"];

function LongFields() {
  return LONG.map((title) => (
    <FormSection key={title} title={title}>
      {["First", "Second", "Third"].map((label) => (
        <FormTextField key={label} label={label} name={`${title}.${label}`} onText={fn()} />
      ))}
    </FormSection>
  ));
}

/** The list marks the visible section. A press on a section scrolls to its title, also if the page ends first. */
export const SectionList: Story = {
  args: { children: <LongFields /> },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("navigation", { name: "Sections" });
    const entry = (name: string) => within(list).getByRole("button", { name });
    await expect(
      within(list)
        .getAllByRole("button")
        .map((one) => one.textContent),
    ).toEqual(LONG);
    await waitFor(() => expect(entry("Company")).toHaveAttribute("aria-current"));
    const before = window.location.href;
    for (const name of ["Address", "Remarks", "Fleet"]) {
      await userEvent.click(entry(name));
      await expect(canvas.getByRole("heading", { name })).toHaveFocus();
      await expect(list.querySelectorAll("[aria-current]")).toHaveLength(1);
      await waitFor(() => expect(entry(name)).toHaveAttribute("aria-current", "location"));
    }
    await expect(window.location.href).toBe(before);
    window.scrollTo(0, 0);
    await waitFor(() => expect(entry("Company")).toHaveAttribute("aria-current"));
  },
};

/** The list marks the section with the focus, such as that of the first error, until the page is scrolled on. */
export const SectionOfTheFocus: Story = {
  args: {
    onSubmit: fn(),
    children: (
      <>
        <FormSection title="Company">
          <FormTextField label="Company Name" name="name" required value="" onText={fn()} />
        </FormSection>
        {["Contact", "Remarks"].map((title) => (
          <FormSection key={title} title={title}>
            <FormTextField label={`${title}, text`} name={title} onText={fn()} />
          </FormSection>
        ))}
      </>
    ),
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("navigation", { name: "Sections" }));
    const expectMarked = (name: string) =>
      waitFor(() =>
        expect(list.getByRole("button", { name })).toHaveAttribute("aria-current", "location"),
      );
    for (const name of ["Remarks", "Contact"]) {
      await userEvent.click(canvas.getByLabelText(`${name}, text`));
      await expectMarked(name);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await waitFor(() => expect(canvas.getByLabelText(/Company Name/)).toHaveFocus());
    await expectMarked("Company");
  },
};

/** Where the list does not fit beside the fields, it is a row above them, in forms of four or more sections; on phones there is none. */
export const SectionRow: Story = {
  args: { children: <LongFields /> },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("navigation", { name: "Sections" }));
    await expect(list.getAllByRole("button")).toHaveLength(LONG.length);
    await userEvent.click(list.getByRole("button", { name: "Remarks" }));
    await expect(canvas.getByRole("heading", { name: "Remarks" })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    window.scrollTo(0, 0);
  },
};

/** The buttons of a short form are at its end. */
export const ButtonsAtTheEnd: Story = {
  parameters: { frame: { height: 800 } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("button", { name: "Update" }).closest("form")?.lastElementChild;
    await waitFor(() => expect(bar).not.toHaveAttribute("data-pinned"));
  },
};

/** The buttons of a long form are visible at the bottom of the window. */
export const ButtonsPinned: Story = {
  args: { children: <LongFields /> },
  parameters: { frame: { height: 560 } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("button", { name: "Update" }).closest("form")
      ?.lastElementChild?.firstElementChild;
    await waitFor(() => expect(bar).toHaveAttribute("data-pinned"));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(bar).not.toHaveAttribute("data-pinned"));
    window.scrollTo(0, 0);
    await waitFor(() => expect(bar).toHaveAttribute("data-pinned"));
  },
};

/** On a phone, titles are above their fields. */
export const Phone: Story = {
  args: Refused.args ?? {},
  globals: { viewport: { value: "phone" } },
};
