/** The expiry timeline on a company's board; the stories check its look, and the own timeline. */
import type { Page } from "@playwright/test";
import { gridRows } from "../support/grid-page.ts";
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const bars = (page: Page) => page.getByRole("group", { name: /by month of expiry$/ });
const filled = (page: Page) => bars(page).locator("button:enabled");

/** The colours that the bars are drawn in. */
async function drawn(page: Page): Promise<string[]> {
  return page
    .locator("[data-bar] > span")
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]);
}

test("filters the list by the bars of the expiry timeline, and keeps it in the URL", async ({
  page,
}) => {
  await signInAt(page, "company.manager@aurora.test", "/dashboard/event-status");
  await expect(filled(page).first()).toBeVisible();

  await test.step("counts every event in one bar or beside the bars", async () => {
    const counts = await bars(page)
      .getByRole("button")
      .evaluateAll((all) => all.map((bar) => Number(/: (\d+)/.exec(bar.textContent)?.[1])));
    expect(counts).toHaveLength(13);
    const [, later, never] =
      /(\d+) expires? later\. (\d+) ha(?:s|ve) no expiry/.exec(
        await page.getByText(/expires? later/).innerText(),
      ) ?? [];
    const cards = await page
      .getByRole("button", { name: / \d+ Show/ })
      .evaluateAll((all) => all.map((card) => Number(/\d+/.exec(card.textContent)?.[0])));
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    expect(sum(counts) + Number(later) + Number(never)).toBe(sum(cards));
  });

  await test.step("draws the bars under the production policy, in status colours of both schemes", async () => {
    await expect.poll(() => drawn(page)).not.toEqual([]);
    const light = await drawn(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    // A bar takes a moment to change its colour.
    const stillLight = async () => (await drawn(page)).filter((colour) => light.includes(colour));
    await expect.poll(stillLight).toEqual([]);
    expect(await drawn(page)).toHaveLength(light.length);
  });

  const bar = filled(page).nth(2);
  const name = await bar.innerText();
  const [, month = "", count = ""] = /^(.+): (\d+) /.exec(name) ?? [];

  await test.step("lists the events of a month on a press, whatever their card, and by keyboard", async () => {
    await bar.press("Enter");
    await expect(page).toHaveURL(/[?&]expires=\d{4}-\d\d/);
    await expect(page.getByRole("region", { name: `Expires in ${month}` })).toBeVisible();
    await expect(gridRows(page)).toHaveCount(Number(count));
    const shown = /expires=([\d-]+)/.exec(page.url())?.[1] ?? "none";
    for (const row of await gridRows(page).all()) {
      await expect(row.locator("[data-field=expiryAt] time")).toHaveAttribute(
        "datetime",
        new RegExp(`^${shown}-`),
      );
    }
    await expect(bar).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("keeps the month after a reload, and removes it with the chip", async () => {
    await page.reload();
    await expect(gridRows(page)).toHaveCount(Number(count));
    await page.getByRole("button", { name: `Expires in ${month}, show all` }).click();
    await expect(page).not.toHaveURL(/expires=/);
    await expect(page.getByRole("region", { name: "Expired", exact: true })).toBeVisible();
  });

  await test.step("renders as a table for screen readers and in print", async () => {
    const table = page.getByRole("table", { name: /by month of expiry/ });
    await expect(table.getByRole("row")).toHaveCount(14);
    await expect(table.getByRole("row", { name: `${month} ${count}` })).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    await expect(table).toBeVisible();
    expect((await table.boundingBox())!.height).toBeGreaterThan(100);
    await expect(bars(page)).toBeHidden();
  });
});
