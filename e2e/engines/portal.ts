/** The portal in one engine, with a sandbox over HTTP of its own. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { fromRoot } from "../../scripts/lib/paths.mjs";
import { type Served, serveSite } from "../../scripts/lib/static-server.ts";
import { type ValidatedSandbox, startValidatedSandbox } from "../contract/validated-sandbox.ts";
import { IN_PAGE } from "../support/hosts.ts";
import { serveRemoteSite } from "../support/remote-site.ts";
import { callForEntries, storeEntries } from "../support/session-entries.ts";
import type { Driver, EngineName } from "./driver.ts";
import { sharedDriver } from "./open-driver.ts";
import type { FaultRequest } from "../../packages/sandbox/src/types.ts";
import type { PageSight, Query } from "./queries.ts";
import { quietMs, requestCount } from "./traffic.ts";

const LIMIT_MS = 15_000;
const REST_MS = 200;
/** A page starts to handle a reply within this time. */
const QUIET_MS = 150;
const BUILD = fromRoot("packages/portal/dist");
const DEMO_BUILD = fromRoot("packages/portal/dist-demo");

const readable = (query: Query): string => JSON.stringify(query);

/** Bundles the queries as one script that leaves `window.pageQueries`. */
async function bundleQueries(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      lib: {
        entry: fromRoot("e2e/engines/queries.ts"),
        formats: ["iife"],
        name: "unused",
        fileName: "queries",
      },
    },
  });
  const [script] = [made].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  if (script?.type !== "chunk") throw new Error("The queries could not be bundled.");
  return script.code;
}

/** Collects uncaught errors and policy breaches that the portal reports. */
async function startCollector(): Promise<{ server: Server; origin: string; reports: string[] }> {
  const reports: string[] = [];
  const server = createServer((request, reply) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      reports.push(body);
      reply.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  return { server, reports, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** The folder of a build, or of a copy of it that begins with a script of the test. */
function buildWith(firstScript: string, built: string): string {
  if (firstScript === "") return built;
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "recurrent-build-")), "dist");
  cpSync(built, folder, { recursive: true });
  writeFileSync(path.join(folder, "first.js"), firstScript);
  const page = path.join(folder, "index.html");
  const html = readFileSync(page, "utf8");
  writeFileSync(page, html.replace("<title>", '<script src="./first.js"></script><title>'));
  return folder;
}

/** Shared by all tests of an engine, which run one after the other in one process. */
interface SharedHosts {
  sandbox: ValidatedSandbox;
  collector: Awaited<ReturnType<typeof startCollector>>;
  /** By what is served. */
  sites: Map<string, Promise<Served>>;
}

const shared = new Map<string, Promise<SharedHosts>>();
let bundle: Promise<string> | undefined;

async function startHosts(): Promise<SharedHosts> {
  const [sandbox, collector] = await Promise.all([startValidatedSandbox(), startCollector()]);
  return { sandbox, collector, sites: new Map() };
}

/** Browsers in parallel have a sandbox each. */
function hostsOf(engine: EngineName, place: number): Promise<SharedHosts> {
  const key = `${engine} ${place}`;
  const known = shared.get(key);
  if (known) return known;
  const starting = startHosts();
  shared.set(key, starting);
  return starting;
}

/** Serves each kind of site once: its scripts are then compiled once, as for somebody who comes back. */
function siteOf({ sandbox, collector, sites }: SharedHosts, firstScript: string, isDemo: boolean) {
  const kind = JSON.stringify({ firstScript, isDemo });
  const known = sites.get(kind);
  if (known) return known;
  const folder = buildWith(firstScript, isDemo ? DEMO_BUILD : BUILD);
  const site = isDemo
    ? serveSite({ folder, isPlain: true, hosts: { ...IN_PAGE, demo: true } })
    : serveRemoteSite({
        folder,
        authHost: sandbox.auth.origin,
        apiHost: sandbox.api.origin,
        reportHost: collector.origin,
      });
  sites.set(kind, site);
  return site;
}

interface OpenOptions {
  firstScript?: string;
  isDemo?: boolean;
  place?: number;
}

export class Portal {
  readonly driver: Driver;
  readonly site: Served;
  readonly sandbox: ValidatedSandbox;
  readonly reports: string[];
  readonly #queries: string;
  static #opened = 0;

  private constructor(driver: Driver, site: Served, hosts: SharedHosts, queries: string) {
    this.driver = driver;
    this.site = site;
    this.sandbox = hosts.sandbox;
    this.reports = hosts.collector.reports;
    this.#queries = queries;
  }

  /**
   * Opens the portal in a browser of an engine, with nobody signed in and the sandbox reset. Any page that
   * was open in that browser is left.
   * @param options.firstScript runs in each page before the portal's own code, for example to remove a
   * feature of the browser
   * @param options.isDemo opens the demo build, whose sandbox is in the page
   * @param options.place one of several browsers in parallel
   */
  static async open(
    engine: EngineName,
    { firstScript = "", isDemo = false, place = 0 }: OpenOptions = {},
  ): Promise<Portal> {
    const [hosts, driver, queries] = await Promise.all([
      hostsOf(engine, place),
      sharedDriver(engine, place),
      (bundle ??= bundleQueries()),
    ]);
    hosts.collector.reports.length = 0;
    const site = await siteOf(hosts, firstScript, isDemo);
    const portal = new Portal(driver, site, hosts, queries);
    await driver.closeOtherWindows();
    await portal.forget();
    await portal.resetWorld();
    return portal;
  }

  /** Leaves the portal. The browser stays open for the next test file. */
  async close(): Promise<void> {
    await this.driver.closeOtherWindows();
    await this.driver.open("about:blank");
  }

  async #control(name: string, body?: unknown): Promise<void> {
    const reply = await fetch(`${this.sandbox.api.origin}/__sandbox/${name}`, {
      method: "POST",
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!reply.ok) throw new Error(`${name} answered ${reply.status}: ${await reply.text()}`);
  }

  /** Resets the sandbox over HTTP to its seed. */
  resetWorld(): Promise<void> {
    return this.#control("reset");
  }

  /** Replaces the active faults. An empty list removes them and releases delayed calls. */
  setFaults(faults: readonly FaultRequest[]): Promise<void> {
    return this.#control("faults", faults);
  }

  /** The number of token refreshes requested from the sign-in host, with any reply. */
  countRefreshes(): number {
    return requestCount(this.sandbox.auth.origin, "POST /api/auth/refresh");
  }

  /** Loads a page of the portal from its start. @param query more of the address before its hash */
  async open(address: string, query: Record<string, string> = {}): Promise<void> {
    Portal.#opened += 1;
    // The same address with another hash would not reload.
    const search = new URLSearchParams({ ...query, s: String(Portal.#opened) });
    await this.driver.open(`${this.site.origin}/?${String(search)}#${address}`);
  }

  /** Goes to a page without loading the portal. */
  async goTo(address: string): Promise<void> {
    await this.#inPage((hash) => window.pageQueries.openUrl(hash), address);
  }

  /** Goes back to the page before, in the same load of the portal. */
  async goBack(): Promise<void> {
    await this.#inPage(() => window.pageQueries.openUrl(null));
  }

  async #inPage<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    try {
      return await this.driver.evaluate(run, ...args);
    } catch (error) {
      // It is read only then, since reading costs as much as the call itself.
      const isThere = await this.driver.evaluate(() => "pageQueries" in window);
      if (isThere) throw error;
      await this.driver.runScript(this.#queries);
      return this.driver.evaluate(run, ...args);
    }
  }

  /** Waits until the element is visible. */
  async see(query: Query): Promise<void> {
    const isSeen = await this.#inPage(
      (wanted, ms) => window.pageQueries.has(wanted, ms),
      query,
      LIMIT_MS,
    );
    if (!isSeen) {
      throw new Error(`${readable(query)} is not shown. The page:\n${await this.text()}`);
    }
  }

  async seeGone(query: Query): Promise<void> {
    const isGone = await this.#inPage(
      (wanted, ms) => window.pageQueries.isGone(wanted, ms),
      query,
      LIMIT_MS,
    );
    if (!isGone) throw new Error(`${readable(query)} is still shown.`);
  }

  count(query: Query): Promise<number> {
    return this.#inPage((wanted) => window.pageQueries.count(wanted), query);
  }

  async #aim(query: Query): Promise<void> {
    const isThere = await this.#inPage(
      (wanted, ms) => window.pageQueries.aim(wanted, ms),
      query,
      LIMIT_MS,
    );
    if (!isThere) {
      throw new Error(`${readable(query)} is not shown. The page:\n${await this.text()}`);
    }
  }

  async click(query: Query): Promise<void> {
    await this.#aim(query);
    await this.driver.clickTarget();
  }

  /** Replaces the text of a field, by keys. */
  async typeInto(query: Query, text: string): Promise<void> {
    await this.click(query);
    await this.driver.press("Control", "a");
    await this.driver.type(text);
  }

  /** Chooses files in the page's last field for them, which is drawn as a button. */
  async chooseFiles(...paths: string[]): Promise<void> {
    await this.#inPage(() => {
      const fields = document.querySelectorAll("input[type=file]");
      window.pageQueries.target = [...fields].at(-1) ?? null;
    });
    await this.driver.chooseFiles(...paths);
  }

  /** The bytes of a file that the browser saves, once it is whole. */
  async downloaded(name: RegExp): Promise<Buffer> {
    const end = Date.now() + 2 * LIMIT_MS;
    let size = -1;
    while (Date.now() < end) {
      const files = readdirSync(this.driver.downloads).map((file) => file.normalize("NFC"));
      const found = files.find((file) => name.test(file));
      // Firefox creates an empty file of that name next to the one it writes.
      const isPartial = files.some((file) => /\.(part|wkdownload|crdownload)$/.test(file));
      if (found !== undefined && !isPartial) {
        const bytes = readFileSync(path.join(this.driver.downloads, found));
        if (bytes.length > 0 && bytes.length === size) {
          rmSync(path.join(this.driver.downloads, found));
          return bytes;
        }
        size = bytes.length;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const there = readdirSync(this.driver.downloads).join(", ");
    throw new Error(`No file ${String(name)} was saved; there are ${there || "none"}.`);
  }

  /**
   * Outline of a page that neither waits nor changes.
   *
   * @param restMs time without a change
   */
  async settle(restMs = REST_MS): Promise<PageSight> {
    const end = performance.now() + 2 * LIMIT_MS;
    for (;;) {
      const sight = await this.#inPage(
        (rest, ms) => window.pageQueries.settle(rest, ms),
        restMs,
        LIMIT_MS,
      );
      if (quietMs([this.sandbox.auth.origin, this.sandbox.api.origin]) >= QUIET_MS) return sight;
      if (performance.now() > end) throw new Error("The page does not stop calling.");
    }
  }

  /** Outline of a page once it shows these parts and fits the window, or after a while. */
  settleAt(outline: readonly string[]): Promise<PageSight> {
    return this.#inPage((parts, ms) => window.pageQueries.settleAt(parts, ms), outline, LIMIT_MS);
  }

  text(): Promise<string> {
    return this.driver.evaluate(() => document.body.innerText.slice(0, 1500));
  }

  /** Signs in as a person does, terms included. */
  async signIn(username: string): Promise<void> {
    await this.open("/login");
    await this.typeInto({ role: "textbox", name: "Username" }, username);
    await this.typeInto({ css: "input[type=password]" }, PASSWORD);
    await this.click({ role: "button", name: "Submit" });
    await this.click({ role: "button", name: "Accept" });
    await this.see({ role: "button", name: "User menu: ", isPart: true });
  }

  /** Begins a session as a sign-in leaves it, for the pages that are opened from now on. */
  async enter(username: string): Promise<void> {
    await this.forget();
    const hosts = { authHost: this.sandbox.auth.origin, apiHost: this.sandbox.api.origin };
    await this.driver.evaluate(storeEntries, await callForEntries(hosts, username));
  }

  /** Clears everything that this browser has stored of the portal: session, preferences and drafts. */
  async forget(): Promise<void> {
    await this.driver.open(`${this.site.origin}/config.json`);
    await this.driver.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name = "" } of await indexedDB.databases()) {
        await new Promise((resolve, reject) => {
          const removal = indexedDB.deleteDatabase(name);
          removal.addEventListener("success", resolve);
          removal.addEventListener("error", () => reject(removal.error));
        });
      }
      for (const cookie of document.cookie.split("; ")) {
        document.cookie = `${cookie.split("=", 1)[0]}=; path=/; max-age=0`;
      }
    });
  }
}
