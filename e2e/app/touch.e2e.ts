/**
 * Touch in everything but forms and lists (tablet.e2e.ts): overlays, the on-screen keyboard, the edges of a phone,
 * and icons with a tooltip. Pages are in every-page.e2e.ts. Chromium is used in place of iOS.
 */
import type { Page } from "@playwright/test";
import { HEIGHT, smallTargets, WIDTHS } from "./targets.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const MANAGER = "company.manager@aurora.test";
const EVENT = "/company/users/105?tab=events&eventId=10501&mode=update";

/** Ticks a person, and finds the bar of the selection. */
async function selectPerson(page: Page) {
  await signInAt(page, MANAGER, "/company/users/active");
  await page
    .getByRole("checkbox", { name: /^Select [A-Z]/ })
    .nth(1)
    .check();
  return page.locator("[data-foot]");
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().tap();

/** Opens an overlay of a page. The selector finds the overlay. */
const OVERLAYS: readonly [string, string, (page: Page) => Promise<void>, string][] = [
  ["the user menu", "/company/groups", (page) => press(page, /^User menu: /), "[role=menu]"],
  [
    "the menu",
    "/company/groups",
    (page) => press(page, /^(Open|Expand) menu$/),
    ".MuiDrawer-modal nav",
  ],
  [
    "a choice of a list",
    "/dashboard/event-status",
    async (page) => {
      const isPhone = page.viewportSize()!.width < 600;
      if (isPhone) await press(page, "More tools");
      await press(page, isPhone ? "Sort" : "View");
    },
    "[role=menu]",
  ],
  [
    "what finds anything",
    "/company/groups",
    (page) => press(page, "Find anything"),
    "[role=dialog]",
  ],
  ["a question", "/company/groups/1/edit", (page) => press(page, "Delete"), "[role=alertdialog]"],
  [
    "an audit pack",
    "/company/users/105",
    async (page) => {
      if (page.viewportSize()!.width < 600) await press(page, "More actions");
      await press(page, /^Audit pack/);
    },
    "[role=dialog]",
  ],
  ["a calendar", EVENT, (page) => press(page, /^Choose date for Issued/), "[role=dialog]"],
  [
    "the editor",
    EVENT,
    // On phones its buttons come with the focus.
    (page) => page.getByRole("textbox", { name: "Notes" }).click(),
    "[role=toolbar]",
  ],
];

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height: HEIGHT } });

    for (const [name, path, open, is] of OVERLAYS) {
      test(`has touch targets that are large enough in ${name}`, async ({ page }) => {
        await signInAt(page, MANAGER, path);
        await open(page);
        await expect(page.locator(is).first()).toBeVisible();
        await expect.poll(() => smallTargets(page, is)).toEqual([]);
      });
    }
  });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("takes a file of any kind, or one from the camera", async ({ page }) => {
    await signInAt(page, MANAGER, EVENT);
    const field = page.getByTestId("event-files");
    // With a list of file types iOS leaves the camera out, and with `capture` it leaves out everything
    // else.
    await expect(field).toHaveAttribute("multiple");
    await expect(field).not.toHaveAttribute("accept");
    await expect(field).not.toHaveAttribute("capture");
  });

  test("shows the meaning of a sign when it is tapped", async ({ page }) => {
    await signInAt(page, MANAGER, "/company/users/105?tab=record");
    const sign = page.locator("main [data-sign=shown]").first();
    const word = await sign.locator("[role=img]").getAttribute("aria-label");
    await sign.scrollIntoViewIfNeeded();
    const box = await sign.boundingBox();
    const session = await page.context().newCDPSession(page);
    // As long as a finger rests: Playwright's own tap ends before a page hears of its beginning.
    await session.send("Input.synthesizeTapGesture", {
      x: box!.x + box!.width / 2,
      y: box!.y + box!.height / 2,
      duration: 80,
      gestureSourceType: "touch",
    });
    await expect(page.getByRole("tooltip")).toHaveText(word!);
  });

  test("covers neither a field nor the buttons with an on-screen keyboard", async ({ page }) => {
    await signInAt(page, MANAGER, "/company/users/105/edit");
    const field = page.getByLabel("First Name");
    await field.tap();
    const keyboard = 336;
    // As iOS has it: the window stays as high as it was.
    const cover = (height: number) =>
      page.evaluate((covered) => {
        const seen = window.innerHeight - covered;
        Object.defineProperty(visualViewport!, "height", { value: seen, configurable: true });
        visualViewport!.dispatchEvent(new Event("resize"));
      }, height);
    await cover(keyboard);
    const isAbove = async (name: string) => {
      const box = await page.getByRole("button", { name, exact: true }).boundingBox();
      return box !== null && box.y + box.height <= 844 - keyboard;
    };
    await expect.poll(() => isAbove("Update")).toBe(true);
    const box = await field.boundingBox();
    const bar = await page.getByRole("button", { name: "Update" }).boundingBox();
    expect(box!.y + box!.height).toBeLessThan(bar!.y);

    await cover(0);
    await press(page, "Find anything");
    await expect(page.getByRole("dialog")).toBeVisible();
    await cover(keyboard);
    const bottom = () =>
      page.locator(".MuiDialog-paper").evaluate((paper) => paper.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(844 - keyboard);
  });

  // The browser makes the page lower for its keyboard (`interactive-widget`), here on the lowest current
  // phone.
  for (const [path, label, button, fold] of [
    ["/company/users/105/edit", "Email", "Update"],
    ["/company/users/create", "Email", "Create"],
    ["/company/profile/edit", "Name", "Update"],
    ["/company/groups/1/edit", "Name", "Update", /^Name and managers/],
    [EVENT, "Description", "Update"],
  ] as const) {
    test(`keeps field and buttons in view above the keyboard in ${path}`, async ({ page }) => {
      await signInAt(page, MANAGER, path);
      if (fold) await page.getByRole("button", { name: fold }).tap();
      const field = page.getByRole("textbox", { name: label }).first();
      await field.tap();
      await page.setViewportSize({ width: 390, height: 350 });
      const areas = async () => {
        const [typed, bar, top] = await Promise.all([
          field.boundingBox(),
          page.getByRole("button", { name: button, exact: true }).boundingBox(),
          page.getByRole("banner").boundingBox(),
        ]);
        return { typed: typed!, bar: bar!, top: top! };
      };
      await expect(async () => {
        const { typed, bar, top } = await areas();
        expect(typed.y).toBeGreaterThanOrEqual(top.y + top.height);
        expect(typed.y + typed.height).toBeLessThanOrEqual(bar.y);
        expect(bar.y + bar.height).toBeLessThanOrEqual(350);
      }).toPass({ timeout: 5000 });
    });
  }

  test("keeps field and buttons of a dialog in view above the keyboard", async ({ page }) => {
    await selectPerson(page);
    await press(page, "Actions");
    await press(page, "Add to group");
    const dialog = page.getByRole("dialog", { name: "Add to group" });
    const field = dialog.getByRole("combobox", { name: "Group" });
    await field.tap();
    await page.setViewportSize({ width: 390, height: 350 });
    await expect(async () => {
      const typed = await field.boundingBox();
      const leave = await dialog.getByRole("button", { name: "Cancel", exact: true }).boundingBox();
      expect(typed!.y).toBeGreaterThanOrEqual(0);
      expect(typed!.y + typed!.height).toBeLessThanOrEqual(leave!.y);
      expect(leave!.y + leave!.height).toBeLessThanOrEqual(350);
    }).toPass({ timeout: 5000 });
  });

  for (const width of [390, 768]) {
    test(`shows the selection bar in one row at ${width} px, whose actions open with a tap`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const bar = await selectPerson(page);
      await expect(bar).toHaveText(/^1 selected/);
      expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(56);
      await expect(bar.getByRole("button", { name: "Export selected" })).toBeHidden();
      await press(page, "Actions");
      await expect(bar.getByRole("button", { name: "Export selected" })).toBeVisible();
      expect(await smallTargets(page, "[data-foot]")).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(bar.getByRole("button", { name: "Export selected" })).toBeHidden();
    });
  }

  test("shows all actions of a selection in one row at 820 px", async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const bar = await selectPerson(page);
    await expect(bar.getByRole("button", { name: "Export selected" })).toBeVisible();
    expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(64);
    expect(await smallTargets(page, "[data-foot]")).toEqual([]);
  });

  test("has touch targets that are large enough in the title bar at the top", async ({ page }) => {
    await signInAt(page, MANAGER, "/company/groups/1");
    const news = page.getByRole("button", { name: /^Show (less|all) of announcement/ });
    await expect(news.first()).toBeVisible();
    while ((await news.count()) > 0) await news.first().tap();
    await expect(page.getByRole("button", { name: "2 read announcements" })).toBeVisible();
    expect((await page.getByRole("banner").boundingBox())!.y).toBe(0);
    await expect.poll(() => smallTargets(page)).toEqual([]);
  });

  test("scrolls nothing behind a dialog", async ({ page }) => {
    await signInAt(page, MANAGER, "/company/users/active");
    await page.getByRole("grid").waitFor();
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.getByRole("button", { name: "Find anything" }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    const session = await page.context().newCDPSession(page);
    for (const [x, y] of [
      [195, 820],
      [195, 300],
    ] as const) {
      await session.send("Input.synthesizeScrollGesture", {
        x,
        y,
        yDistance: -250,
        gestureSourceType: "touch",
      });
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  });
});

test.describe("on a phone in landscape", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  for (const path of ["/company/users/active", "/company/users/105/edit", "/login"]) {
    test(`places nothing to press below the notch or the home indicator in ${path}`, async ({
      page,
    }) => {
      const insets = { left: 47, right: 47, bottom: 21 };
      if (path === "/login") await page.goto("/#/login");
      else await signInAt(page, MANAGER, path);
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await expect(page.locator("body")).toHaveCSS("padding-left", `${insets.left}px`);
      const covered = () =>
        page.evaluate(({ left, right, bottom }) => {
          const found: string[] = [];
          const all = document.querySelectorAll<HTMLElement>(
            "a[href], button, input, [tabindex='0']",
          );
          for (const one of all) {
            if (!one.checkVisibility({ visibilityProperty: true })) continue;
            const box = one.getBoundingClientRect();
            if (box.bottom < 0 || box.width <= 1) continue;
            // Content that scrolls with the page can be scrolled above the footer.
            const isPinned = one.closest("[data-pinned], [data-foot], .MuiDrawer-paper") !== null;
            const isCovered =
              box.left < left ||
              box.right > window.innerWidth - right ||
              (isPinned &&
                box.bottom > window.innerHeight - bottom &&
                box.top < window.innerHeight);
            if (isCovered) found.push(`${one.outerHTML.slice(0, 90)} ${JSON.stringify(box)}`);
          }
          return found;
        }, insets);
      await expect.poll(covered).toEqual([]);
    });
  }
});
