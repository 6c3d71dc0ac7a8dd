import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { DateField, type DateFieldProps } from "./DateField.tsx";

/** The part used here of what Vitest leaves to the types of the browser that is driven. */
interface Devtools {
  send(method: string, params: object): Promise<unknown>;
}

/** The time zone of the reader; "" for the machine's. */
async function liveIn(timezoneId: string): Promise<void> {
  await (cdp() as Devtools).send("Emulation.setTimezoneOverride", { timezoneId });
}

afterEach(() => liveIn(""));
const testPage = createTestPage();

/** A field that shows the value it reports; returns all reported values. */
function draw({
  value: first = "2027-03-12",
  today = "2026-11-20",
  ...props
}: Partial<DateFieldProps>) {
  const onChange = vi.fn();
  function Kept() {
    const [value, setValue] = useState<string | null>(first);
    onChange.mockImplementation(setValue);
    return (
      <DateField
        label="Day:"
        name="day"
        today={today}
        {...props}
        value={value}
        onChange={onChange}
      />
    );
  }
  testPage.root.render(
    <RecurrentTheme scheme="light">
      <Kept />
    </RecurrentTheme>,
  );
  return onChange;
}

it.each([
  ["Etc/GMT+12", 720],
  ["Pacific/Kiritimati", -840],
  // Its clocks go forward on the last day that is on offer.
  ["America/New_York", 300],
  // Some days begin at one o'clock there.
  ["America/Santiago", 180],
])("returns in %s the day that was pressed", async (zone, offset) => {
  await liveIn(zone);
  expect(new Date("2027-03-13T12:00:00Z").getTimezoneOffset()).toBe(offset);
  const onChange = draw({ max: "2027-03-14" });
  await page.getByRole("button", { name: "Choose date for Day" }).click();
  const cell = (day: number) => page.getByRole("gridcell", { name: String(day), exact: true });
  await expect.element(cell(12)).toHaveAttribute("aria-selected", "true");
  await expect.element(cell(14)).toBeEnabled();
  await expect.element(cell(15)).toBeDisabled();
  await cell(14).click();
  expect(onChange).toHaveBeenLastCalledWith("2027-03-14");
});

const field = () => page.getByRole("group", { name: "Day:" });
const shown = () => page.getByRole("textbox", { name: "Day:", includeHidden: true });

async function type(text: string): Promise<void> {
  await page.getByRole("spinbutton", { name: "Year" }).click();
  await userEvent.keyboard(text);
}

it.each([
  ["20271231", "2027-12-31"],
  ["2027-12-31", "2027-12-31"],
  ["2027-1-5", "2027-01-05"],
  ["2027/1/5", "2027-01-05"],
  ["2027 1 5", "2027-01-05"],
  ["2027.01.05.", "2027-01-05"],
  ["2028-02-29", "2028-02-29"],
  ["1900-01-01", "1900-01-01"],
  ["21001231", "2100-12-31"],
  ["2028", "2028-03-12"],
  ["2027-5", "2027-05-12"],
])("takes a typed day: %s", async (text, day) => {
  const onChange = draw({});
  await type(text);
  await userEvent.tab();
  await expect.element(shown()).toHaveValue(day);
  expect(onChange).toHaveBeenLastCalledWith(day);
  await expect.element(field()).not.toHaveAccessibleDescription();
});

it.each([
  ["20271301"],
  ["2027-13-05"],
  ["2027-01-32"],
  ["2027-12-311"],
  ["202712310"],
  ["2027-12-31T00:00:00Z"],
  ["31122027"],
  ["31/12/2027"],
  ["12/31/2027"],
  ["311227"],
  ["31/12/27"],
  ["202731"],
  ["2027115"],
  ["2027111"],
  ["20271"],
  ["2027-00-10"],
  ["2027-10-00"],
  ["2027-02-30"],
  ["2027-04-31"],
  ["1899-12-31"],
  ["2101-01-01"],
  ["3112-02-07"],
  ["0027-12-31"],
  ["27-12-31"],
  ["31 Dec 2027"],
])("does not send a typed text that is no day: %s", async (text) => {
  const onChange = draw({});
  await type(text);
  await userEvent.tab();
  await expect.element(field()).toHaveAccessibleDescription(/^Enter a date as YYYY-MM-DD/);
  expect(document.querySelector('[data-unfinished="true"]')).not.toBeNull();
  // It begins again with a key, and a whole day ends it.
  await type("2027-11-05");
  await userEvent.tab();
  await expect.element(shown()).toHaveValue("2027-11-05");
  expect(onChange).toHaveBeenLastCalledWith("2027-11-05");
  expect(document.querySelector('[data-unfinished="true"]')).toBeNull();
});

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const init = { clipboardData, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new ClipboardEvent("paste", init));
}

it.each([
  ["2027-12-31", "2027-12-31"],
  ["2027-12-31T00:00:00Z", "2027-12-31"],
  ["31/12/2027", "2027-12-31"],
  ["31 Dec 2027\n", "2027-12-31"],
  ["05/06/2027", undefined],
  ["202711", undefined],
  ["311227", undefined],
  ["", undefined],
  ["12", undefined],
  ["jan", undefined],
])("reads a pasted text as a whole, or keeps the day: %j", async (text, day) => {
  const onChange = draw({});
  for (const section of ["Year", "Month", "Day"]) {
    const part = page.getByRole("spinbutton", { name: section, exact: true });
    await part.click();
    paste(text);
    await expect.element(shown()).toHaveValue(day ?? "2027-03-12");
    if (day === undefined) {
      await expect.element(field()).toHaveAccessibleDescription(/Enter a date as/);
    } else {
      await expect.element(field()).not.toHaveAccessibleDescription();
    }
  }
  if (day === undefined) expect(onChange).not.toHaveBeenCalled();
});

it("shows how a day is written until there is one", async () => {
  draw({ value: null });
  await page.getByRole("spinbutton", { name: "Year" }).click();
  paste("05/06/2027");
  const message = `“05/06/2027” could not be read as a date. Enter a date as YYYY-MM-DD.`;
  await expect.element(field()).toHaveAccessibleDescription(message);
  await userEvent.tab();
  await expect.element(field()).toHaveAccessibleDescription(message);
  await type("20270506");
  await expect.element(shown()).toHaveValue("2027-05-06");
  await expect.element(field()).not.toHaveAccessibleDescription();
});

const isHeldBack = () => document.querySelector('[data-unfinished="true"]') !== null;

it.each<[string, string | null, string, () => Promise<unknown>, string | null | undefined]>([
  ["nothing", "2027-03-12", "Keep 2027-03-12", () => userEvent.tab(), undefined],
  [
    "a press on Keep",
    "2027-03-12",
    "Keep 2027-03-12",
    () => page.getByRole("button", { name: "Keep 2027-03-12" }).click(),
    "2027-03-12",
  ],
  [
    "a press on Leave empty",
    null,
    "Leave empty",
    () => page.getByRole("button", { name: "Leave empty" }).click(),
    null,
  ],
  ["a day", "2027-03-12", "Keep 2027-03-12", () => type("2027-12-05"), "2027-12-05"],
  ["the same day", "2027-03-12", "Keep 2027-03-12", () => type("2027-03-12"), "2027-03-12"],
  ["a day where none was", null, "Leave empty", () => type("2027-12-05"), "2027-12-05"],
  [
    "a day that is pasted",
    "2027-03-12",
    "Keep 2027-03-12",
    () => Promise.resolve(paste("31.12.2027")),
    "2027-12-31",
  ],
  [
    "another text that is no day",
    "2027-03-12",
    "Keep 2027-03-12",
    () => Promise.resolve(paste("06/07/2027")),
    undefined,
  ],
  [
    "an arrow key",
    "2027-03-12",
    "Keep 2027-03-12",
    () => userEvent.keyboard("{ArrowUp}"),
    "2028-03-12",
  ],
  [
    "a key that only moves",
    "2027-03-12",
    "Keep 2027-03-12",
    () => userEvent.keyboard("{ArrowRight}"),
    undefined,
  ],
])("sends after a refused paste what %s decides", async (_what, value, way, answer, sent) => {
  draw({ value, clearable: true });
  await page.getByRole("spinbutton", { name: "Year" }).click();
  paste("05/06/2027");
  await expect.element(page.getByRole("button", { name: way })).toBeVisible();
  expect(isHeldBack()).toBe(true);
  await answer();
  await vi.waitFor(() => expect(isHeldBack()).toBe(sent === undefined));
  await expect.element(shown()).toHaveValue(sent === undefined ? value : (sent ?? ""));
  if (sent === undefined) {
    await expect.element(field()).toHaveAccessibleDescription(/could not be read as a date/);
  } else {
    await expect.element(field()).not.toHaveAccessibleDescription();
    expect(page.getByRole("button", { name: way }).query()).toBeNull();
    expect(field().element().contains(document.activeElement)).toBe(true);
  }
});

it.each<[string, string, Partial<DateFieldProps>, string, string | undefined]>([
  ["behind the browser", "2026-11-21", { value: null }, "November 2026", "21"],
  ["years ahead of the browser", "2031-05-04", { value: null }, "May 2031", "4"],
  ["on the last day of a month", "2027-01-31", { value: null }, "January 2027", "31"],
  ["on the first day of a year", "2028-01-01", { value: null }, "January 2028", "1"],
  ["on a leap day", "2028-02-29", { value: null }, "February 2028", "29"],
  ["in the month of the value", "2027-03-20", { value: "2027-03-12" }, "March 2027", "20"],
  ["on the day of the value", "2027-03-12", { value: "2027-03-12" }, "March 2027", "12"],
  ["in another month than the value", "2026-11-21", {}, "March 2027", undefined],
  [
    "before the range",
    "2026-11-21",
    { value: null, min: "2027-06-10", max: "2027-07-01" },
    "June 2027",
    undefined,
  ],
  [
    "after the range",
    "2028-11-21",
    { value: null, min: "2027-06-10", max: "2027-07-01" },
    "July 2027",
    undefined,
  ],
])("opens the calendar by the given day: %s", async (_what, today, props, month, ring) => {
  draw({ ...props, today });
  await page.getByRole("button", { name: "Choose date for Day" }).click();
  await expect.element(page.getByText(month, { exact: true })).toBeVisible();
  const marked = [...document.querySelectorAll('[role="gridcell"][aria-current="date"]')];
  expect(marked.map((cell) => cell.textContent)).toEqual(ring === undefined ? [] : [ring]);
});

it.each([
  ["Pacific/Kiritimati", "2026-11-21"],
  ["Etc/GMT+12", "2026-11-21"],
  ["America/Santiago", "2027-09-05"],
])("marks the same day as today in %s", async (zone, today) => {
  await liveIn(zone);
  draw({ value: null, today });
  await page.getByRole("button", { name: "Choose date for Day" }).click();
  const ring = page.getByRole("gridcell", { name: String(Number(today.slice(8))), exact: true });
  await expect.element(ring).toHaveAttribute("aria-current", "date");
});

const RANGE = { min: "2027-03-10", max: "2027-03-20" };

it.each<[string, Partial<DateFieldProps>, boolean]>([
  ["a stored day before the range", { value: "2027-03-09", ...RANGE }, false],
  ["a stored day after the range", { value: "2027-03-21", ...RANGE }, false],
  ["one that begins to count", { value: "2027-03-09", ...RANGE, isStarting: true }, true],
  ["one after it that does", { value: "2027-03-21", ...RANGE, isStarting: true }, true],
  ["of another century", { value: "1850-01-01", ...RANGE, isStarting: true }, true],
  ["the first of the range", { value: "2027-03-10", ...RANGE, isStarting: true }, false],
  ["the last of the range", { value: "2027-03-20", ...RANGE, isStarting: true }, false],
  ["none at all", { value: null, ...RANGE, isStarting: true }, false],
  [
    "one without an upper bound",
    { value: "2099-01-01", min: "2027-03-10", isStarting: true },
    false,
  ],
  ["one without bounds", { value: "2001-01-01", isStarting: true }, false],
  ["a picked one", { value: "2027-03-09", ...RANGE, isStarting: true, typed: false }, true],
])("sends or blocks a stored day: %s", async (_what, props, isHeld) => {
  draw(props);
  await expect.element(page.getByText("Day:").first()).toBeVisible();
  const problem = page.getByText(/^Choose a date/);
  if (isHeld) await expect.element(problem).toBeVisible();
  else expect(problem.query()).toBeNull();
  expect(document.querySelector('[data-unfinished="true"]') !== null).toBe(isHeld);
});

it.each<[string, string, readonly Partial<DateFieldProps>[], boolean]>([
  ["a stored one when the range ends before it", "2027-03-12", [{ max: "2027-03-11" }], true],
  ["a stored one when its day has passed", "2027-03-12", [{ min: "2027-03-13" }], false],
  ["a stored one outside when the range moves on", "2027-03-09", [{ min: "2027-03-11" }], false],
  ["a stored one outside when the range comes", "2027-03-09", [{ min: "2027-03-01" }], false],
  ["another one, of a draft", "2027-03-12", [{ value: "2027-03-09" }], true],
  [
    "another one, of a draft, in place of one outside",
    "2027-03-09",
    [{ value: "2027-03-08" }],
    true,
  ],
  ["another one within the range", "2027-03-09", [{ value: "2027-03-11" }], false],
  ["the stored one again", "2027-03-09", [{ value: "2027-03-08" }, { value: "2027-03-09" }], false],
])("blocks or sends after a change from outside: %s", async (_what, value, changes, isHeld) => {
  for (const change of [{}, ...changes]) {
    testPage.root.render(
      <RecurrentTheme scheme="light">
        <DateField
          label="Day:"
          name="day"
          today="2026-11-20"
          onChange={vi.fn()}
          {...{ value, ...RANGE, ...change }}
        />
      </RecurrentTheme>,
    );
    await expect.element(page.getByText("Day:").first()).toBeVisible();
  }
  const problem = page.getByText(/^Choose a date/);
  if (isHeld) await expect.element(problem).toBeVisible();
  else await expect.element(problem).not.toBeInTheDocument();
});

/** Presses a section of the field with the mouse, as it is on the screen. */
const press = (name: string) => page.getByRole("spinbutton", { name }).click();

it.each(["Year", "Month", "Day"])(
  "begins at the year when an empty field is pressed at the %s",
  async (section) => {
    const onChange = draw({ value: null });
    await press(section);
    await userEvent.keyboard("20271224");
    await userEvent.tab();
    await expect.element(shown()).toHaveValue("2027-12-24");
    expect(onChange).toHaveBeenLastCalledWith("2027-12-24");
    // A field that has a day is changed where it is pressed.
    await press("Day");
    await userEvent.keyboard("05");
    await expect.element(shown()).toHaveValue("2027-12-05");
  },
);

it("begins at the year when an empty field is pressed anywhere, or again", async () => {
  draw({ value: null });
  await field().click({ position: { x: 150, y: 18 } });
  await press("Day");
  await userEvent.keyboard("2027");
  // A partly typed day is edited where it is pressed.
  await press("Day");
  await userEvent.keyboard("24");
  await press("Month");
  await userEvent.keyboard("12");
  await expect.element(shown()).toHaveValue("2027-12-24");
});

it.each([
  [0, "November 2026"],
  [1, "November 2027"],
])("opens the calendar %s years ahead while the field is empty", async (years, month) => {
  draw({ value: null, opensYearsAhead: years });
  await page.getByRole("button", { name: "Choose date for Day" }).click();
  await expect.element(page.getByText(month)).toBeVisible();
  // The years are one press away.
  await page.getByRole("button", { name: /switch to year view/ }).click();
  await page.getByRole("radio", { name: "2029" }).click();
  await page.getByRole("radio", { name: /^Dec/ }).click();
  await page.getByRole("gridcell", { name: "24", exact: true }).click();
  await expect.element(shown()).toHaveValue("2029-12-24");
});

it("opens the calendar at its day when the field has one", async () => {
  draw({ opensYearsAhead: 1 });
  await page.getByRole("button", { name: "Choose date for Day" }).click();
  await expect.element(page.getByText("March 2027")).toBeVisible();
});
