import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { COLOUR_RULES } from "../../scripts/lib/axe-rules.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Axe must find nothing on the page as it stands: by all rules in the light scheme, then by those of
 * colours in the dark one. The page follows the system's scheme while the person has chosen none.
 * Frames are left out: the one there is, the terms, runs no scripts, not even those of axe.
 * @param where names the screen in a failure
 * @param isMenuOpen a modal menu hides the page behind it and belongs to none of its regions
 */
export async function expectAccessible(
  page: Page,
  where: string,
  { isMenuOpen = false } = {},
): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The portal hears of it in a task of its own.
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    // A colour on its way from one scheme to the other belongs to neither.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .flatMap((one) => (one instanceof CSSTransition ? one.finished : [])),
      ),
    );
    const axe = new AxeBuilder({ page })
      .exclude("iframe")
      .setLegacyMode()
      // What passes need not be described, node by node.
      .options({ resultTypes: ["violations"] });
    const { violations } = await (
      colorScheme === "dark"
        ? axe.withRules(COLOUR_RULES)
        : axe.withTags(STANDARDS).disableRules(isMenuOpen ? ["region"] : [])
    ).analyze();
    const found = violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.target.join(" ")}`),
    );
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
