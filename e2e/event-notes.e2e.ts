/** Notes as they are written and pasted (training 2.10, 2.11). */
import {
  button,
  description,
  notes,
  openEventForm,
  OWN,
  shownEvent,
} from "./support/event-pages.ts";
import { fact } from "./support/person-form.ts";
import { expect, test } from "./support/test.ts";

test("training 2.10, 2.11: notes are shown as they were written, without what would run", async ({
  page,
  watch,
}) => {
  await openEventForm(page, OWN, OWN.create);

  await test.step("notes written and formatted with the keyboard alone are shown so", async () => {
    await description(page).fill("Written by hand");
    await notes(page).focus();
    await page.keyboard.type("Bring ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("both");
    await page.keyboard.press("Control+b");
    await page.keyboard.press("Enter");
    const list = page.getByRole("button", { name: "Bullet list" });
    await list.focus();
    await page.keyboard.press("Enter");
    await notes(page).focus();
    await page.keyboard.type("passport");
    await button(page, "Create").focus();
    await page.keyboard.press("Enter");
    await expect(shownEvent(page, "Written by hand")).toBeVisible();
    await expect(fact(page, "Notes").locator("strong")).toHaveText("both");
    await expect(fact(page, "Notes").getByRole("listitem")).toHaveText("passport");
  });

  await test.step("markup pasted into notes that would run or restyle does nothing, there and shown", async () => {
    await page.goto(`/#${OWN.create}`);
    await expect(notes(page)).toBeVisible();
    // The browser reports handlers wherever they are parsed, also in the sanitiser's document.
    watch.expect(/inline event handler|script-src-attr refused inline/);
    await description(page).fill("Pasted");
    await notes(page).evaluate((editor) => {
      const data = new DataTransfer();
      data.setData(
        "text/html",
        '<p style="position:fixed">kept <img src=x onerror="window.fired=1"><script>window.fired=1</script>' +
          '<svg onload="window.fired=1"></svg><a href="javascript:window.fired=1">words</a></p>',
      );
      const paste = { clipboardData: data, bubbles: true, cancelable: true };
      editor.dispatchEvent(new ClipboardEvent("paste", paste));
    });
    await expect(notes(page)).toContainText("kept");
    await button(page, "Create").click();
    await expect(shownEvent(page, "Pasted")).toBeVisible();
    await expect(fact(page, "Notes")).toContainText("kept words");
    await expect(fact(page, "Notes").locator("img, svg, script, [style], a")).toHaveCount(0);
    expect(await page.evaluate(() => "fired" in window)).toBe(false);
  });
});
