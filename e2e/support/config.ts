import type { Page } from "@playwright/test";

/** Changes some keys of the `config.json` that the page is going to load. */
export async function withConfig(page: Page, changes: object): Promise<void> {
  await page.route("**/config.json", async (route) => {
    const reply = await route.fetch();
    const config = (await reply.json()) as object;
    await route.fulfill({ response: reply, json: { ...config, ...changes } });
  });
}
