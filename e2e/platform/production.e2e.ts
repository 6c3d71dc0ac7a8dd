/** Promises of a production build, which never runs without hosts. */
import { expectTitle, menu } from "../support/shell.ts";
import { signInByForm } from "../support/sign-in.ts";
import { hosts } from "../support/target.ts";
import { expect, test } from "../support/test.ts";

test("shows a manager both boards in production, without service worker and sandbox", async ({
  page,
  request,
}) => {
  for (const path of ["/mockServiceWorker.js", "/sandbox/terms.html"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const requested = new Set<string>();
  page.on("request", (sent) => requested.add(new URL(sent.url()).origin));
  await page.goto("/#/login");
  await signInByForm(page, "training.manager@aurora.test");
  await expectTitle(page, "Training Status");
  await expect(page.getByText("Showing trainees")).toBeVisible();
  await menu(page).getByRole("link", { name: "Event / Document Status" }).click();
  await expectTitle(page, "Event / Document Status");
  await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
  expect(requested).toContain(hosts().authHost);
  expect(requested).toContain(hosts().apiHost);
  const found = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    controls: "sandbox" in window,
  }));
  expect(found).toEqual({ workers: 0, controls: false });
});
