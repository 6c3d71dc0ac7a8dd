/** The demo as it is deployed: its sandbox, service worker and panel start under the same policy. */
import { expectInForce, expectPolicy } from "../support/policy.ts";
import { hostsAnswer } from "../support/sandbox.ts";
import { expect, test } from "../support/test.ts";

test("blocks inline code, eval and untrusted HTML by the demo's policy", async ({
  page,
  watch,
}) => {
  expectPolicy(await expectInForce(page, watch));
  await hostsAnswer(page);
  await expect(page.getByRole("button", { name: "Sandbox" })).toBeVisible();
});
