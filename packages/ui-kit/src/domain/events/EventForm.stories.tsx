import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FormAlert } from "../../components/forms/FormAlert.tsx";
import { withPagePadding, controlled } from "../../components/forms/story-fixture.tsx";
import { ArchivedPill } from "./ArchiveButton.tsx";
import {
  ATTACHED,
  EMPTY_EVENT,
  LONG_DESCRIPTION,
  MEDICAL,
  NEW_FILES,
  sizedFile,
  TODAY,
} from "./event-fixture.ts";
import { notesIn } from "./event-story-fixture.ts";
import { EventForm, type EventFormProps } from "./EventForm.tsx";

const Kept = controlled(EventForm);

/**
 * The form of Create Event and Edit Event.
 *
 * ## When to use
 * To create or change an event or document.
 *
 * ## When not to use
 * To show one: use EventDetail.
 *
 * ## Content
 * Labels and texts are fixed by the requirements. Dates and warnings come first, then files and notes. Cautions
 * beside the warnings explain why one would not be sent, but do not prevent saving.
 *
 * ## Behaviour
 * Files are chosen here and sent with the form. The progress is visible wherever the form is scrolled to. An
 * attached file is deleted at once, after a question. Typed values stay when a call fails or is cancelled.
 *
 * ## Accessibility
 * Dropping a file is never the only way: a button chooses files too. Errors are at their fields, and the focus
 * moves there.
 *
 * ## For developers
 * Preserve the value when a call fails, so that one press sends everything again. Don't ask before a chosen file is
 * removed: it has not been sent yet.
 */
const meta = {
  title: "Components/Events/EventForm",
  component: EventForm,
  args: {
    mode: "update",
    value: MEDICAL,
    onChange: fn(),
    onSubmit: fn(),
    onDelete: fn(),
    onArchive: fn(),
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

/** An event with all its values. */
export const Update: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const titles = canvas.getAllByRole("heading", { level: 2 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      "Event",
      "Dates",
      "Expiry warnings",
      "Attachments",
      "Notes",
    ]);
    await expect(await notesIn(canvasElement)).toHaveTextContent(
      "Renewal with Dr. Haugen, Yellowknife.",
    );
    await userEvent.click(
      canvas.getByRole("button", { name: `Delete ${ATTACHED[0]?.originalName}` }),
    );
    await expect(args.onDeleteAttachment).toHaveBeenCalledWith(ATTACHED[0]);
    // In the narrow frame of a docs page.
    const more = canvas.queryByRole("button", { name: "More actions" });
    if (more !== null) await userEvent.click(more);
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await expect(args.onArchive).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    // Loading notes into the editor changes nothing.
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const creating = {
  mode: "create",
  value: EMPTY_EVENT,
  attachments: [],
  onDelete: undefined,
  onArchive: undefined,
  cancel: { label: "Back", href: "#/my/events" },
} satisfies Partial<EventFormProps>;

/** The 'Expiry warnings' block appears when an expiry is set (training 2.10). */
export const Create: Story = {
  args: creating,
  play: async ({ args, canvas, canvasElement }) => {
    await notesIn(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText("Description is required.")).toBeVisible();
    await expect(canvas.getByLabelText("Description")).toHaveFocus();
    await userEvent.type(canvas.getByLabelText("Description"), "Passport");
    await expect(canvas.queryByRole("heading", { name: "Expiry warnings" })).toBeNull();
    const hint = canvas.getByText("Warnings can be set once there is an expiry.");
    const expiry = within(canvas.getByRole("group", { name: "Expiry at" }));
    await userEvent.click(expiry.getByRole("spinbutton", { name: "Year" }));
    await userEvent.keyboard("2027-03-01");
    await expect(canvas.getByRole("heading", { name: "Expiry warnings" })).toBeVisible();
    await expect(hint).not.toBeInTheDocument();
    // training 5: the inputs appear when at least one of the switches is on.
    await expect(canvas.queryByRole("spinbutton", { name: /^Day\(s\) prior/ })).toBeNull();
    await expect(
      canvas.getByText("No warnings will be sent. Switch on Manager or Trainee."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: "Trainee" }));
    const days = canvas.getAllByRole("spinbutton", { name: /^Day\(s\) prior to expiry/ });
    await expect(days).toHaveLength(3);
    await expect(days.map((input) => (input as HTMLInputElement).value)).toEqual(["0", "0", "0"]);
    const [first] = days;
    if (first === undefined) throw new Error("No field.");
    await userEvent.clear(first);
    await userEvent.type(first, "-6.0");
    // The value is refused with a reason and not turned into 60.
    await expect(first).toHaveValue("-6.0");
    await expect(first).toHaveAccessibleDescription("Enter whole days, without decimals.");
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(first).toHaveFocus();
    await userEvent.clear(first);
    await userEvent.paste("1,5");
    await expect(first).toHaveValue("1,5");
    await expect(first).toHaveAttribute("aria-invalid", "true");
    await userEvent.clear(first);
    await userEvent.type(first, "59{ArrowUp}");
    await expect(first).toHaveValue("60");
    await expect(first).toHaveAttribute("aria-invalid", "false");
    await expect(canvas.getByRole("list", { name: "Dates of the warnings" })).toHaveTextContent(
      "2026-12-31 · 60 days before expiry",
    );
    await userEvent.clear(first);
    await userEvent.tab();
    await expect(first).toHaveValue("0");
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...EMPTY_EVENT,
      description: "Passport",
      expiryAt: "2027-03-01",
      trainee: true,
    });
  },
};

/** An expiry before the issue shows a caution, and the form can be sent. */
export const ExpiryBeforeIssue: Story = {
  args: { value: { ...MEDICAL, issuedAt: "2027-12-01" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("The expiry date is before the issue date.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** One warning is in the past, one is sent today, one in the future. */
export const PastWarnings: Story = {
  args: { value: { ...MEDICAL, expiryAt: "2026-12-04", reminders: ["30", "14", "7"] } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Dates of the warnings" });
    await expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      "2026-11-04 · 30 days before expiry, already past",
      "2026-11-20 · 14 days before expiry, today",
      "2026-11-27 · 7 days before expiry",
    ]);
    await expect(canvas.getByText("Days already past are skipped.")).toBeVisible();
  },
};

/** The expiry is so near that every warning is in the past. The form shows a caution, and can be sent. */
export const AllWarningsPast: Story = {
  args: { value: { ...MEDICAL, expiryAt: "2026-11-21" } },
};

/** Warnings are set, but nobody would receive them. */
export const NoRecipient: Story = {
  args: { value: { ...MEDICAL, manager: false, trainee: false } },
};

const showErrors = {
  message: "The given data was invalid.",
  fieldErrors: {
    description: ["The description may not be longer than 190 characters."],
    "files.1": ["The file may not be larger than 1 MB."],
    notes: ["The notes are too long."],
    expiry_at: ["The expiry must not be in the past."],
    "reminders.1.value": ["The reminder may not be more than 365 days."],
  },
};

/** Server errors are at their fields. The error of a file is at that file. */
export const Refused: Story = {
  parameters: { frame: { height: 560 } },
  args: { value: { ...MEDICAL, files: NEW_FILES }, error: showErrors, onDismissError: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("may not be larger than 1 MB");
    await waitFor(() => expect(canvas.getByLabelText("Description")).toHaveFocus());
    await expect(canvas.getByRole("group", { name: "Expiry at" })).toHaveAccessibleDescription(
      "The expiry must not be in the past.",
    );
    const days = canvas.getAllByRole("spinbutton", { name: /^Day\(s\) prior/ });
    await expect(days[1]).toHaveAttribute("aria-invalid", "true");
    await expect(days[0]).toHaveAttribute("aria-invalid", "false");
    const notes = await notesIn(canvasElement);
    await expect(notes).toHaveAccessibleDescription("The notes are too long.");
    const large = canvas.getByRole("button", { name: /^Remove letter-from/ });
    await expect(large).toHaveAccessibleDescription("The file may not be larger than 1 MB.");
    await userEvent.click(canvas.getByRole("button", { name: "Remove ecg-trace-scan.pdf" }));
    await expect(large).toHaveAccessibleDescription("The file may not be larger than 1 MB.");
    await expect(
      canvas.getByRole("button", { name: "Remove hangar.jpg" }),
    ).not.toHaveAccessibleDescription();
    await userEvent.click(notes);
    await userEvent.keyboard("x");
    await waitFor(() => expect(notes).toHaveAttribute("aria-invalid", "false"));
  },
};

/** An archived event can be restored or deleted, not changed (training 2.11). */
export const Archived: Story = {
  args: {
    canSubmit: false,
    isArchived: true,
    note: <FormAlert icon={<ArchivedPill />}>Restore it to make changes.</FormAlert>,
    onArchive: undefined,
    onRestore: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole("note")).toHaveTextContent("ArchivedRestore it");
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Choose Attach New File" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Delete medical/ })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Restore" }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await expect(await notesIn(canvasElement)).toHaveAttribute("contenteditable", "false");
    await expect(canvas.queryByText(/Warnings will be sent/)).toBeNull();
  },
};

/** Long names break inside their column. */
export const VeryLong: Story = {
  args: {
    value: {
      ...MEDICAL,
      description: LONG_DESCRIPTION,
      notes: `<p>${"unbroken".repeat(40)}</p>`,
      files: [sizedFile(`${"very".repeat(60)}.pdf`, 3_221_225_472)],
    },
  },
};

/** In a person's tab, whose page has another title, the first section says what the form does. */
export const InATab: Story = {
  args: { ...creating, isInline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Create Event" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { level: 2, name: "Event" })).toBeNull();
  },
};

/** On a phone, one column. The editor's buttons are visible while it has the focus. */
export const OnAPhone: Story = {
  args: { value: { ...MEDICAL, files: NEW_FILES } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const notes = await notesIn(canvasElement);
    await expect(canvas.queryByRole("toolbar")).toBeNull();
    await userEvent.click(notes);
    await expect(await canvas.findByRole("toolbar")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Bold" }));
    await expect(canvas.getByRole("toolbar")).toBeVisible();
    await userEvent.click(canvas.getByLabelText("Description"));
    await waitFor(() => expect(canvas.queryByRole("toolbar")).toBeNull());
  },
};

/** On a phone, Delete and Archive open by 'More actions', so that Update is the widest button. */
export const ActionsOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ args, canvas }) => {
    const button = (name: string) => canvas.getByRole("button", { name });
    const more = button("More actions");
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("button", { name: /^(?:Archive|Delete)$/ })).toBeNull();
    const { width } = button("Update").getBoundingClientRect();
    const other = canvas.getByRole("link", { name: "Cancel" }).getBoundingClientRect();
    await expect(width).toBeGreaterThan(2 * other.width);
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-expanded", "true");
    for (const name of ["Delete", "Archive"]) {
      const { bottom } = button(name).getBoundingClientRect();
      await expect(bottom).toBeLessThan(other.top);
    }
    await userEvent.click(button("Archive"));
    await expect(args.onArchive).toHaveBeenCalledOnce();
    await userEvent.click(button("Delete"));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.click(more);
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
  },
};

/** At 320 px every message is at its field. */
export const RefusedAtTheNarrowest: Story = {
  args: { value: { ...MEDICAL, files: NEW_FILES }, error: showErrors },
  globals: { viewport: { value: "narrow" } },
};
