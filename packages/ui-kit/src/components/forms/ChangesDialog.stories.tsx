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
 * Asked before a form is sent, when someone else has saved the same thing since the form began.
 *
 * ## When to use
 * By itself, wherever two people may edit the same thing.
 *
 * ## When not to use
 * For what nobody else changed, or what both made the same: neither is asked about.
 *
 * ## Content
 * What both changed comes first, then what only they changed, then what else is another by now. Fields
 * have the names of the form, entries of a catalogue theirs.
 *
 * ## Behaviour
 * What only they changed is theirs unless the person says otherwise; what both changed has to be
 * chosen. Back to the form loses nothing.
 *
 * ## Accessibility
 * Each field is a group with two choices, which the arrows move between. What is not chosen yet is
 * named and gets the focus.
 *
 * ## For developers
 * Give `changes` by the names of the form, and `told` for what cannot be chosen. Another question is
 * another dialog (`key`).
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

/** Fields that both changed need a choice; those of the other user are chosen already. */
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

/** Nothing to decide but to look: theirs is chosen, and Save goes on. */
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

/** Something the form only shows is another by now. */
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

/** One side under the other. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
