/** What holds for every screen of events; those of a person stand in their tab (people.e2e.ts). */
import { expectAccessible } from "./support/axe.ts";
import {
  ARCHIVED,
  link,
  MEDICAL,
  MEDICAL_ID,
  notes,
  openEvents,
  OWN,
  shownEvent,
} from "./support/event-pages.ts";
import { expect, test } from "./support/test.ts";

test("issue: no screen of events scrolls sideways at 1280 and 360 px, and axe finds nothing", async ({
  page,
}) => {
  test.slow();
  await openEvents(page, OWN.who, OWN.list, link(page, MEDICAL));
  for (const [path, ready] of [
    [OWN.list, link(page, MEDICAL)],
    [OWN.archived, link(page, ARCHIVED)],
    [OWN.show(MEDICAL_ID), shownEvent(page, MEDICAL)],
    [OWN.update(MEDICAL_ID), notes(page)],
    [OWN.create, notes(page)],
  ] as const) {
    await page.goto(`/#${path}`);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(ready).toBeVisible();
      // A tooltip under the pointer is outside of every region.
      await page.mouse.move(0, 0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      // A new event is the same form, and the archive the same list.
      if (path !== OWN.create && path !== OWN.archived) {
        await expectAccessible(page, `${path} at ${width} px`);
      }
    }
  }
});
