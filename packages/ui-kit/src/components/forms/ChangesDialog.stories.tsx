import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ChangesDialog, type FieldChange } from "./ChangesDialog.tsx";
import { LONG_NAME } from "./form-fixture.ts";

const DESCRIPTION: FieldChange = {
  id: "description",
  label: "Description",
  mine: "Medical certificate, category 1",
  theirs: "Medical, class 1, renewed",
  isBoth: true,
};

const NOTES: FieldChange = {
  id: "notes",
  label: "Notes",
  mine: {
    html: "<p><strong>Renewal</strong> with Dr. Haugen, Yellowknife. Bring:</p><ul><li>last two ECG traces</li><li>glasses prescription, if changed</li></ul>",
  },
  theirs: { html: `<p>Booked: 26 November, 09:00.</p>${"<p>Line.</p>".repeat(12)}` },
  isBoth: true,
};

const EXPIRY: FieldChange = {
  id: "expiryAt",
  label: "Expiry at",
  mine: "",
  theirs: "2027-11-27",
  isBoth: false,
};

const MANAGER: FieldChange = {
  id: "manager",
  label: "Expiry warnings: Manager",
  mine: "Off",
  theirs: "On",
  isBoth: false,
};

/**
 * Asks before a form is sent if another user has saved the same record since the form was opened.
 *
 * ## When to use
 * In every form of a record that two people may edit at the same time. The form opens it automatically.
 *
 * ## When not to use
 * For values that nobody else changed, or that both changed alike: no question is needed.
 *
 * ## Content
 * Values that both users changed come first, then values that only the other user changed, then changes outside the
 * form. Fields have their labels of the form, entries of a catalogue their names.
 *
 * ## Behaviour
 * Values that only the other user changed are theirs unless the person restores the old ones. Values that both
 * changed have to be chosen. Back to the form loses nothing.
 *
 * ## Accessibility
 * Each field is a group of two radio buttons. A field without a choice is named and takes the focus.
 *
 * ## For developers
 * Pass `changes` by the names of the form, and `otherChanges` without a choice. Use a new `key` for each question.
 */
const meta = {
  title: "Components/Forms/ChangesDialog",
  component: ChangesDialog,
  args: {
    open: true,
    subject: "this event",
    changes: [DESCRIPTION, NOTES, EXPIRY, MANAGER],
    otherChanges: [
      {
        label: "Attachments",
        before: ["medical-certificate-2025.pdf"],
        now: ["medical-certificate-2025.pdf", "ecg.pdf"],
      },
    ],
    onSave: fn(),
    onBack: fn(),
  },
  parameters: { frame: { height: 900 } },
} satisfies Meta<typeof ChangesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that both users changed need a choice. The others have the other user's value already. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(page.getByRole("button", { name: "Back to the form" })).toHaveFocus();
    const mine = within(page.getByRole("radiogroup", { name: "Description" })).getByRole("radio", {
      name: "Yours",
    });
    await expect(mine).not.toBeChecked();
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(mine).toHaveFocus();
    await expect(page.getAllByText("Choose one of the two.")).toHaveLength(2);
    await userEvent.keyboard("{ArrowRight}");
    const notes = within(page.getByRole("radiogroup", { name: "Notes" }));
    await userEvent.click(notes.getByRole("radio", { name: "Yours" }));
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith({
      description: "theirs",
      notes: "mine",
      expiryAt: "theirs",
      manager: "theirs",
    });
  },
};

/** Nothing has to be decided. The other user's values are chosen, and Save continues. */
export const OnlyTheyChanged: Story = {
  args: { changes: [EXPIRY, MANAGER], otherChanges: [] },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard("{Escape}");
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith({ expiryAt: "theirs", manager: "theirs" });
  },
};

/** An earlier attempt to save had no reply. Nobody else is blamed. */
export const AfterALostReply: Story = {
  args: { isUnconfirmed: true, changes: [DESCRIPTION], otherChanges: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(page.getByRole("dialog")).toHaveAccessibleName("Changed in the meantime");
    await expect(page.queryByText(/someone else saved/)).toBeNull();
  },
};

/** A value changed that the form only shows. */
export const NothingToChoose: Story = { args: { changes: [] } };

/** Very long names and notes stay inside their column. */
export const VeryLong: Story = {
  args: {
    changes: [
      { ...DESCRIPTION, mine: LONG_NAME.repeat(3), theirs: "x".repeat(300) },
      {
        ...NOTES,
        mine: { html: `<p>${"unbroken".repeat(60)}</p>` },
        theirs: { html: "" },
      },
    ],
  },
};

/** On a phone, the two values are one below the other. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
