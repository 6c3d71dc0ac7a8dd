import { expectInForce, expectPolicy } from "../support/policy.ts";
import { expect, test } from "../support/test.ts";

test("blocks inline code, eval and untrusted HTML by the portal's policy", async ({
  page,
  watch,
}) => {
  expectPolicy(await expectInForce(page, watch));
});

test("answers 404 for a file of an older build, not the start page", async ({ request }) => {
  const reply = await request.get("/assets/index-00000000.js");
  expect(reply.status()).toBe(404);
  expect(reply.headers()["content-type"]).toContain("text/plain");
});
