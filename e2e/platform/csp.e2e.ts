import { expectInForce, expectPolicy } from "../support/policy.ts";
import { expect, test } from "../support/test.ts";

test("the portal's policy is in force: inline code, eval and untrusted HTML do nothing", async ({
  page,
  watch,
}) => {
  expectPolicy(await expectInForce(page, watch));
});

test("a file of an older build is answered with 404, not with the start page", async ({
  request,
}) => {
  const reply = await request.get("/assets/index-00000000.js");
  expect(reply.status()).toBe(404);
  expect(reply.headers()["content-type"]).toContain("text/plain");
});
