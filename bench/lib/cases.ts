import { existsSync, readFileSync } from "node:fs";
import type { Page } from "playwright";
import { build } from "vite";
import { acceptTerms, signIn } from "../../e2e/support/sign-in.ts";
import { startProcessGroup } from "../../scripts/lib/process-group.mjs";
import { fromRoot, pinnedNode } from "../../scripts/lib/paths.mjs";
import { freePort } from "../../scripts/lib/ports.ts";
import { serveSite, type Served } from "../../scripts/lib/static-server.ts";
import { IN_PAGE } from "../../e2e/support/hosts.ts";
import { TOPICS } from "../record/rows.ts";
import { PAGES, TYPING } from "./limits.ts";
import type { BenchCase } from "./load.ts";
import type { TypingSubject } from "./typing.ts";

export const MANAGER = "training.manager@aurora.test";
const TRAINEE = "trainee@aurora.test";
const START_LIMIT_MS = 30_000;

/**
 * A page is usable when this element exists and contains the text, if any: some have a shape before data.
 */
export const READY = {
  login: { selector: 'input[name="username"]' },
  board: { selector: "main", text: "Showing trainees" },
  grid: { selector: '[role="gridcell"]' },
} as const;

/** Measured pages, and the end of their servers. */
export interface LoadCases {
  cases: readonly BenchCase[];
  close: () => Promise<void>;
}

/** @throws {Error} with what to do when it is not built */
export function builtPortal(name: "dist" | "dist-demo", command: string): string {
  const folder = fromRoot("packages", "portal", name);
  if (existsSync(`${folder}/index.html`)) return folder;
  throw new Error(`There is no built portal in ${folder}: run \`npm run ${command}\` first.`);
}

/** The sandbox over HTTP on two free ports; `people` sets the number of people in Aurora. */
async function startSandbox(
  people?: number,
): Promise<{ authHost: string; apiHost: string; stop: () => void }> {
  const ports = { auth: await freePort(), api: await freePort() };
  const argv = ["packages/sandbox/src/cli.ts", "--no-validate", "--quiet"];
  if (people !== undefined) argv.push("--people", String(people));
  for (const [host, port] of Object.entries(ports)) argv.push(`--port-${host}`, String(port));
  const group = startProcessGroup(pinnedNode, argv, { cwd: fromRoot(), capture: true });
  let ended: { output: string } | undefined;
  void group.ended.then((done) => (ended = done));
  const apiHost = `http://localhost:${ports.api}`;
  const since = performance.now();
  for (;;) {
    if (ended) throw new Error(`The sandbox ended at once:\n${ended.output}`);
    // Refused until it listens, which is what this waits for.
    const up = await fetch(`${apiHost}/sandbox/terms.html`).then(
      () => true,
      () => false,
    );
    if (up) break;
    if (performance.now() - since > START_LIMIT_MS) throw new Error("The sandbox does not start.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { authHost: `http://localhost:${ports.auth}`, apiHost, stop: () => group.stop() };
}

/**
 * The production build, talking to a sandbox of its own over HTTP.
 * @param dist a changed copy of the build
 */
export async function serveProduction(people?: number, dist = builtPortal("dist", "build")) {
  const { stop, ...hosts } = await startSandbox(people);
  const termsUrl = `${hosts.apiHost}/sandbox/terms.html`;
  const config = JSON.parse(readFileSync(`${dist}/config.json`, "utf8")) as object;
  const production = await serveSite({
    folder: dist,
    hosts: { ...hosts, termsHost: hosts.apiHost },
    config: { ...config, ...hosts, backend: "remote", termsUrl },
  });
  return { production, hosts, stop };
}

async function enter(page: Page, site: Served): Promise<void> {
  await page.goto(`${site.origin}/#/login`);
  await signIn(page, MANAGER);
  await acceptTerms(page);
  await page.getByText("Showing trainees").first().waitFor();
}

/** The portal's own pages: login of both builds, and the first board of the production build. */
export async function servePortalCases(): Promise<LoadCases> {
  const demo = builtPortal("dist-demo", "build:demo");
  const { production, stop } = await serveProduction();
  const inPage = await serveSite({ folder: demo, hosts: { ...IN_PAGE, demo: true } });
  const login = { path: "/#/login", ready: READY.login.selector };
  const board = {
    site: production,
    path: "/#/dashboard/training-status",
    prepare: (page: Page) => enter(page, production),
  };
  return {
    cases: [
      { ...login, name: PAGES.login, site: production },
      { ...login, name: PAGES.demoLogin, site: inPage },
      { ...board, name: PAGES.board, ready: READY.board.selector, readyText: READY.board.text },
      { ...board, name: PAGES.boardRows, ready: '[role="rowheader"] a[href]' },
    ],
    close: async () => {
      stop();
      await Promise.all([production.close(), inPage.close()]);
    },
  };
}

/** Builds the smallest possible pages on the same libraries, and returns their folder. */
export async function buildBaselines(): Promise<string> {
  await build({ configFile: fromRoot("bench/baselines/vite.config.ts") });
  return fromRoot("node_modules/.cache/recurrent/baselines");
}

const baselineSite = async (): Promise<Served> =>
  serveSite({ folder: await buildBaselines(), hosts: IN_PAGE });

/** Baseline of the same libraries. */
export async function serveBaselineCases(): Promise<LoadCases> {
  const site = await baselineSite();
  return {
    cases: [
      { name: PAGES.baselineLogin, site, path: "/login.html", ready: READY.login.selector },
      { name: PAGES.baselineGrid, site, path: "/grid.html", ready: READY.grid.selector },
    ],
    close: site.close,
  };
}

/**
 * The table of People with that many people, in the portal and alone in a bare page; and the command
 * palette.
 * @param withBare false measures the portal's table alone: a reply for more than some ten thousand people
 * is too large for the browser to pass on to the bare page
 */
export async function serveTypingCases(
  people: number,
  withBare: boolean,
): Promise<{ cases: readonly TypingSubject[]; close: () => Promise<void> }> {
  const bare = withBare ? await baselineSite() : null;
  const { production, stop } = await serveProduction(people);
  let reply: unknown = null;
  const portal: TypingSubject = {
    name: TYPING.people,
    async open(page) {
      await enter(page, production);
      const answer = page.waitForResponse(/\/api\/companies\/[^/]+\/users$/);
      await page.getByRole("link", { name: "People" }).click();
      const arrived = await answer;
      if (withBare) reply = await arrived.json();
    },
  };
  const find: TypingSubject = {
    name: TYPING.find,
    at: {
      search: '[role=dialog] input[role="combobox"]',
      result: "[role=dialog]",
      item: "[role=dialog] [role=option]",
    },
    async open(page) {
      await portal.open(page);
      await page.keyboard.press("Control+k");
    },
  };
  // Comes after the portal, whose reply it shows.
  const bareTables: TypingSubject[] = (bare === null ? [] : [bare]).map(({ origin }) => ({
    name: TYPING.bare,
    async open(page) {
      await page.addInitScript((rows) => Object.assign(window, { benchPeople: rows }), reply);
      await page.goto(`${origin}/people.html`);
    },
  }));
  return {
    cases: [portal, ...(withBare ? [find] : []), ...bareTables],
    close: async () => {
      stop();
      await Promise.all([bare?.close(), production.close()]);
    },
  };
}

/** The portal's page of one's own record, in pages of 100 topics; the host answers with `TOPICS`. */
export async function serveRecord() {
  const { production, stop } = await serveProduction();
  return {
    async open(page: Page): Promise<void> {
      await page.route(/\/api\/my\/records(\?|$)/, async (route) =>
        route.fulfill({ response: await route.fetch(), json: { topics: TOPICS } }),
      );
      await page.goto(`${production.origin}/#/login`);
      await signIn(page, TRAINEE);
      await acceptTerms(page);
      await page.goto(`${production.origin}/#/my/records?size=100`);
    },
    async close(): Promise<void> {
      stop();
      await production.close();
    },
  };
}
