import { type ReactNode, useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { DateField } from "./DateField.tsx";
import { FormSection } from "./FormSection.tsx";
import { FormLayout } from "./FormLayout.tsx";
import { FormTextField } from "./FormTextField.tsx";

const testPage = createTestPage();

function Form() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <FormLayout label="Edit" submitLabel="Update" onSubmit={vi.fn()}>
      <FormSection title="Fields">
        <div style={{ height: 700 }} />
        <FormTextField label="Name" name="name" value="" onText={vi.fn()} />
        <DateField
          label="Day"
          name="day"
          today="2026-11-20"
          hint="Leave blank for none"
          value={day}
          onChange={setDay}
        />
        <button type="button">More</button>
        <div style={{ height: 700 }} />
      </FormSection>
    </FormLayout>
  );
}

function draw(form: ReactNode) {
  testPage.root.render(<RecurrentTheme scheme="light">{form}</RecurrentTheme>);
}

/** Draws the form scrolled so that this many pixels of the day's field are above the bar of buttons. */
async function drawWith(pixels: number) {
  await page.viewport(800, 600);
  draw(<Form />);
  await expect.element(page.getByRole("group", { name: "Day" })).toBeInTheDocument();
  await vi.waitFor(() => expect(document.querySelector("[data-pinned]")).not.toBeNull());
  const field = page.getByRole("group", { name: "Day" }).element();
  window.scrollBy(0, field.getBoundingClientRect().top + pixels - barTop());
  await vi.waitFor(() =>
    expect(barTop() - field.getBoundingClientRect().top).toBeCloseTo(pixels, -1),
  );
}

const barTop = () => document.querySelector("[data-pinned]")!.getBoundingClientRect().top;
const hintBottom = () =>
  page.getByText("Leave blank for none").element().getBoundingClientRect().bottom;

it.each([8, 20])("scrolls a field that is pressed with %s px above the bar", async (pixels) => {
  await drawWith(pixels);
  expect(hintBottom()).toBeGreaterThan(barTop());
  const group = page.getByRole("group", { name: "Day" });
  await group.click({ position: { x: 20, y: 4 }, force: true });
  await vi.waitFor(() => expect(hintBottom()).toBeLessThanOrEqual(barTop()));
  await userEvent.keyboard("20271224");
  await expect
    .element(page.getByRole("textbox", { name: "Day", includeHidden: true }))
    .toHaveValue("2027-12-24");
});

it("scrolls to a field that Tab focuses", async () => {
  await drawWith(8);
  page.getByRole("textbox", { name: "Name" }).element().focus({ preventScroll: true });
  await userEvent.tab();
  await vi.waitFor(() => expect(hintBottom()).toBeLessThanOrEqual(barTop()));
});

it("keeps the scroll position when the pressed field is above the bar", async () => {
  await drawWith(200);
  const before = window.scrollY;
  await page.getByRole("group", { name: "Day" }).click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(window.scrollY).toBe(before);
});

it.each([
  ["Name", "name"],
  ["Licence", "roles.2.licence"],
  ["Day", "day"],
])("links a message to its field %s when an earlier one's contains it", async (label, key) => {
  const message = "This is taken.";
  draw(
    <FormLayout
      label="Edit"
      submitLabel="Update"
      error={{
        message: "The given data was invalid.",
        fieldErrors: { earlier: [`${message} Choose another.`], [key]: [message] },
      }}
    >
      <FormTextField label="Earlier" name="earlier" onText={vi.fn()} />
      <FormTextField label="Name" name="name" onText={vi.fn()} />
      <FormTextField label="Licence" name="roles.2.licence" onText={vi.fn()} />
      <DateField label="Day" name="day" today="2026-11-20" value={null} onChange={vi.fn()} />
    </FormLayout>,
  );
  await page.getByRole("button", { name: message, exact: true }).click();
  const focused = document.activeElement?.closest(".MuiFormControl-root");
  expect(focused?.querySelector("label")?.textContent).toBe(label);
});
