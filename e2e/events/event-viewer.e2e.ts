/** The browser's own PDF viewer, which the headless shell of the other specs lacks. */
import { presentChromium } from "../../scripts/lib/chromium.mjs";
import { button, MEDICAL, MEDICAL_ID, openEvents, OWN, shownEvent } from "./event-pages.ts";
import { launchOptions } from "../support/launch.ts";
import { expect, test } from "../support/test.ts";

test.use({ launchOptions: launchOptions(presentChromium()) });

test("shows a PDF in the dialog with the browser's viewer", async ({ page }) => {
  const path = OWN.show(MEDICAL_ID);
  await openEvents(page, OWN.who, path, shownEvent(page, MEDICAL));
  const dialog = page.getByRole("dialog");
  await button(page, "Preview Medical certificate.pdf").click();
  const viewer = dialog.getByTitle("Medical certificate.pdf");
  // The sandbox creates the file at its first request.
  await expect(viewer).toBeVisible({ timeout: 20_000 });
  // Not merely the frame: the viewer is a page of the browser's own inside of it.
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith("blob:")))
    .toBe(true);
  await dialog.getByRole("button", { name: "Download Medical certificate.pdf" }).focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
