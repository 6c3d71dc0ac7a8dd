/** The demo as it is deployed: its sandbox, service worker and panel start under the same policy. */
import { expectInForce, expectPolicy } from "./support/policy.ts";
import { hostsAnswer } from "./support/sandbox.ts";
import { expect, test } from "./support/test.ts";

test("the demo starts under a policy without inline code, eval or untrusted HTML", async ({
  page,
}) => {
  const reply = await page.goto("/");
  expectPolicy(reply);
  await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
  await hostsAnswer(page);
  await expect(page.getByRole("button", { name: "Sandbox" })).toBeVisible();
});

test("the policy is in force: inline code, eval and untrusted HTML do nothing", async ({
  page,
  watch,
}) => {
  await expectInForce(page, watch);
});
