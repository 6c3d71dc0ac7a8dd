import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { DateField } from "./DateField.tsx";
import { controlled } from "./story-fixture.tsx";
import { FormContext } from "./form-state.tsx";

const Kept = controlled(DateField);

/**
 * A day of the calendar, typed or picked.
 *
 * ## When to use
 * For every day that a person gives: an issue, an expiry, a return.
 *
 * ## When not to use
 * For a moment with an hour, or for a range: those are two fields.
 *
 * ## Content
 * YYYY-MM-DD or YYYY/MM/DD, as the place asks for. A hint says what leaving it blank means.
 *
 * ## Behaviour
 * Typed section by section, pasted in any way of writing that means one day without doubt, or picked. What
 * is not understood leaves the day as it was, and how a day is written is said. A stored day outside of what
 * is allowed is kept until it is changed. Where blank is allowed, a cross empties it.
 *
 * ## Accessibility
 * Each part says what it is and can be changed by the arrows; the calendar is a dialog of its own. Days
 * that cannot be chosen are crossed out.
 *
 * ## For developers
 * Days go in and out as `YYYY-MM-DD`, never shifted by a time zone; turn instants into days where they
 * are read. `min` and `max` are days.
 */
const meta = {
  title: "Components/Forms/DateField",
  component: DateField,
  args: {
    label: "Date of return:",
    name: "endDate",
    today: "2026-11-20",
    value: "2027-01-15",
    onChange: fn(),
    format: "yyyy/MM/dd",
    clearable: true,
    min: "2026-11-20",
    max: "2027-06-30",
    hint: "(leave blank to suspend until subscription renewal)",
  },
  // The year at which the calendar of an empty field opens is seen only once it is open.
  argTypes: { opensYearsAhead: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, minHeight: 440 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The text of the whole field. */
const dayOf = (canvas: Canvas) => canvas.getByLabelText("Date of return:", { selector: "input" });

async function type(canvas: Canvas, day: string): Promise<void> {
  await userEvent.click(canvas.getByRole("spinbutton", { name: "Year" }));
  await userEvent.keyboard(day);
}

/** A stored day outside of what is allowed is said as soon as the day begins to count, such as a return. */
export const StoredOutOfRange: Story = {
  args: { value: "2026-11-01", isStarting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Year" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  },
};

/** Figures go on by themselves from year to month to day; separators may be typed along. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await expect(dayOf(canvas)).toHaveValue("2027/01/15");
    await type(canvas, "2027-3-1");
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-03-01");
    await expect(dayOf(canvas)).toHaveValue("2027/03/01");
    await type(canvas, "2028/2/29");
    await expect(args.onChange).toHaveBeenLastCalledWith("2028-02-29");
    await type(canvas, "20270105");
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-01-05");
    await userEvent.keyboard("{Control>}a{/Control}{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(dayOf(canvas)).toHaveValue("");
  },
};

/** A whole day is read in any way of writing that leaves no doubt which day it is. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    for (const [text, day] of [
      ["2027-3-1", "2027-03-01"],
      [" 2027/04/02 ", "2027-04-02"],
      ["20270503", "2027-05-03"],
      ["2027.6.4", "2027-06-04"],
      ["31/05/2027", "2027-05-31"],
      ["2027-01-31T00:00:00Z", "2027-01-31"],
      ["14 Feb 2027", "2027-02-14"],
    ] as const) {
      await userEvent.click(canvas.getByRole("spinbutton", { name: "Month" }));
      await userEvent.paste(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(day);
      await expect(dayOf(canvas)).toHaveValue(day.replaceAll("-", "/"));
    }
  },
};

/** An ambiguous or invalid text leaves the day unchanged, and the format is shown. */
export const PastedInDoubt: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("group", { name: "Date of return:" });
    for (const text of ["05/06/2027", "202711", "311227", "31/12/27", "2027-02-30", "soon"]) {
      await userEvent.click(canvas.getByRole("spinbutton", { name: "Month" }));
      await userEvent.paste(text);
      await expect(field).toHaveAccessibleDescription(
        `“${text}” was not taken. Enter a date as YYYY/MM/DD.`,
      );
      await expect(dayOf(canvas)).toHaveValue("2027/01/15");
    }
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.paste("4/5/2027");
    await expect(dayOf(canvas)).toHaveValue("2027/01/15");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste("2027-05-04");
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-05-04");
    await expect(field).not.toHaveAccessibleDescription(/was not taken/);
  },
};

/** A figure that no day has there empties its section: it never begins another day. */
export const TypedInDoubt: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("group", { name: "Date of return:" });
    await type(canvas, "20271301");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Enter a date as YYYY/MM/DD."));
    await expect(args.onChange).not.toHaveBeenCalledWith("2027-03-01");
    await expect(dayOf(canvas)).toHaveValue("2027/MM/15");
  },
};

/** Nothing that is no day is ever given to the caller; what was typed stays, so that it can be mended. */
export const NoSuchDay: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("group", { name: "Date of return:" });
    await type(canvas, "20270230");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription("Enter a date as YYYY/MM/DD.");
    await expect(dayOf(canvas)).toHaveValue("2027/02/30");
    await expect(args.onChange).not.toHaveBeenCalledWith("2027-02-30");
  },
};

/** A day of which a part is missing is no day, and a year of three figures is one typed in part. */
export const Unfinished: Story = {
  args: { value: null },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("group", { name: "Date of return:" });
    await type(canvas, "2027");
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription("Enter a date as YYYY/MM/DD."));
    await type(canvas, "202-3-1");
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription("Enter a date as YYYY/MM/DD."));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Says from when to when. */
export const OutOfRange: Story = {
  play: async ({ canvas }) => {
    await type(canvas, "2027-07-01");
    await expect(
      canvas.getByRole("group", { name: "Date of return:" }),
    ).toHaveAccessibleDescription("Choose a date from 2026/11/20 to 2027/06/30.");
  },
};

/** The day pressed is the day given, in any time zone. */
export const Calendar: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Choose Date of return" }));
    const day = await page.findByRole("gridcell", { name: "15" }, { timeout: 8000 });
    await expect(day).toHaveAttribute("aria-selected", "true");
    await userEvent.click(page.getByRole("gridcell", { name: "31" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-01-31");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** Days outside the bounds are crossed out and cannot be chosen. */
export const CalendarBounds: Story = {
  args: { value: "2026-11-25" },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Choose Date of return" }));
    await page.findByRole("gridcell", { name: "25" }, { timeout: 8000 });
    await expect(page.getByRole("gridcell", { name: "19" })).toBeDisabled();
    await expect(page.getByRole("gridcell", { name: "20" })).toBeEnabled();
  },
};

/** Picked, never typed (shell 2.22): the field opens the calendar by pointer and by key. */
export const Picked: Story = {
  args: {
    label: "Subscription Renewal",
    name: "subscription",
    value: null,
    typed: false,
    clearable: false,
    format: "yyyy-MM-dd",
    hint: "",
  },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByPlaceholderText("Pick a day");
    await userEvent.type(field, "2027");
    await expect(field).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    field.focus();
    await userEvent.keyboard("{ArrowDown}");
    const day = await page.findByRole("gridcell", { name: "30" }, { timeout: 8000 });
    await userEvent.click(day);
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-30");
  },
};

/** The day can be read; the calendar stays closed. */
export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <FormContext
        value={{
          readOnly: true,
          showErrors: false,
          errorOf: () => undefined,
          clearFieldError: () => undefined,
        }}
      >
        <Story />
      </FormContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Choose Date of return" })).toBeDisabled();
  },
};

/** The calendar fits a phone. */
export const CalendarOnAPhone: Story = {
  ...Calendar,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Choose Date of return" }));
    await page.findByRole("gridcell", { name: "15" }, { timeout: 8000 });
  },
  globals: { viewport: { value: "phone" } },
};

/** And 320 px. */
export const CalendarAtTheNarrowest: Story = {
  ...CalendarOnAPhone,
  globals: { viewport: { value: "narrow" } },
};
