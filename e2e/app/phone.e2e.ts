import { button, PERSON } from "../events/event-pages.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

test("offers no dropping of files on touch screens, and weeks that begin on Monday", async ({
  page,
}) => {
  await signInAt(page, PERSON.who, PERSON.create);
  await expect(button(page, "Choose Attach New File")).toBeVisible();
  await expect(page.getByText("Drop files here")).toBeHidden();
  await expect(page.getByText("Photos or other files")).toBeVisible();

  // This browser's locale is British.
  await page.getByRole("button", { name: "Choose date for Issued" }).click();
  await expect(page.getByRole("columnheader").first()).toHaveAccessibleName("Monday");
});
