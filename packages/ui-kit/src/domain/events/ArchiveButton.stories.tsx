import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ArchiveButton } from "./ArchiveButton.tsx";

/**
 * Archive, or Restore once that is done.
 *
 * ## When to use
 * On the page of an event or document, and in its form.
 *
 * ## When not to use
 * For deleting: what is archived can be restored, so the button is neither red nor asks first.
 *
 * ## Content
 * Archive or Restore, and nothing else. Archived things carry a neutral pill: nothing is wrong with
 * them.
 *
 * ## Behaviour
 * One button that changes its word, so that the focus stays where it was. While the call runs, further
 * presses do nothing. A notice offers Undo.
 *
 * ## Accessibility
 * Its name is its word. The focus comes back to it after an Undo from a notice that is gone.
 *
 * ## For developers
 * Give `onArchive` or `onRestore`, never both; neither for a person who may do neither: there is no
 * button then.
 */
const meta = {
  title: "Components/Events/ArchiveButton",
  component: ArchiveButton,
  args: { onArchive: fn(), onRestore: undefined, pending: false, withSign: true },
} satisfies Meta<typeof ArchiveButton>;

export default meta;
type Story = StoryObj<typeof ArchiveButton>;

/** An event in force. */
export const Active: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Restore" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await expect(args.onArchive).toHaveBeenCalledOnce();
  },
};

/** The second press of a double click does not take back what the first one did. */
export const Archived: Story = {
  args: { onArchive: undefined, onRestore: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Restore" }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

/** From the press until the answer. */
export const Restoring: Story = {
  args: { onArchive: undefined, onRestore: fn(), pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Restore" }));
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
};
