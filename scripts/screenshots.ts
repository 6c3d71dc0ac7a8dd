/** Takes the pictures of the documentation from the demo build, as it is: `docs/images/*.png`. */
import { acceptTerms, signIn } from "../e2e/support/sign-in.ts";
import { IN_PAGE } from "../e2e/support/hosts.ts";
import { openChromium } from "./lib/open-chromium.ts";
import { runGroup } from "./lib/group.mjs";
import { inRoot, pinnedNode } from "./lib/paths.mjs";
import { serveSite } from "./lib/static-server.ts";

const built = await runGroup(pinnedNode, [inRoot("scripts/run.mjs"), "build:demo"]);
if (built.code !== 0) process.exit(built.code);
const site = await serveSite({
  folder: inRoot("packages/portal/dist-demo"),
  isPlain: true,
  hosts: { ...IN_PAGE, demo: true },
});
const browser = await openChromium();
try {
  const context = await browser.newContext({
    baseURL: site.origin,
    colorScheme: "light",
    deviceScaleFactor: 1.5,
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto("/#/login");
  await page.getByRole("button", { name: "Submit" }).waitFor();
  await page.screenshot({ path: inRoot("docs/images/login.png") });
  await signIn(page, "training.manager@aurora.test");
  await acceptTerms(page);
  for (const [board, name] of [
    ["training-status", "Training Status"],
    ["event-status", "Event / Document Status"],
  ] as const) {
    await page.goto(`/#/dashboard/${board}`);
    // The page before stays until this one is there.
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByText("Showing trainees").first().waitFor();
    // The filter arrives last.
    await page.waitForFunction(() => document.querySelector("main .MuiSkeleton-root") === null);
    await page.screenshot({ path: inRoot(`docs/images/${board}.png`) });
  }
} finally {
  await browser.close();
  await site.close();
}
