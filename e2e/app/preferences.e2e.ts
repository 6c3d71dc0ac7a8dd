/** System settings: forced colours (Windows' contrast themes), and reduced motion. */
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const MANAGER = "company.manager@aurora.test";

test("shows signs, states and the main button in forced colours", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await signInAt(page, MANAGER, "/company/groups/1/edit");
    await expect(page.getByRole("button", { name: "Update" })).toBeVisible();
    const found = await page.evaluate(() => {
      const ground = getComputedStyle(document.body).backgroundColor;
      const colourless = [...document.querySelectorAll("svg")]
        .filter((svg) => svg.checkVisibility() && getComputedStyle(svg).color === ground)
        .map((svg) => svg.outerHTML.slice(0, 100));
      const main = getComputedStyle(document.querySelector("button[type=submit]")!);
      const current = getComputedStyle(document.querySelector("nav [aria-current=page]")!);
      const [on, off] = [true, false].map((isOn) => {
        const field = document.querySelector(
          `.MuiSwitch-input${isOn ? ":checked" : ":not(:checked)"}`,
        );
        const track = field?.closest(".MuiSwitch-root")?.querySelector(".MuiSwitch-track");
        return getComputedStyle(track!).backgroundColor;
      });
      return {
        colourless,
        edge: main.borderTopStyle,
        current: current.borderInlineStartStyle,
        areSwitchesTold: on !== off,
      };
    });
    expect(found, colorScheme).toEqual({
      colourless: [],
      edge: "solid",
      current: "solid",
      areSwitchesTold: true,
    });
  }
});

test("moves nothing when the system asks for reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const type of ["transitionrun", "animationstart"]) {
      document.addEventListener(type, ({ target }) => {
        const element = target as Element;
        const lasting = element.getAnimations().filter((animation) => {
          const { duration, iterations } = animation.effect!.getComputedTiming();
          // Animations that follow the scrolling do not move without it.
          return (
            animation.timeline instanceof DocumentTimeline &&
            (Number(duration) > 1 || iterations === Infinity)
          );
        });
        if (lasting.length > 0) moved.push(`${type} ${element.outerHTML.slice(0, 120)}`);
      });
    }
  });
  await signInAt(page, MANAGER, "/dashboard/training-status");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.getByRole("button", { name: /^User menu: / }).click();
  await page.getByRole("menuitem", { name: "Keyboard" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goto("/#/company/groups/1/edit");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});
