import { enter } from "./support/sign-in.ts";
import { HTTP_SANDBOX } from "./support/hosts.ts";
import { expect, test } from "./support/test.ts";

test("the production build signs in over HTTP and shows the first board", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  await enter(page, "training.manager@aurora.test");
  await expect(page.getByRole("heading", { level: 1, name: "Training Status" })).toBeVisible();
  await expect(page.getByText("Showing trainees")).toBeVisible();
  expect(asked).toContain(HTTP_SANDBOX.authHost);
  expect(asked).toContain(HTTP_SANDBOX.apiHost);
});

test("the production build brings no service worker and no sandbox", async ({ page, request }) => {
  const worker = await request.get("/mockServiceWorker.js");
  expect(worker.status()).toBe(404);
  const terms = await request.get("/sandbox/terms.html");
  expect(terms.status()).toBe(404);
  await enter(page, "company.manager@aurora.test");
  await expect(page.getByText("Showing trainees")).toBeVisible();
  const found = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    controls: "sandbox" in window,
  }));
  expect(found).toEqual({ workers: 0, controls: false });
});

test("a production build that is told to use the sandbox says so, and how to mend it", async ({
  page,
}) => {
  await page.route("**/config.json", async (route) => {
    const reply = await route.fetch();
    const config = (await reply.json()) as object;
    await route.fulfill({ response: reply, json: { ...config, backend: "sandbox" } });
  });
  await page.goto("/");
  await expect(page.getByText("The portal cannot start")).toBeVisible();
  await expect(page.getByText('Set "backend" to "remote" in config.json')).toBeVisible();
});
