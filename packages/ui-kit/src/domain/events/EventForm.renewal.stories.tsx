import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { controlled, withPagePadding } from "../../components/forms/story-fixture.tsx";
import { ATTACHED, MEDICAL, NEW_FILES, TODAY } from "./event-fixture.ts";
import { EventForm } from "./EventForm.tsx";

const Kept = controlled(EventForm);
const RENEWED = { ...MEDICAL, issuedAt: TODAY, expiryAt: "2028-11-19" };

/**
 * The form of Renew Event, which proposes the day of issue and the expiry.
 *
 * ## When to use
 * For an event that has expired or expires soon.
 *
 * ## When not to use
 * For any other change of an event.
 *
 * ## Content
 * The dates come before the files, because the proposed ones must be checked. The line below them compares them with
 * the earlier ones. Where they are not valid as long as before, a caution says both, but does not prevent saving.
 *
 * ## Behaviour
 * A proposed expiry follows the day of issue. An expiry that the person has entered stays.
 *
 * ## Accessibility
 * A change of the expiry by another field is announced, and so are the cautions.
 *
 * ## For developers
 * Pass the dates before the renewal as `renewalOf`, and the current day, which may change while the form is open.
 */
const meta = {
  title: "Components/Events/EventForm, renewal",
  component: EventForm,
  args: {
    mode: "update",
    value: RENEWED,
    renewalOf: MEDICAL,
    onChange: fn(),
    onSubmit: fn(),
    attachments: ATTACHED,
    onDeleteAttachment: fn(),
    cancel: { label: "Cancel", href: "#/my/events/1" },
    today: TODAY,
  },
  parameters: { frame: { height: 760 } },
  decorators: [withPagePadding],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof EventForm>;

export default meta;
type Story = StoryObj<typeof EventForm>;

/** The proposed dates come first. The new file is separate from the files that are already attached. */
export const Renewal: Story = {
  args: {
    value: { ...RENEWED, files: NEW_FILES.slice(0, 1) },
    onDelete: fn(),
    onArchive: fn(),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Issued today and valid for 24 months, as before/),
    ).toBeVisible();
    const titles = canvas.getAllByRole("heading", { level: 2 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      "Event",
      "Dates",
      "Expiry warnings",
      "Attachments",
      "Notes",
    ]);
    const old = canvas.getByRole("list", { name: "Attached before this renewal" });
    await expect(within(old).getAllByRole("listitem")).toHaveLength(ATTACHED.length);
    await expect(canvas.getByRole("list", { name: "New files" })).toBeVisible();
    await expect(canvas.queryByText(/^No new file is attached/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^(?:Archive|Delete)$/ })).toBeNull();
  },
};

const pasteDay = async (field: HTMLElement, day: string) => {
  await userEvent.click(within(field).getByRole("spinbutton", { name: "Month" }));
  await userEvent.paste(day);
};

/** The expiry follows the day of issue, and says so. */
export const OtherDayOfIssue: Story = {
  play: async ({ args, canvas }) => {
    await pasteDay(canvas.getByRole("group", { name: "Issued at" }), "2026-11-16");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ issuedAt: "2026-11-16", expiryAt: "2028-11-15" }),
    );
    const expiry = canvas.getByRole("group", { name: "Expiry at" });
    await expect(expiry).toHaveAccessibleDescription("Changed to 2028-11-15 to match Issued at.");
    await expect(canvas.getByText(/^Valid for 24 months, as before\./)).toBeVisible();
  },
};

/** The old files do not show the new dates, so that a missing new one is said. It does not prevent saving. */
export const WithoutNewFile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No new file is attached\./)).toBeVisible();
    await userEvent.upload(canvas.getByTestId("event-files"), NEW_FILES.slice(0, 1));
    await expect(canvas.queryByText(/^No new file is attached/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Remove / }));
    await expect(canvas.getByText(/^No new file is attached\./)).toBeVisible();
  },
};

/** The person has entered a later expiry. It stays, and a caution compares it with the earlier one. */
export const OtherExpiry: Story = {
  play: async ({ args, canvas }) => {
    const expiry = canvas.getByRole("group", { name: "Expiry at" });
    await pasteDay(expiry, "2028-11-30");
    await pasteDay(canvas.getByRole("group", { name: "Issued at" }), "2026-11-16");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ issuedAt: "2026-11-16", expiryAt: "2028-11-30" }),
    );
    await expect(expiry).toHaveAccessibleDescription("");
    const caution = canvas.getByText("Valid for 24 months and 15 days; before: 24 months.");
    await expect(caution).toBeVisible();
    await expect(caution.closest("[role=status]")).not.toBeNull();
    await expect(canvas.getByText(/^Attached files stay\./)).toBeVisible();
  },
};

/** The old validity is unknown, so the person is asked for the new expiry. */
export const WithoutInterval: Story = {
  args: { value: { ...MEDICAL, issuedAt: TODAY }, renewalOf: { ...MEDICAL, issuedAt: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Issued today. Enter the new expiry date/)).toBeVisible();
  },
};

/** The dates, the warnings and the file are one below the other. */
export const OnAPhone: Story = { ...OtherExpiry, globals: { viewport: { value: "phone" } } };
