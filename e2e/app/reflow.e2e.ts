/**
 * Menus and dialogs when zoomed in (WCAG 1.4.4, 1.4.10, 2.4.11): nothing is cut off, and the focused element is
 * visible. Pages are in every-page.e2e.ts.
 */
import type { Page } from "@playwright/test";
import { hiddenFocus, losses, ZOOMED } from "./reflow.ts";
import { signInAt, submitLogin, terms } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const MANAGER = "company.manager@aurora.test";
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Overlays: their page, how they open, and their name. */
const OVERLAYS: readonly [
  name: string,
  path: string,
  open: (page: Page) => Promise<void>,
  is: string,
][] = [
  ["the menu", "/company/groups", (page) => press(page, "Open menu"), ".MuiDrawer-paper"],
  [
    "the user menu",
    "/company/groups",
    (page) => press(page, /^User menu: /),
    ".MuiMenu-paper:has([role=menu])",
  ],
  [
    "what finds anything",
    "/company/groups",
    (page) => press(page, "Find anything"),
    "[role=dialog]",
  ],
  [
    "the list of keys",
    "/company/groups",
    async (page) => {
      await press(page, /^User menu: /);
      await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
    },
    "[role=dialog]",
  ],
  ["a question", "/company/groups/1/edit", (page) => press(page, "Delete"), "[role=alertdialog]"],
  [
    "the filter of a board",
    "/dashboard/training-status",
    async (page) => {
      await press(page, "More tools");
      await press(page, "Filter");
    },
    "main:has([role=group][aria-label=Filter])",
  ],
  [
    "a calendar",
    "/company/users/105?tab=events&mode=create",
    (page) => press(page, /^Choose date for Issued/),
    "[role=dialog]",
  ],
  [
    "an audit pack",
    "/company/users/105",
    async (page) => {
      await press(page, "More actions");
      await press(page, /^Audit pack/);
    },
    "[role=dialog]",
  ],
  [
    "a picture",
    "/company/users/105?tab=events&eventId=10501",
    (page) => press(page, "Preview Prescription.png"),
    "[role=dialog]",
  ],
];

test.describe("at 400 %", () => {
  test.use({ viewport: { width: ZOOMED.width, height: ZOOMED.height } });

  for (const [name, path, open, is] of OVERLAYS) {
    test(`keeps all of ${name} reachable at 400 %`, async ({ page }) => {
      await signInAt(page, MANAGER, path);
      await open(page);
      await expect(page.locator(is)).toBeVisible();
      await expect.poll(() => losses(page)).toEqual([]);
      await expect.poll(() => hiddenFocus(page, is)).toEqual([]);
    });
  }

  test("keeps all of the terms reachable at 400 %", async ({ page }) => {
    await page.goto("/#/login");
    await submitLogin(page, MANAGER);
    await expect(terms(page)).toBeVisible();
    await expect.poll(() => losses(page)).toEqual([]);
    await expect.poll(() => hiddenFocus(page, "[role=dialog]")).toEqual([]);
    const frame = await terms(page).locator("iframe").boundingBox();
    expect(frame?.height).toBeGreaterThan(80);
  });
});
