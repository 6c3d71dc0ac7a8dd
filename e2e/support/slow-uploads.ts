import type { Page } from "@playwright/test";
import { remote } from "./mode.ts";

/**
 * Lets an upload take its time: to a host on the same machine it would be over before anybody could see
 * it. The sandbox in the page tells its steps at a pace that can be seen.
 * @param megabytes so many a second
 */
export async function slowUploads(page: Page, megabytes: number): Promise<void> {
  if (!remote()) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: megabytes * 1024 * 1024,
  });
}
