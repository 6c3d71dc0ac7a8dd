import { button, PERSON } from "./support/event-pages.ts";
import { enterAt } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

test("where fingers point, an event form offers to choose files and speaks of no dropping", async ({
  page,
}) => {
  await enterAt(page, PERSON.who, PERSON.create);
  await expect(button(page, "Choose Attach New File")).toBeVisible();
  await expect(page.getByText("Drop files here")).toBeHidden();
});
