import type { Page } from "@playwright/test";

/**
 * Slows an upload down: on the same machine it would be over before anybody could see it.
 * @param megabytes megabytes per second
 * @returns ends the slowdown
 */
export async function slowUploads(page: Page, megabytes: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const limitTo = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send("Network.enable");
  await limitTo(megabytes * 1024 * 1024);
  return async () => {
    await limitTo(-1);
  };
}
