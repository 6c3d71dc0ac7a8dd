import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FormContext, type FormState } from "../../components/forms/form-state.tsx";
import { withPagePadding, controlled } from "../../components/forms/story-fixture.tsx";
import { NOTES } from "./event-fixture.ts";
import { NotesField } from "./NotesField.tsx";

const Kept = controlled(NotesField);

/**
 * Rich notes: bold, italic, underline, strike, lists, alignment, and one button that takes all of it
 * away.
 *
 * ## When to use
 * For the notes of an event, which several people read and add to.
 *
 * ## When not to use
 * For a line or two of plain text: that is a text field.
 *
 * ## Content
 * Links, headings and tables of notes that were written elsewhere stay, though no button makes one.
 *
 * ## Behaviour
 * Until the editor has arrived the notes are shown as they are. What is pasted is cleaned and keeps its
 * structure.
 *
 * ## Accessibility
 * The buttons are one stop of the Tab key, with the arrows between them; Alt+F10 leads to them from the
 * text, Escape back. Each says whether it is pressed.
 *
 * ## For developers
 * Send what `onChange` gives as it is. Don't import the editor itself: its code comes with the first
 * form.
 */
const meta = {
  title: "Components/Events/NotesField",
  component: NotesField,
  args: { value: NOTES, onChange: fn() },
  decorators: [withPagePadding],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NotesField>;

export default meta;
type Story = StoryObj<typeof NotesField>;

const textIn = (element: HTMLElement): Promise<HTMLElement> =>
  within(element).findByRole("textbox", { name: "Notes" }, { timeout: 10_000 });

/** The form around the field. */
const inForm = (state: Partial<FormState>) =>
  function InForm(Field: ComponentType) {
    return (
      <FormContext
        value={{
          readOnly: false,
          showErrors: false,
          errorOf: () => undefined,
          clearFieldError: () => undefined,
          ...state,
        }}
      >
        <Field />
      </FormContext>
    );
  };

/** training 2.10: exactly these buttons. */
export const Filled: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const text = await textIn(canvasElement);
    const bar = within(canvas.getByRole("toolbar", { name: "Formatting" }));
    await expect(
      bar.getAllByRole("button").map((button) => button.getAttribute("aria-label")),
    ).toEqual([
      "Bold",
      "Italic",
      "Underline",
      "Strike",
      "Ordered list",
      "Bullet list",
      "Align left",
      "Align center",
      "Align right",
      "Justify",
      "Clean",
    ]);
    await expect(text).toHaveTextContent("glasses prescription, if changed");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Nothing written is '', not an empty paragraph. */
export const Empty: Story = {
  args: { value: "" },
  play: async ({ args, canvasElement }) => {
    const text = await textIn(canvasElement);
    await userEvent.click(text);
    await userEvent.keyboard("a");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("<p>a</p>"));
    await userEvent.keyboard("{Backspace}");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(""));
  },
};

/** One stop of the Tab key, arrows inside, Escape back to the text, Alt+F10 up to the buttons. */
export const ByKeyboard: Story = {
  args: { value: "" },
  // It is about keys, not looks; its last steps need the focus of a window that somebody sits at.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, canvasElement }) => {
    const text = await textIn(canvasElement);
    const button = (name: string) => canvas.getByRole("button", { name });
    await userEvent.tab();
    await expect(button("Bold")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expect(button("Italic")).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect(button("Clean")).toHaveFocus();
    await userEvent.keyboard("{Home}{Enter}");
    await expect(button("Bold")).toHaveAttribute("aria-pressed", "true");
    await expect(button("Bold")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(text).toHaveFocus();
    await expect(button("Bold")).toHaveAttribute("aria-pressed", "true");
    // Letter by letter: typed by a script, the next one may come before the editor has drawn the last.
    for (const typed of ["b", "bo", "bol", "bold"]) {
      await userEvent.keyboard(typed.slice(-1));
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith(`<p><strong>${typed}</strong></p>`),
      );
    }
    await userEvent.keyboard("{Alt>}{F10}{/Alt}");
    await expect(button("Bold")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
    await userEvent.keyboard("{Enter}{Escape}");
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        "<ul><li><p><strong>bold</strong></p></li></ul>",
      ),
    );
    await expect(button("Bullet list")).toHaveAttribute("aria-pressed", "true");
    await expect(button("Clean")).not.toHaveAttribute("aria-pressed");
  },
};

/** Notes to read; no buttons. */
export const ReadOnly: Story = { decorators: [inForm({ readOnly: true })] };

/** The frame and the line under it say what is wrong. */
export const Invalid: Story = {
  decorators: [inForm({ errorOf: () => "The notes are too long." })],
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement)).toHaveAccessibleDescription(
      "The notes are too long.",
    );
  },
};

/** Formatting of other editors stays, though it has no button. */
export const WrittenElsewhere: Story = {
  args: {
    value:
      '<h2>Bring</h2><p style="text-align: center">See <a href="https://ok.test/medical">the list</a>.</p>' +
      "<table><tbody><tr><th>Item</th><td>Glasses</td></tr></tbody></table><blockquote><p>Be early.</p></blockquote>",
  },
  play: async ({ canvasElement }) => {
    const text = await textIn(canvasElement);
    await expect(within(text).getByRole("link", { name: "the list" })).toBeVisible();
    await expect(within(text).getByRole("cell")).toHaveTextContent("Glasses");
  },
};

/** Never ends. */
const onItsWay = () => new Promise<never>(() => {});

/** The notes are to be read before the editor's code is here. */
export const Loading: Story = { args: { load: onItsWay } };

let tries = 0;
async function atSecondTry() {
  tries += 1;
  if (tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
  return (await import("./EventNotesEditor.tsx")).EventNotesEditor;
}

/** The notes stay in sight, and another try brings the editor. */
export const LoadedAtTheSecondTry: Story = {
  args: { load: atSecondTry },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("could not be loaded");
    await expect(canvas.getByText("last two ECG traces")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await textIn(canvasElement)).toHaveTextContent("last two ECG traces");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Without the editor notes stay as they are and cannot be lost. */
export const Failed: Story = { args: { load: () => Promise.reject(new TypeError("offline")) } };

/** The buttons come with the focus. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
