import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { REPORT_ONLY } from "../../scripts/lib/axe-rules.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Up to this width, in CSS pixels, a page is opened in the dark scheme. */
const PHONE_PX = 600;

/** Nothing may be wider than the window. */
export async function expectFits(page: Page, where: string): Promise<void> {
  // On a phone `innerWidth` grows with a page that is too wide.
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${where}, wider than the window, in px`).toBeLessThanOrEqual(0);
}

/**
 * Expects that axe finds nothing on the current page and that nothing is wider than the window. Wide
 * windows are in the light scheme, phones in the dark one, so a page opened at both widths is checked in
 * both; stories are at any width. The page follows the system's scheme while the person has chosen none.
 * Frames are left out: the only one, the terms, runs no scripts, not even axe's.
 * @param where names the page in a failure
 * @param isMenuOpen a modal menu hides the page behind it and belongs to none of its regions
 */
export async function expectAccessible(
  page: Page,
  where: string,
  { isMenuOpen = false } = {},
): Promise<void> {
  const colorScheme = (page.viewportSize()?.width ?? Infinity) < PHONE_PX ? "dark" : "light";
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // The portal receives the change in a later task.
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
  // A colour in transition between two schemes belongs to neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : [])),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .exclude("iframe")
    .setLegacyMode()
    .options(REPORT_ONLY)
    .withTags(STANDARDS)
    .disableRules(isMenuOpen ? ["region"] : [])
    .analyze();
  const found = violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(" ")}`),
  );
  expect(found, `${where}, ${colorScheme}`).toEqual([]);
  await expectFits(page, where);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
