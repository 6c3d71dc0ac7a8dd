import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { controlled, withPagePadding } from "../../components/forms/story-fixture.tsx";
import {
  ATTACHED,
  LONG_FILE,
  MEDICAL,
  NEW_FILES,
  sizedFile,
  TODAY,
  TWENTY,
} from "./event-fixture.ts";
import { notesIn } from "./event-story-fixture.ts";
import { EventForm } from "./EventForm.tsx";

const Kept = controlled(EventForm);

/**
 * The files that are chosen in the form of an event, and their upload.
 *
 * ## When to use
 * It is part of every form of an event.
 *
 * ## When not to use
 * To show attached files: use EventDetail.
 *
 * ## Content
 * Each file with its kind and size. An error is at its file, and one about all files is below the list.
 *
 * ## Behaviour
 * Files are chosen, or dropped on the area. They are sent with the form, and the upload can be cancelled. During the
 * upload, none can be added or removed.
 *
 * ## Accessibility
 * A button chooses files too, and the progress is a progress bar with a name.
 *
 * ## For developers
 * Pass `upload` while the form is sent. Before the first progress event, its `percent` is null.
 */
const meta = {
  title: "Components/Events/EventForm, files",
  component: EventForm,
  args: {
    mode: "update",
    value: { ...MEDICAL, files: NEW_FILES },
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

function choose(element: HTMLElement, files: readonly File[]): void {
  const input = element.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("No file input.");
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Several files are chosen at once, each with its kind and size. All can be removed. */
export const ChosenFiles: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const list = canvas.getByRole("list", { name: "New files" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    await expect(list).toHaveTextContent("PDF · 50 MB");
    await userEvent.click(canvas.getByRole("button", { name: "Remove hangar.jpg" }));
    await expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: `Remove ${LONG_FILE}` })).toHaveFocus();
    const more = [new File(["a"], "one.txt"), new File(["b"], "two.txt")];
    choose(canvasElement, more);
    await expect(await canvas.findByText("two.txt")).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ files: [NEW_FILES[0], NEW_FILES[1], ...more] }),
    );
    await expect(canvas.getByText("4 files chosen")).toBeInTheDocument();
  },
};

interface Dragged {
  files?: readonly File[];
  relatedTarget?: Element;
}

function drag(
  target: Element,
  type: string,
  { files = [new File(["a"], "a.pdf")], ...event }: Dragged = {},
): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const dragged = new DragEvent(type, { ...event, dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(dragged);
  return dragged;
}

function drop(target: Element, files: readonly File[]): DragEvent {
  drag(target, "dragenter", { files });
  drag(target, "dragover", { files });
  return drag(target, "drop", { files });
}

/** A file that is dropped outside the area does not open in place of the page. */
export const DroppedFiles: Story = {
  args: { value: MEDICAL },
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByText("Drop files here or");
    const button = canvas.getByRole("button", { name: "Choose Attach New File" });
    const isOver = () => area.parentElement?.dataset["over"] === "true";
    drag(area, "dragover");
    await waitFor(() => expect(isOver()).toBe(true));
    // Moves on to another part of the area, then out of it.
    drag(area, "dragleave", { relatedTarget: button });
    await new Promise(requestAnimationFrame);
    await expect(isOver()).toBe(true);
    drag(button, "dragleave", { relatedTarget: canvasElement });
    await waitFor(() => expect(isOver()).toBe(false));
    drop(area, [new File(["a"], "dropped.pdf"), new File(["b"], "too.png")]);
    await expect(await canvas.findByText("dropped.pdf")).toBeVisible();
    await expect(canvas.getByText("too.png")).toBeVisible();
    const missed = drop(canvasElement, [new File(["c"], "missed.pdf")]);
    await expect(missed.defaultPrevented).toBe(true);
    const onNotes = drop(await notesIn(canvasElement), [new File(["d"], "missed.pdf")]);
    await expect(onNotes.defaultPrevented).toBe(true);
    await expect(canvas.queryByText("missed.pdf")).toBeNull();
  },
};

/** Fields are disabled, the progress is shown, and the call can be cancelled. */
export const Uploading: Story = {
  args: { pending: true, upload: { percent: 64.3, onCancel: fn() } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole("progressbar", { name: "Upload" })).toHaveAttribute(
      "aria-valuenow",
      "64",
    );
    await expect(canvas.getByText("Uploading… 64%")).toBeVisible();
    await expect(await notesIn(canvasElement)).toHaveAttribute("aria-readonly", "true");
    await expect(canvas.getByRole("button", { name: "Bold" })).toBeDisabled();
    const remove = canvas.getByRole("button", { name: "Remove hangar.jpg" });
    await expect(remove).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(remove);
    // Chosen in a file dialog that was opened before.
    choose(canvasElement, [new File(["a"], "late.pdf")]);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel upload" }));
    await expect(args.upload?.onCancel).toHaveBeenCalledOnce();
  },
};

/** All files were sent, and the reply is pending. */
export const UploadedAndSaving: Story = {
  args: { ...Uploading.args, upload: { percent: 100, onCancel: fn() } },
};

/** The error about all files is below their list. */
export const TooManyFiles: Story = {
  args: {
    value: {
      ...MEDICAL,
      files: TWENTY.map(({ originalName }, at) => sizedFile(originalName, (at + 1) * 700_000)),
    },
    error: {
      message: "The given data was invalid.",
      fieldErrors: { files: ["No more than 10 files can be attached."] },
    },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Choose Attach New File" });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("No more than 10 files can be attached.");
    await userEvent.click(canvas.getByRole("button", { name: "Remove logbook-page-001.jpg" }));
    await expect(button).not.toHaveAccessibleDescription();
  },
};

/** The progress is above the disabled buttons. */
export const UploadingOnAPhone: Story = {
  args: { pending: true, upload: { percent: 64, onCancel: fn() } },
  globals: { viewport: { value: "phone" } },
};
