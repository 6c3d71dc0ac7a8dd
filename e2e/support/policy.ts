import { expect, type Page, type Response } from "@playwright/test";
import type { PageErrors } from "./test.ts";

/** The policy that a page came with allows no inline code, eval or untrusted HTML. */
export function expectPolicy(reply: Response | null): void {
  const policy = reply?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain("unsafe");
}

/** Tries all of that in the page, and returns the effects. */
const attemptAll = (page: Page) =>
  page.evaluate(async () => {
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

/**
 * The policy is in force on the start page: inline code, eval and untrusted HTML do nothing.
 *
 * @returns what the page was answered with
 */
export async function expectInForce(page: Page, watch: PageErrors): Promise<Response | null> {
  watch.allow(/policy: (script-src|require-trusted-types-for|trusted-types)/);
  watch.allow(/Content Security Policy|Trusted(HTML|Script)/);
  const reply = await page.goto("/");
  await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
  const outcome = await attemptAll(page);
  expect(outcome).toMatchObject({ html: "TypeError", handler: "TypeError", eval: "EvalError" });
  expect(outcome.title).not.toBe("owned");
  return reply;
}
