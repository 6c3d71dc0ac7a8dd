import { test, expect } from "./support/test.ts";

test("the portal starts under a policy without inline code, eval or untrusted HTML", async ({
  page,
}) => {
  const reply = await page.goto("/");
  const policy = reply?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain("unsafe");
  await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
});

test("the policy is in force: inline code, eval and untrusted HTML do nothing", async ({
  page,
  watch,
}) => {
  watch.expect(/policy: (script-src|require-trusted-types-for|trusted-types)/);
  watch.expect(/Content Security Policy|Trusted(HTML|Script)/);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
  const outcome = await page.evaluate(async () => {
    const attempt = (action: () => void): string => {
      try {
        action();
        return "done";
      } catch (error) {
        return error instanceof Error ? error.name : "refused";
      }
    };
    const element = document.createElement("div");
    const script = document.createElement("script");
    // From a task of its own: what DevTools evaluates directly is exempt from this part.
    const evaluated = await new Promise<string>((resolve) =>
      setTimeout(() =>
        resolve(
          attempt(() => {
            // oxlint-disable-next-line no-implied-eval, no-new-func -- what the policy has to refuse
            void new Function("return 1");
          }),
        ),
      ),
    );
    return {
      html: attempt(() => {
        element.innerHTML = "<img>";
      }),
      handler: attempt(() => element.setAttribute("onclick", "document.title = 'owned'")),
      inline: attempt(() => {
        script.append("document.title = 'owned'");
        document.head.append(script);
      }),
      eval: evaluated,
      title: document.title,
    };
  });
  expect(outcome).toMatchObject({ html: "TypeError", handler: "TypeError", eval: "EvalError" });
  expect(outcome.title).not.toBe("owned");
});

test("a file of an older build is answered with 404, not with the start page", async ({
  request,
}) => {
  const reply = await request.get("/assets/index-00000000.js");
  expect(reply.status()).toBe(404);
  expect(reply.headers()["content-type"]).toContain("text/plain");
});
