/** The boards over several pages (shell 2.12, 2.13); the stories check a single board. */
import { gridRows } from "../support/grid-page.ts";
import { expectTitle } from "../support/shell.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

/** The preview of a person next to the list. */
const panel = (page: Page, name: string) => page.getByRole("region", { name });
/** The same over the list of a narrower window. */
const drawer = (page: Page, name: string) => page.getByRole("dialog", { name });

test("shows the board's cards, and leads from a preview to the person's page and back", async ({
  page,
}) => {
  await signInAt(page, "company.manager@aurora.test", "/dashboard/training-status");
  const cards = page.getByRole("button", { name: / \d+ Show/ });
  const name = (of: string) => page.getByRole("link", { name: of, exact: true });
  const search = page.getByRole("searchbox");

  await test.step("lists as many people in each card as it counts, and opens the first with people", async () => {
    await expect(cards).toHaveCount(4);
    await expect(cards.first()).toHaveAttribute("aria-pressed", "true");
    for (const card of await cards.all()) {
      await card.click();
      await expect(card).toHaveAttribute("aria-pressed", "true");
      const count = Number(/\d+/.exec(await card.innerText())?.[0]);
      expect(count).toBeGreaterThan(0);
      await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
    }
  });

  // The last card is chosen: Current.
  await search.fill("a");
  await expect(page).toHaveURL(/\?(?=.*\bstatus=current\b)(?=.*\bq=a\b)/);
  await expect(page.getByText(/of \d+ rows match/)).toBeAttached();
  const names = await page.getByRole("grid").getByRole("link").allTextContents();

  await test.step("previews a person on a press beside the name, by what the name leads to", async () => {
    await gridRows(page)
      .nth(1)
      .getByRole("rowheader")
      .click({ position: { x: 4, y: 4 } });
    const previewed = panel(page, names[1]!);
    await expect(previewed.getByRole("link", { name: "Open Training Record" })).toHaveAttribute(
      "href",
      (await name(names[1]!).first().getAttribute("href"))!,
    );
    await expect(previewed.getByRole("listitem").first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("ArrowUp");
    await expect(panel(page, names[0]!)).toBeVisible();
    await expect(page).toHaveURL(/[?&]preview=\d+/);
  });

  await test.step("shows the preview in a drawer with focus when narrow, beside the list when wide", async () => {
    const next = page.getByRole("button", { name: "Next person" });
    await next.focus();
    await page.setViewportSize({ width: 1180, height: 800 });
    await expect(drawer(page, names[0]!)).toBeVisible();
    await expect(panel(page, names[0]!)).toHaveCount(0);
    await expect(next).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(drawer(page, names[1]!)).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(panel(page, names[1]!)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(next).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(panel(page, names[0]!)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("prints the list without the preview, which stays open", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(panel(page, names[0]!)).toBeHidden();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await expect(panel(page, names[0]!)).toBeVisible();
  });

  await test.step("returns to the board with panel, card and search after Back and after a reload", async () => {
    const address = page.url();
    await panel(page, names[0]!).getByRole("link", { name: names[0]!, exact: true }).click();
    await expectTitle(page, "Person Detail");
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(panel(page, names[0]!)).toBeVisible();
    await page.reload();
    await expect(panel(page, names[0]!)).toBeVisible();
    await panel(page, names[0]!).getByRole("button", { name: "Close" }).click();
    await expect(panel(page, names[0]!)).toBeHidden();
    await expect(page).not.toHaveURL(/preview=/);
    await expect(name(names[0]!)).toBeFocused();
    await expect(search).toHaveValue("a");
    await expect(cards.last()).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("opens the page when the name is pressed", async () => {
    await name(names[0]!).click();
    await expectTitle(page, "Person Detail");
    await expect(page).toHaveURL(/tab=record$/);
  });
});
