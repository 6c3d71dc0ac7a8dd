/** What holds for every screen of groups. */
import { expectAccessible } from "./support/axe.ts";
import { button, KING_AIR_ID, openGroups, question, table } from "./support/group-pages.ts";
import { expect, test } from "./support/test.ts";

test("no screen of groups scrolls sideways at 1280 and 360 px, and axe finds nothing", async ({
  page,
}) => {
  test.slow();
  await openGroups(page);
  for (const [path, shown] of [
    ["/company/groups", "Groups"],
    ["/company/groups/create", "Add trainees"],
    [`/company/groups/${KING_AIR_ID}`, "Trainees"],
    [`/company/groups/${KING_AIR_ID}/edit`, "Add trainees"],
    ["the question of its Delete", null],
  ] as const) {
    if (shown === null) await button(page, "Delete").click();
    else await page.goto(`/#${path}`);
    for (const width of [1280, 360]) {
      // So high that the bar with the buttons covers nothing.
      await page.setViewportSize({ width, height: 2400 });
      await expect(shown === null ? question(page) : table(page, shown)).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      await expectAccessible(page, `${path} at ${width} px`);
    }
  }
});
