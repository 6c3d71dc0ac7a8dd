import type { Page } from "@playwright/test";

/**
 * Lets an upload take its time: to a host on the same machine it would be over before anybody could see
 * it.
 * @param megabytes so many a second
 */
export async function slowUploads(page: Page, megabytes: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: megabytes * 1024 * 1024,
  });
}
