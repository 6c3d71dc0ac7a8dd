import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { DateField } from "./DateField.tsx";
import { controlled } from "./story-fixture.tsx";
import { FormContext } from "./form-state.ts";

const Kept = controlled(DateField);

/**
 * A date, typed or picked.
 *
 * ## When to use
 * For every date that a person enters: an issue, an expiry, a return.
 *
 * ## When not to use
 * For a date with a time, or for a range, which is two fields.
 *
 * ## Content
 * YYYY-MM-DD or YYYY/MM/DD, as the form requires. A hint says what a blank field means.
 *
 * ## Behaviour
 * A date is typed section by section, picked, or pasted in any unambiguous format. Text that is not understood
 * leaves the date unchanged, and a message shows the format. A stored date outside the allowed range stays until it
 * is changed. If the field may be blank, a cross clears it.
 *
 * ## Accessibility
 * Each section has a name and can be changed by the arrow keys. The calendar is a dialog of its own. Dates that
 * cannot be chosen are crossed out.
 *
 * ## For developers
 * Dates are passed as `YYYY-MM-DD`, never shifted by a time zone. Convert instants into dates where they are read.
 * `min` and `max` are dates.
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
  // The first year of an empty field's calendar is visible only once it is open.
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

/** A stored date out of range shows an error as soon as the date is in use, such as a return. */
export const StoredOutOfRange: Story = {
  args: { value: "2026-11-01", isStarting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Year" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  },
};

/** After its last digit the focus moves from year to month to day. Separators may be typed too. */
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

/** A date is read in any unambiguous format. */
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

/** An ambiguous or invalid text leaves the date unchanged, and the format is shown. */
export const PastedAmbiguous: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("group", { name: "Date of return:" });
    for (const text of ["05/06/2027", "202711", "311227", "31/12/27", "2027-02-30", "soon"]) {
      await userEvent.click(canvas.getByRole("spinbutton", { name: "Month" }));
      await userEvent.paste(text);
      await expect(field).toHaveAccessibleDescription(
        `“${text}” could not be read as a date. Enter a date as YYYY/MM/DD.`,
      );
      await expect(dayOf(canvas)).toHaveValue("2027/01/15");
    }
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.paste("4/5/2027");
    await expect(dayOf(canvas)).toHaveValue("2027/01/15");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste("2027-05-04");
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-05-04");
    await expect(field).not.toHaveAccessibleDescription(/could not be read as a date/);
  },
};

/** An impossible digit clears its section and never begins another one. */
export const TypedInvalidMonth: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("group", { name: "Date of return:" });
    await type(canvas, "20271301");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Enter a date as YYYY/MM/DD."));
    await expect(args.onChange).not.toHaveBeenCalledWith("2027-03-01");
    await expect(dayOf(canvas)).toHaveValue("2027/MM/15");
  },
};

/** A date that does not exist is never passed to the caller. The text stays, so that it can be corrected. */
export const InvalidDate: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("group", { name: "Date of return:" });
    await type(canvas, "20270230");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription("Enter a date as YYYY/MM/DD.");
    await expect(dayOf(canvas)).toHaveValue("2027/02/30");
    await expect(args.onChange).not.toHaveBeenCalledWith("2027-02-30");
  },
};

/** A date with a missing section, or with a year of three digits, is incomplete. */
export const Incomplete: Story = {
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

/** The error names the first and the last date allowed. */
export const OutOfRange: Story = {
  play: async ({ canvas }) => {
    await type(canvas, "2027-07-01");
    await expect(
      canvas.getByRole("group", { name: "Date of return:" }),
    ).toHaveAccessibleDescription("Choose a date from 2026/11/20 to 2027/06/30.");
  },
};

/** The pressed date is passed to the caller, in any time zone. */
export const Calendar: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Choose date for Date of return" }));
    const day = await page.findByRole("gridcell", { name: "15" }, { timeout: 8000 });
    await expect(day).toHaveAttribute("aria-selected", "true");
    await userEvent.click(page.getByRole("gridcell", { name: "31" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-01-31");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** Dates outside the bounds are crossed out and cannot be chosen. */
export const CalendarBounds: Story = {
  args: { value: "2026-11-25" },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Choose date for Date of return" }));
    await page.findByRole("gridcell", { name: "25" }, { timeout: 8000 });
    await expect(page.getByRole("gridcell", { name: "19" })).toBeDisabled();
    await expect(page.getByRole("gridcell", { name: "20" })).toBeEnabled();
  },
};

/** The date can only be picked (shell 2.22). Pointer and keyboard open the calendar from the field. */
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

/** The date can be read, and the calendar does not open. */
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
    await expect(
      canvas.getByRole("button", { name: "Choose date for Date of return" }),
    ).toBeDisabled();
  },
};

function centre(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return Math.round(left + width / 2);
}

/** The calendar fits a phone, with each day below the letter of its weekday. */
export const CalendarOnAPhone: Story = {
  ...Calendar,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Choose date for Date of return" }));
    const day = await page.findByRole("gridcell", { name: "15" }, { timeout: 8000 });
    const week = [...(day.closest("[role=row]")?.children ?? [])].map(centre);
    await expect(week).toHaveLength(7);
    await expect(page.getAllByRole("columnheader").map(centre)).toEqual(week);
  },
  globals: { viewport: { value: "phone" } },
};

/** The calendar fits 320 px. */
export const CalendarAtTheNarrowest: Story = {
  ...CalendarOnAPhone,
  globals: { viewport: { value: "narrow" } },
};
