import { readFileSync } from "node:fs";
import { fromRoot } from "../../scripts/lib/paths.mjs";
import { serveSite } from "../../scripts/lib/static-server.ts";
import { hosts } from "../support/target.ts";
import { expectInForce } from "../support/policy.ts";
import { userMenu } from "../support/shell.ts";
import { signInByForm } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

test.use({
  // oxlint-disable-next-line no-empty-pattern -- the form in which Playwright asks for no fixture
  baseURL: async ({}, provide) => {
    const folder = fromRoot("packages/portal/dist");
    const config = JSON.parse(readFileSync(`${folder}/config.json`, "utf8")) as object;
    const { authHost, apiHost } = hosts();
    const termsUrl = `${apiHost}/sandbox/terms.html`;
    const bare = await serveSite({
      folder,
      isPlain: true,
      isBare: true,
      hosts: { authHost, apiHost },
      config: { ...config, authHost, apiHost, termsUrl },
    });
    await provide(bare.origin);
    await bare.close();
  },
});

test("brings its policy along when the host sends no headers", async ({ page, watch }) => {
  watch.allow(/policy: connect-src refused https:\/\/elsewhere\.test/);
  watch.allow(/^call: https:\/\/elsewhere\.test/);
  const reply = await expectInForce(page, watch);
  expect(reply?.headers()["content-security-policy"]).toBeUndefined();
  await signInByForm(page, "training.manager@aurora.test");
  await expect(userMenu(page)).toBeVisible();

  const ask = (address: string) =>
    page.evaluate((url) => fetch(url).then(String, (error: Error) => error.name), address);
  expect(await ask("https://elsewhere.test/")).toBe("TypeError");
  expect(await ask(`${hosts().apiHost}/sandbox/terms.html`)).toBe("[object Response]");
});
