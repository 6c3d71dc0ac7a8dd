import { expect, test } from "../support/test.ts";
import { faults } from "../support/sandbox.ts";
import { signInAt, submitLogin } from "../support/sign-in.ts";

declare global {
  var printed: unknown[];
}

/** Collects console output with its arguments, before the browser shortens it. */
function keepWhatIsPrinted(): void {
  globalThis.printed = [];
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    const print = console[method].bind(console);
    console[method] = (...what: unknown[]) => {
      globalThis.printed.push(...what);
      print(...what);
    };
  }
  addEventListener("unhandledrejection", ({ reason }) => globalThis.printed.push(reason));
}

/** Every text within what was printed: properties of any kind, headers, bodies, causes. */
function printedTexts(): string[] {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  const look = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const { headers } = value as { headers?: unknown };
    if (headers instanceof Headers) texts.push(...headers.values());
    for (const key of Reflect.ownKeys(value)) look(Reflect.get(value, key));
  };
  look(globalThis.printed);
  return texts;
}

test("prints neither token nor password when calls fail", async ({ page, watch }) => {
  watch.expect(/status of (500|401)|net::ERR_/);
  watch.expect(/^warning: ApiError: /);
  const tokens = new Set<string>();
  page.on("request", (request) => {
    const [, token] = (request.headers()["authorization"] ?? "").split(" ");
    if (token) tokens.add(token);
  });
  await page.addInitScript(keepWhatIsPrinted);
  await faults(page, [{ path: "/api/announcements/announcements", status: 500 }]);
  await signInAt(page, "company.manager@aurora.test", "/company/users/active");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect.poll(() => page.evaluate(() => globalThis.printed.length)).toBeGreaterThan(0);
  expect(tokens.size).toBeGreaterThan(0);
  const texts = await page.evaluate(printedTexts);
  expect(texts.length).toBeGreaterThan(0);
  for (const token of tokens) expect(texts.filter((text) => text.includes(token))).toEqual([]);
  await test.step("hides announcements that fail to load, without a notice", async () => {
    await expect(page.getByText("Whoops! There was an error.")).toBeHidden();
    await expect(page.getByRole("region", { name: "Announcements" })).toBeHidden();
  });

  const password = "Wrong-password#77c1";
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto("/#/login");
  const rejection = page.waitForResponse(/\/api\/auth\/login$/);
  await submitLogin(page, "trainee@aurora.test", password);
  expect((await rejection).status()).toBe(401);
  await expect(page.getByRole("button", { name: "Submit" })).toBeEnabled();
  const later = await page.evaluate(printedTexts);
  expect(later.filter((text) => text.includes(password))).toEqual([]);
});
