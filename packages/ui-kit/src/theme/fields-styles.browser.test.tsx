import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { DateField } from "../components/forms/DateField.tsx";
import { FormLayout } from "../components/forms/FormLayout.tsx";
import { NotesField } from "../domain/events/NotesField.tsx";
import { RecurrentTheme } from "./RecurrentTheme.tsx";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const ERROR = {
  message: "Not saved.",
  fieldErrors: { day: ["Too late."], notes: ["Too long."] },
};

function draw(scheme: "light" | "dark") {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  ends.push(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <RecurrentTheme scheme={scheme}>
      <FormLayout label="Edit" submitLabel="Update" error={ERROR}>
        <TextField error label="Text" />
        <TextField error label="Password" type="password" />
        <TextField error label="Lines" multiline />
        <TextField error label="Select" select value="a">
          <MenuItem value="a">A</MenuItem>
        </TextField>
        <DateField label="Day" name="day" today="2026-11-20" value={null} onChange={vi.fn()} />
        <NotesField value="" onChange={vi.fn()} />
      </FormLayout>
    </RecurrentTheme>,
  );
}

/** As computed styles say it. */
function colorOf(variable: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = `var(--mui-palette-${variable})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const KINDS = [
  ["Text", () => page.getByRole("textbox", { name: "Text" })],
  ["Password", () => page.getByLabelText("Password")],
  ["Lines", () => page.getByRole("textbox", { name: "Lines" })],
  ["Select", () => page.getByRole("combobox", { name: "Select" })],
  ["Day", () => page.getByRole("group", { name: "Day" }).getByRole("spinbutton").first()],
  ["Notes", () => page.getByRole("textbox", { name: "Notes" })],
] as const;

it.each(
  KINDS.flatMap(([kind, find]) =>
    (["light", "dark"] as const).map((scheme) => [kind, scheme, find] as const),
  ),
)("keeps the border of an error inside the focus ring: %s, %s", async (kind, scheme, find) => {
  draw(scheme);
  const control = find();
  await expect.element(control, { timeout: 10_000 }).toBeVisible();
  control.element().focus();
  const root = control
    .element()
    .closest<HTMLElement>(
      kind === "Notes" ? "[data-wrong]" : ".MuiInputBase-root, .MuiPickersInputBase-root",
    )!;
  const border = () => getComputedStyle(root.querySelector("fieldset") ?? root).borderTopColor;
  await vi.waitFor(() => {
    const { outlineColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(root);
    expect(border()).toBe(colorOf("error-main"));
    expect([outlineStyle, outlineWidth, outlineOffset]).toEqual(["solid", "2px", "2px"]);
    expect(outlineColor).toBe(colorOf("focus"));
  });
});
