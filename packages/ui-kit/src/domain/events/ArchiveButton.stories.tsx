import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ArchiveButton } from "./ArchiveButton.tsx";

/**
 * Archives an event or document, or restores it.
 *
 * ## When to use
 * On the page of an event or document, and in its form.
 *
 * ## When not to use
 * For deleting. An archived event can be restored, so the button is not red and does not ask first.
 *
 * ## Content
 * Archive or Restore, and nothing else. Archived events have a neutral pill, because nothing is wrong with them.
 *
 * ## Behaviour
 * One button with two texts, so that the focus stays where it is. While the call is pending, further presses do
 * nothing. A notice offers Undo.
 *
 * ## Accessibility
 * Its name is its text. The focus returns to it after an Undo in a notice that has closed.
 *
 * ## For developers
 * Pass `onArchive` or `onRestore`, never both. Pass neither for a person who may do neither: there is no button
 * then.
 */
const meta = {
  title: "Components/Events/ArchiveButton",
  component: ArchiveButton,
  args: { onArchive: fn(), onRestore: undefined, pending: false, withSign: true },
} satisfies Meta<typeof ArchiveButton>;

export default meta;
type Story = StoryObj<typeof ArchiveButton>;

/** An active event can be archived. */
export const Active: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Restore" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await expect(args.onArchive).toHaveBeenCalledOnce();
  },
};

/** The second press of a double click does not restore what the first one archived. */
export const Archived: Story = {
  args: { onArchive: undefined, onRestore: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Restore" }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

/** Restore was pressed and the reply is pending. */
export const Restoring: Story = {
  args: { onArchive: undefined, onRestore: fn(), pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Restore" }));
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
};
