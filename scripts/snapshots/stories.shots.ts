import { existsSync } from "node:fs";
import path from "node:path";
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { PHONE, type Picture, readPlan, type Story } from "./plan.ts";
import { showDark, storyIsDone } from "./page.ts";
import { Settling } from "./settling.ts";

const plan = readPlan();

/** One window for all stories of a worker, so that the code of Storybook is read once. */
const test = base.extend<object, { window: BrowserContext }>({
  window: [
    async ({ browser }, use) => {
      const window = await browser.newContext({
        baseURL: plan.origin,
        locale: "en-GB",
        reducedMotion: "reduce",
        timezoneId: "UTC",
      });
      await use(window);
      await window.close();
    },
    { scope: "worker" },
  ],
});

for (const story of plan.stories) {
  test(story.label, async ({ window }, info) => {
    info.annotations.push({ type: "story", description: story.id });
    const page = await window.newPage();
    try {
      await page.setViewportSize(story.viewport);
      const settling = new Settling(page);
      await open(page, story);
      for (const picture of story.pictures) {
        if (picture === "dark") await showDark(page);
        if (picture === "phone") await resize(page);
        await settling.done();
        await take(page, story, picture);
      }
    } finally {
      await forget(page);
      await page.close();
    }
  });
}

async function open(page: Page, { id }: Story): Promise<void> {
  // The page's own look for what nobody could use is for people who have Storybook open.
  const globals = "scheme:light;a11y.manual:!true";
  await page.goto(`/iframe.html?id=${id}&viewMode=story&chromatic=true&globals=${globals}`);
  const failure = await storyIsDone(page);
  if (failure !== undefined) throw new Error(failure);
}

/** What floats is put in its place a moment after the window has changed, and nothing tells when. */
async function resize(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(200);
}

async function take(page: Page, { id }: Story, picture: Picture): Promise<void> {
  const info = test.info();
  // What sticks to an edge of the window lies where its play function has scrolled to.
  await page.evaluate(() => scrollTo({ top: 0, left: 0, behavior: "instant" }));
  const file = path.join(plan.accepted, id, `${picture}.png`);
  const isNew = !existsSync(file);
  if (isNew && !plan.accept) {
    const seen = info.outputPath(`${picture}-actual.png`);
    await page.screenshot({ path: seen, fullPage: true, animations: "disabled", caret: "hide" });
    info.attachments.push({ name: `${picture}-actual.png`, path: seen, contentType: "image/png" });
    expect.soft(isNew, `${picture}: no picture is accepted yet`).toBe(false);
    return;
  }
  await expect.soft(page).toHaveScreenshot([id, `${picture}.png`], { fullPage: true });
}

/** Leaves nothing for the next story but what the network gave. */
async function forget(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", {
    origin: plan.origin,
    storageTypes: "cookies,local_storage,indexeddb",
  });
  await session.detach();
}
