import { type ReactElement, useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { Field } from "./Field.tsx";
import { FormTextField } from "./FormTextField.tsx";

const test = createTestPage();

interface Controlled {
  type: string;
  value: string;
  onText: (text: string) => void;
}

const FIELDS: Record<string, (props: Controlled) => ReactElement> = {
  Field: ({ onText, ...field }) => (
    <Field label="Value" {...field} onChange={({ target }) => onText(target.value)} />
  ),
  FormTextField: (field) => <FormTextField label="Value" name="value" {...field} />,
};

/** Draws a field that shows the value it reports; returns all reported values. */
function draw(name: string, type: string) {
  const reported = vi.fn();
  const Input = FIELDS[name]!;
  function Kept() {
    const [value, setValue] = useState("");
    reported.mockImplementation(setValue);
    return <Input type={type} value={value} onText={reported} />;
  }
  test.root.render(
    <RecurrentTheme scheme="light">
      <Kept />
    </RecurrentTheme>,
  );
  return reported;
}

const TEXTS = [
  ["email", "ana@münchen.de"],
  ["email", "ana@ＭÜＮＣＨＥＮ.de"],
  ["email", "ana@münchen.de "],
  ["url", "https://münchen.de/straße "],
  ["tel", "+49 (0)89 ／ 12"],
  ["search", "münchen.de "],
  ["text", "Ana @ münchen.de"],
] as const;

it.each(Object.keys(FIELDS).flatMap((name) => TEXTS.map((text) => [name, ...text] as const)))(
  "%s of type %s reports %j as it was pasted",
  async (name, type, text) => {
    const reported = draw(name, type);
    const input = page.getByLabelText("Value");
    await userEvent.click(input);
    // Takes the path of a paste: a value that a script sets is not changed.
    document.execCommand("insertText", false, text);
    await vi.waitFor(() => expect(reported).toHaveBeenCalled());
    expect(reported).toHaveBeenLastCalledWith(text);
    await expect.element(input).toHaveValue(text);
  },
);

it.each(Object.keys(FIELDS))("%s keeps the caret in an international address", async (name) => {
  const reported = draw(name, "email");
  await userEvent.click(page.getByLabelText("Value"));
  document.execCommand("insertText", false, "ana@münchen.de");
  await userEvent.keyboard("{Home}x.{ArrowRight}");
  await userEvent.keyboard("y");
  await vi.waitFor(() => expect(reported).toHaveBeenLastCalledWith("x.ayna@münchen.de"));
});

it.each(Object.keys(FIELDS))("%s has the keyboard of an address, uncorrected", async (name) => {
  draw(name, "email");
  const input = page.getByLabelText("Value");
  await expect.element(input).toHaveAttribute("inputmode", "email");
  await expect.element(input).toHaveAttribute("autocapitalize", "none");
  await expect.element(input).toHaveAttribute("autocorrect", "off");
  await expect.element(input).toHaveAttribute("spellcheck", "false");
});
