import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { RecurrentTheme } from "../theme/RecurrentTheme.tsx";
import { DateField } from "./DateField.tsx";

/** The part used here of what Vitest leaves to the types of the browser that is driven. */
interface Devtools {
  send(method: string, params: object): Promise<unknown>;
}

/** Where the reader is; "" for where the machine is. */
async function liveIn(timezoneId: string): Promise<void> {
  await (cdp() as Devtools).send("Emulation.setTimezoneOverride", { timezoneId });
}

const ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await liveIn("");
});

it.each([
  ["Etc/GMT+12", 720],
  ["Pacific/Kiritimati", -840],
  // Its clocks go forward on the last day that is on offer.
  ["America/New_York", 300],
  // Some days begin at one o'clock there.
  ["America/Santiago", 180],
])("decisions, dates: in %s the day pressed is the day given", async (zone, offset) => {
  await liveIn(zone);
  expect(new Date("2027-03-13T12:00:00Z").getTimezoneOffset()).toBe(offset);
  const onChange = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  ends.push(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <RecurrentTheme scheme="light">
      <DateField label="Day:" name="day" value="2027-03-12" max="2027-03-14" onChange={onChange} />
    </RecurrentTheme>,
  );
  await page.getByRole("button", { name: "Choose Day" }).click();
  const cell = (day: number) => page.getByRole("gridcell", { name: String(day), exact: true });
  await expect.element(cell(12)).toHaveAttribute("aria-selected", "true");
  await expect.element(cell(14)).toBeEnabled();
  await expect.element(cell(15)).toBeDisabled();
  await cell(14).click();
  expect(onChange).toHaveBeenLastCalledWith("2027-03-14");
});
