/** What only a production build promises, which never runs without hosts. */
import { withConfig } from "./support/config.ts";
import { expectTitle, menu } from "./support/shell.ts";
import { enterByForm } from "./support/sign-in.ts";
import { hosts } from "./support/mode.ts";
import { expect, test } from "./support/test.ts";

test("the production build over HTTP: a manager signs in and sees both boards under the policy", async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  const reply = await page.goto("/#/login");
  const policy = reply?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain("unsafe");
  await enterByForm(page, "training.manager@aurora.test");
  await expectTitle(page, "Training Status");
  await expect(page.getByText("Showing trainees")).toBeVisible();
  await menu(page).getByRole("link", { name: "Event / Document Status" }).click();
  await expectTitle(page, "Event / Document Status");
  await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
  expect(asked).toContain(hosts().authHost);
  expect(asked).toContain(hosts().apiHost);
});

test("the production build brings no service worker and no sandbox", async ({ page, request }) => {
  const worker = await request.get("/mockServiceWorker.js");
  expect(worker.status()).toBe(404);
  const terms = await request.get("/sandbox/terms.html");
  expect(terms.status()).toBe(404);
  await enterByForm(page, "company.manager@aurora.test");
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
  await withConfig(page, { backend: "sandbox" });
  await page.goto("/");
  await expect(page.getByText("The portal cannot start")).toBeVisible();
  await expect(page.getByText('Set "backend" to "remote" in config.json')).toBeVisible();
});
