/** The start of the demo: the login first, then the sandbox in the page. */
import { submitLogin, terms } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

const SANDBOX = /\/assets\/browser-[^/]+\.js$/;

test("paints the login before loading the sandbox, and an early sign-in waits for it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const note = (): void => {
      // A task after the frame that shows the form.
      if (document.querySelector("form")) setTimeout(() => performance.mark("painted"));
      else requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const released = Promise.withResolvers<void>();
  await page.route(SANDBOX, async (route) => {
    await released.promise;
    await route.continue();
  });
  const sandboxRequest = page.waitForRequest(SANDBOX);
  await page.goto("/#/login");
  await submitLogin(page, "training.manager@aurora.test");
  await sandboxRequest;
  await expect(terms(page)).toBeHidden();
  released.resolve();
  await expect(terms(page)).toBeVisible();

  const [painted, sandbox] = await page.evaluate((source) => {
    const named = performance
      .getEntriesByType("resource")
      .find(({ name }) => new RegExp(source).test(name));
    return [performance.getEntriesByName("painted")[0]?.startTime, named?.startTime];
  }, SANDBOX.source);
  expect(sandbox).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
});
