/** What holds for every screen of events, own and a person's. */
import { expectAccessible } from "./support/axe.ts";
import {
  ARCHIVED,
  link,
  MEDICAL,
  MEDICAL_ID,
  notes,
  openEvents,
  OWN,
  PERSON,
  shownEvent,
} from "./support/event-pages.ts";
import { expect, test } from "./support/test.ts";

for (const pages of [OWN, PERSON]) {
  for (const width of [1280, 360]) {
    test(`issue, ${pages.name}: no screen of events scrolls sideways at ${width} px, and axe finds nothing`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await openEvents(page, pages.who, pages.list, link(page, MEDICAL));
      for (const [path, ready] of [
        [pages.list, link(page, MEDICAL)],
        [pages.archived, link(page, ARCHIVED)],
        [pages.show(MEDICAL_ID), shownEvent(page, MEDICAL)],
        [pages.update(MEDICAL_ID), notes(page)],
        [pages.create, notes(page)],
      ] as const) {
        await page.goto(`/#${path}`);
        await expect(ready).toBeVisible();
        // A tooltip under the pointer is outside of every region.
        await page.mouse.move(0, 0);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
        // A new event is the same form, and the archive the same list.
        if (path !== pages.create && path !== pages.archived) {
          await expectAccessible(page, `${path} at ${width} px`);
        }
      }
    });
  }
}
