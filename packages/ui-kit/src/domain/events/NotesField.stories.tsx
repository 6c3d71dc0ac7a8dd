import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FormContext, type FormState } from "../../components/forms/form-state.ts";
import { withPagePadding, controlled } from "../../components/forms/story-fixture.tsx";
import { NOTES } from "./event-fixture.ts";
import { NotesField } from "./NotesField.tsx";

const Kept = controlled(NotesField);

/**
 * Rich notes: bold, italic, underline, strike, lists, alignment, and one button that removes all formatting.
 *
 * ## When to use
 * For the notes of an event, which several people read and extend.
 *
 * ## When not to use
 * For a line or two of plain text: use a text field.
 *
 * ## Content
 * Links, headings and tables of notes from other editors stay, although there are no buttons for them.
 *
 * ## Behaviour
 * Until the editor has loaded, the notes are shown as they are. Pasted text is cleaned, and its structure stays.
 *
 * ## Accessibility
 * The buttons are one stop of the Tab key, with the arrow keys between them. Alt+F10 moves the focus from the text
 * to them, Escape back. Each has its state.
 *
 * ## For developers
 * Send the value of `onChange` unchanged. Don't import the editor itself: its code is loaded with the first form.
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

/** The toolbar has exactly these buttons (training 2.10). */
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

/** An empty field is '', not an empty paragraph. */
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

/**
 * The buttons are one stop of the Tab key. Arrow keys move between them, Escape returns to the text, Alt+F10 to the
 * buttons.
 */
export const ByKeyboard: Story = {
  args: { value: "" },
  // It is about keys, not looks. Its last steps need a window that has the focus.
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
    // Types letter by letter, because a script may type the next one before the editor has drawn the last.
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

/** The notes can be read, and there are no buttons. */
export const ReadOnly: Story = { decorators: [inForm({ readOnly: true })] };

/** The frame and the line below it show the error. */
export const Invalid: Story = {
  decorators: [inForm({ errorOf: () => "The notes are too long." })],
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement)).toHaveAccessibleDescription(
      "The notes are too long.",
    );
  },
};

/** Formatting of other editors stays, although it has no button. */
export const FormattingOfOtherEditors: Story = {
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

/** The notes can be read before the editor's code has loaded. */
export const Loading: Story = { args: { load: onItsWay } };

let tries = 0;
async function atSecondTry() {
  tries += 1;
  if (tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
  return (await import("./EventNotesEditor.tsx")).EventNotesEditor;
}

/** The notes stay visible, and another try loads the editor. */
export const LoadedAfterAnotherTry: Story = {
  args: { load: atSecondTry },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("could not be loaded");
    await expect(canvas.getByText("last two ECG traces")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await textIn(canvasElement)).toHaveTextContent("last two ECG traces");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The editor could not be loaded. The notes stay as they are and are not lost. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new TypeError("offline")) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("reload the page");
  },
};

/** On a phone, the buttons appear with the focus. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
