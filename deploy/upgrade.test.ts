import { cpSync, globSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { BuildInfo } from "../packages/portal/build/static-files.ts";
import { ensureNginx } from "../scripts/lib/nginx.ts";
import { openShell } from "../scripts/lib/open-chromium.ts";
import { NO_HOSTS } from "./testing-guide.ts";
import { deploy, type Deployed, DIST, deployNextBuild, temporary } from "./testing-nginx.ts";

let browser: Browser;
let nginx: string;
let older: string;
let newer: string;
let portal: Deployed;
let page: Page;
let loads: number;
let missing: string[];

beforeAll(async () => {
  nginx = await ensureNginx();
  older = temporary("older");
  cpSync(DIST, older, { recursive: true });
  newer = deployNextBuild();
  browser = await openShell();
}, 180_000);
afterAll(async () => {
  await browser.close();
  for (const folder of [older, newer]) rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  portal = await deploy(nginx, { ...NO_HOSTS, ROOT: older });
  page = await browser.newPage({ locale: "en-GB" });
  loads = 0;
  missing = [];
  // A page may show all that a test waits for before its `load` event.
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  page.on("response", (reply) => {
    if (reply.status() === 404) missing.push(new URL(reply.url()).pathname);
  });
});
afterEach(async () => {
  await page.close();
  expect(await portal.stop()).toMatchObject({ code: 0 });
});

const commitNow = async (): Promise<string> =>
  ((await (await fetch(`${portal.origin}/version.json`)).json()) as { commit: string }).commit;

/** Sends the path unchanged; `fetch` would resolve its dots. */
function statusOf(path: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  get(portal.origin, { path }, (reply) => {
    reply.resume();
    resolve(reply.statusCode);
  }).on("error", reject);
  return promise;
}

/** Has the running nginx serve this build. */
async function install(ROOT: string, others: { PREVIOUS?: string } = {}): Promise<void> {
  expect(await portal.reload({ ...NO_HOSTS, ROOT, ...others })).toMatchObject({ code: 0 });
  expect((await commitNow()) === "next").toBe(ROOT === newer);
}

/** Follows a link to a page whose script has not been requested yet. */
async function goOn(): Promise<void> {
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { name: "Reset Password" }).waitFor();
}

it("keeps an open page on its build through an upgrade and a rollback", async () => {
  await page.goto(`${portal.origin}/#/login`);
  await page.getByLabel("Username").waitFor();
  await install(newer, { PREVIOUS: older });
  await goOn();
  expect([loads, missing]).toEqual([1, []]);

  // A page opened now has the new build, and stays on it when the old build is restored.
  await page.goto("about:blank");
  loads = 0;
  await page.goto(`${portal.origin}/#/login`);
  await page.getByLabel("Username").waitFor();
  await install(older, { PREVIOUS: newer });
  await goOn();
  expect([loads, missing]).toEqual([1, []]);
}, 60_000);

it("reloads a page once when its build is gone, at the address it was going to", async () => {
  await page.goto(`${portal.origin}/#/login`);
  await page.getByLabel("Username").waitFor();
  await install(newer);
  await goOn();
  expect(loads).toBe(2);
  expect(missing).toContainEqual(expect.stringMatching(/\/assets\/ForgotPasswordPage-/));
  expect(page.url()).toContain("#/reset-password");
  await page.goBack();
  await page.getByLabel("Username").waitFor();
  expect(page.url()).toContain("#/login");
}, 60_000);

it("serves the scripts of the previous build and nothing else of it", async () => {
  rmSync(`${newer}/favicon.svg`, { force: true });
  await install(newer, { PREVIOUS: older });
  expect(await statusOf("/favicon.svg")).toBe(404);
  expect(await statusOf("/assets/../favicon.svg")).toBe(404);
});

it("writes the revision into the page, so that unchanged scripts keep their names", () => {
  const { commit } = JSON.parse(readFileSync(`${DIST}/version.json`, "utf8")) as BuildInfo;
  expect(readFileSync(`${DIST}/index.html`, "utf8")).toContain(`content="${commit}"`);
  const scripts = globSync(`${DIST}/assets/*.js`);
  const naming = scripts.filter((file) =>
    new RegExp(`["'\`]${commit}["'\`]`).test(readFileSync(file, "utf8")),
  );
  expect([scripts.length > 20, naming]).toEqual([true, []]);
});

const served = async (): Promise<unknown> => (await fetch(`${portal.origin}/config.json`)).json();

it.each([
  ["a check", ["-t"], {}, 0],
  ["a check with other options", ["-q", "-t"], {}, 0],
  ["a printed check", ["-T"], {}, 0],
  ["a check that nginx refuses", ["-t"], { LISTEN: "127.0.0.1:99999999" }, 1],
  ["a reload that nginx refuses", ["-s", "reload"], { LISTEN: "127.0.0.1:99999999" }, 1],
  ["a second start on the same port", [], {}, 1],
])(
  "changes nothing of a running portal by %s",
  async (_what, args, wrong, code) => {
    const before = await served();
    const trial = { ...NO_HOSTS, AUTH_HOST: "https://auth.trial.test", ROOT: newer, ...wrong };
    expect(await portal.runAgain(args, trial)).toMatchObject({ code });
    expect(await served()).toEqual(before);
    expect(await commitNow()).not.toBe("next");
    const { headers } = await fetch(portal.origin);
    expect(headers.get("content-security-policy")).not.toContain("auth.trial.test");
  },
  30_000,
);

it("serves the settings of a reload, then those it is given back", async () => {
  for (const AUTH_HOST of ["https://auth.trial.test", NO_HOSTS.AUTH_HOST]) {
    const how = await portal.reload({ ...NO_HOSTS, AUTH_HOST, ROOT: older });
    expect(how).toMatchObject({ code: 0 });
    expect(await served()).toMatchObject({ authHost: AUTH_HOST });
  }
}, 30_000);

it("changes nothing when a setting is invalid", async () => {
  const { code, output } = await portal.reload({ ...NO_HOSTS, ROOT: newer, API_HOST: "api" });
  expect([code, output]).toEqual([
    2,
    expect.stringContaining("API_HOST must be an http(s) address"),
  ]);
  expect(await commitNow()).not.toBe("next");
});
