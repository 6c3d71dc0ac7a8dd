/** A tablet in portrait: it has no hover and is used with fingers. */
import { openEventForm, OWN } from "../events/event-pages.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

/** The least height of a target for fingers, and of text that iOS does not zoom into, in px. */
const TARGET = 44;
const TEXT = 16;

/** Controls that are lower than a finger needs, with what is pressed for them: the label or the row around. */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      "main :is(button, input:not([type=file], [aria-hidden=true]), [role=combobox], [role=switch], [role=spinbutton])",
    );
    const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);
    return [...controls]
      .filter((control) => control.checkVisibility() && heightOf(control) > 1)
      .filter((control) => {
        const pressed = ["label", ".MuiInputBase-root", ".MuiPickersInputBase-root", "[role=row]"];
        const around = pressed.map((selector) => control.closest(selector));
        return [control, ...around].every((target) => target === null || heightOf(target) < least);
      })
      .map((control) => `${control.ariaLabel ?? control.textContent}: ${heightOf(control)} px`);
  }, TARGET - 4);

/** Fields whose text is so small that iOS zooms into them. */
const smallTexts = (page: Page) =>
  page.evaluate((least) => {
    const fields = document.querySelectorAll<HTMLElement>(
      "main :is(input:not([type=checkbox], [type=radio], [type=file], [aria-hidden=true], [tabindex='-1']), textarea, select, [role=spinbutton], [contenteditable=true])",
    );
    return [...fields]
      .filter((field) => field.checkVisibility())
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
      .map((field) => field.outerHTML.slice(0, 160));
  }, TEXT);

test("has touch targets that are large enough, and zooms into no field of an event", async ({
  page,
}) => {
  await openEventForm(page, OWN, OWN.create);
  expect(await smallTargets(page)).toEqual([]);
  expect(await smallTexts(page)).toEqual([]);
});

test("has large touch targets on lists and a person's form, and zooms into no field", async ({
  page,
}) => {
  await signInAt(page, "company.manager@aurora.test", "/company/users/active");
  await expect(page.getByRole("grid", { name: "People" })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  expect(await smallTexts(page)).toEqual([]);
  await page.goto("/#/company/users/105/edit");
  await expect(page.getByLabel("First Name")).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  expect(await smallTexts(page)).toEqual([]);
});

test("cuts off no column heading for a menu that appears on hover only", async ({ page }) => {
  await signInAt(page, "company.manager@aurora.test", "/company/groups/1/edit");
  await expect(page.getByRole("grid", { name: "Current trainees" })).toBeVisible();
  await expect(page.getByRole("button", { name: /column menu/i })).toHaveCount(0);
});

test("shows the tools of lists in one line, each with its word", async ({ page }) => {
  for (const [who, path, last] of [
    ["company.manager@aurora.test", "/dashboard/event-status", "Export"],
    ["company.manager@aurora.test", "/dashboard/event-status/matrix", "Print"],
    ["trainee@aurora.test", "/my/events", "Download calendar"],
  ] as const) {
    await signInAt(page, who, path);
    const tool = page.getByRole("main").getByText(last, { exact: true });
    await expect(tool, path).toBeVisible();
    await expect(page.locator("main [aria-busy=true]"), path).toHaveCount(0);
    const [search, end] = [page.getByRole("searchbox"), tool];
    const middles = await Promise.all(
      [search, end].map(async (part) => {
        const { y, height } = (await part.boundingBox())!;
        return y + height / 2;
      }),
    );
    expect(Math.abs(middles[0]! - middles[1]!), path).toBeLessThan(4);
  }
});
