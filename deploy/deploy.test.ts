import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Browser } from "playwright";
import type { RunningSandbox } from "../packages/sandbox/src/http/serve.ts";
import { serveInMemory } from "../packages/sandbox/src/testing/serve-in-memory.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../scripts/lib/accounts.ts";
import { ensureNginx, unpackedBrotli } from "../scripts/lib/nginx.ts";
import { headersFor, type Hosts } from "./headers.ts";
import { openShell } from "../scripts/lib/open-chromium.ts";
import {
  deploy,
  type Deployed,
  DIST,
  type Settings,
  temporary,
  runContainerScript,
} from "./testing-nginx.ts";

let nginx: string;
let sandbox: RunningSandbox;
let portal: Deployed;
let hosts: Hosts;
let settings: Settings;

beforeAll(async () => {
  nginx = await ensureNginx();
  sandbox = await serveInMemory();
  hosts = { authHost: sandbox.authHost, apiHost: sandbox.apiHost, termsHost: sandbox.apiHost };
  settings = {
    AUTH_HOST: sandbox.authHost,
    API_HOST: sandbox.apiHost,
    PRODUCT: "Recurrent",
    SUPPORT_EMAIL: "help@example.test",
    TERMS_URL: `${sandbox.apiHost}/sandbox/terms.html`,
    PRIVACY_URL: "https://www.example.test/privacy",
    TERMS_OF_USE_URL: "https://www.example.test/terms",
  };
  portal = await deploy(nginx, settings);
}, 180_000);

afterAll(async () => {
  await portal.stop();
  await sandbox.stop();
});

/** A config.json with nothing but the required keys. */
const MINIMAL_CONFIG = {
  authHost: "https://auth.example.test",
  apiHost: "https://api.example.test/v2/",
  supportEmail: "help@example.test",
  termsUrl: "terms.html",
  privacyUrl: "https://www.example.test/privacy",
  termsOfUseUrl: "https://www.example.test/terms",
};

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const built = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)))
  .filter((name) => !name.startsWith(".") && !/\.(br|gz)$/.test(name));

function expectHeaders(reply: Response, name: string): void {
  for (const [header, value] of Object.entries(headersFor(name, hosts))) {
    expect(reply.headers.get(header), `${header} of ${reply.url}`).toBe(value);
  }
}

describe("every file of the production build", () => {
  it("sends every file with the security headers, its type and its caching time", async () => {
    expect(built).toContain("index.html");
    for (const name of built) {
      const reply = await fetch(`${portal.origin}/${name}`);
      expect(reply.status, name).toBe(200);
      expect(reply.headers.get("content-type"), name).toBe(TYPES[path.extname(name)]);
      expectHeaders(reply, name);
      await reply.arrayBuffer();
    }
  });

  it("caches hashed files for a year and revalidates all others", async () => {
    const cacheOf = async (name: string) =>
      (await fetch(`${portal.origin}/${name}`)).headers.get("cache-control");
    const asset = built.find((name) => name.startsWith("assets/"))!;
    expect(await cacheOf(asset)).toBe("public, max-age=31536000, immutable");
    for (const name of ["", "index.html", "config.json", "boot.js"]) {
      expect(await cacheOf(name), name).toBe("no-cache");
    }
  });

  it("answers 304 with the headers when the browser has the file", async () => {
    const etag = (await fetch(portal.origin)).headers.get("etag")!;
    const again = await fetch(portal.origin, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expectHeaders(again, "index.html");
  });

  it("sends the compressed file of the build when the browser accepts it", async () => {
    for (const name of built.filter((file) => /\.(css|html|js|svg)$/.test(file))) {
      expect(existsSync(path.join(DIST, `${name}.gz`)), name).toBe(true);
      expect(existsSync(path.join(DIST, `${name}.br`)), name).toBe(true);
    }
    const script = built.find((name) => name.startsWith("assets/base-") && name.endsWith(".js"))!;
    const plain = readFileSync(path.join(DIST, script));
    const zipped = await raw(`/${script}`, "gzip");
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(zipped.headers["vary"]).toBe("Accept-Encoding");
    expect(zipped.bytes.equals(readFileSync(path.join(DIST, `${script}.gz`)))).toBe(true);
    expect(gunzipSync(zipped.bytes).equals(plain)).toBe(true);

    const best = await raw(`/${script}`, "gzip, br");
    if (unpackedBrotli(nginx) === undefined) {
      // An nginx of this machine, which may have the module or not.
      expect(["br", "gzip"]).toContain(best.headers["content-encoding"]);
      return;
    }
    expect(best.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(best.bytes).equals(plain)).toBe(true);
    expect(best.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("keeps no old copy of a file that an installation replaces", () => {
    for (const name of ["config.json.gz", "config.json.br", "version.json.gz"]) {
      expect(existsSync(path.join(DIST, name)), name).toBe(false);
    }
  });
});

/** The reply's raw bytes, which `fetch` would decompress. */
function raw(address: string, encodings: string) {
  return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const options = { headers: { "accept-encoding": encodings } };
    request(portal.origin + address, options, (reply) => {
      const pieces: Buffer[] = [];
      reply.on("data", (piece: Buffer) => pieces.push(piece));
      reply.on("end", () => resolve({ headers: reply.headers, bytes: Buffer.concat(pieces) }));
    })
      .on("error", reject)
      .end();
  });
}

describe("the routes for operators", () => {
  it("answers /healthz according to whether there is a build to serve", async () => {
    const reply = await fetch(`${portal.origin}/healthz`);
    expect([reply.status, await reply.text()]).toEqual([200, "ok\n"]);
    expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expectHeaders(reply, "healthz");

    const config = path.join(temporary("config"), "config.json");
    writeFileSync(config, JSON.stringify({ ...MINIMAL_CONFIG }));
    const other = await deploy(nginx, { CONFIG: config });
    rmSync(path.dirname(config), { recursive: true });
    const ill = await fetch(`${other.origin}/healthz`);
    expect([ill.status, await ill.text()]).toEqual([503, "no config.json\n"]);
    await other.stop();
  });

  it("serves version.json of the installed build, which caches revalidate", async () => {
    const reply = await fetch(`${portal.origin}/version.json`);
    expect(reply.headers.get("cache-control")).toBe("no-cache");
    const packaged = JSON.parse(
      readFileSync(new URL("../packages/portal/package.json", import.meta.url), "utf8"),
    ) as { version: string };
    expect(await reply.json()).toEqual({
      version: packaged.version,
      commit: expect.stringMatching(/^[\da-f]{7,12}$|^$/),
      builtAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      contract: {
        auth: expect.stringMatching(/^\d+\.\d+/),
        main: expect.stringMatching(/^\d+\.\d+/),
      },
    });
  });

  it("logs each request without its query, except health checks", async () => {
    await fetch(`${portal.origin}/favicon.svg?token=7f3a`, {
      headers: { referer: "https://intranet.example.test/people/anna" },
    });
    await fetch(`${portal.origin}/nothing?email=anna@aurora.test`);
    await fetch(`${portal.origin}/healthz`);
    await expect.poll(() => portal.log()).toMatch(/"GET \/nothing HTTP\/1\.1" 404 10 "-" "node"/);
    expect(portal.log()).toMatch(
      /^127\.0\.0\.1 - - \[.+\] "GET \/favicon\.svg HTTP\/1\.1" 200 \d+ "-"/m,
    );
    expect(portal.log()).not.toMatch(/token|anna|healthz/);
  });
});

describe("missing files and methods", () => {
  it.each([
    "/nothing",
    "/nothing.html",
    "/assets/index-00000000.js",
    "/assets/",
    "/assets",
    "/.vite/manifest.json",
    "/config.json.bak",
    "/training",
  ])("answers %s with 404 and all headers, uncached", async (address) => {
    const reply = await fetch(portal.origin + address, { redirect: "manual" });
    expect(reply.status).toBe(404);
    expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expectHeaders(reply, "");
    expect(await reply.text()).toBe("Not found\n");
  });

  it("rejects methods that write, with all headers", async () => {
    const reply = await fetch(portal.origin, { method: "POST", body: "x" });
    expect(reply.status).toBe(405);
    expectHeaders(reply, "");
    expect(reply.headers.get("server")).toBe("nginx");
  });
});

describe("the settings of an installation", () => {
  it("writes the settings into config.json", async () => {
    const reply = await fetch(`${portal.origin}/config.json`);
    expect(await reply.json()).toMatchObject({
      backend: "remote",
      authHost: sandbox.authHost,
      termsUrl: settings["TERMS_URL"],
      product: "Recurrent",
    });
  });

  it("takes the settings from a file, which decides the policy too", async () => {
    const folder = temporary("config");
    const file = path.join(folder, "config.json");
    const config = {
      ...MINIMAL_CONFIG,
      analytics: { enabled: true, endpoint: "https://rec.example.test/identify?a=1" },
      reportUrl: "https://reports.example.test/portal",
    };
    writeFileSync(file, JSON.stringify(config));
    const other = await deploy(nginx, { CONFIG: file });
    const reply = await fetch(`${other.origin}/config.json`);
    expect(await reply.json()).toEqual(config);
    expect(reply.headers.get("content-security-policy")).toBe(
      headersFor("", {
        authHost: "https://auth.example.test",
        apiHost: "https://api.example.test",
        analyticsHost: "https://rec.example.test",
        reportHost: "https://reports.example.test",
      })["Content-Security-Policy"],
    );
    expect(await other.stop()).toEqual({ code: 0, output: "" });
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["there is no build", { ROOT: tmpdir() }, "there is no built portal in"],
    ["there is no Node.js", { NODE: "/nowhere/node" }, "Node.js 18.17 or newer reads"],
    ["there is no nginx", { NGINX: "/nowhere/nginx" }, "there is no /nowhere/nginx"],
    [
      "the file is not there",
      { CONFIG: "/nowhere.json" },
      "CONFIG: names a file that cannot be read",
    ],
  ])("explains in plain words why it does not start when %s", async (_what, wrong, words) => {
    const { code, output } = await runContainerScript(nginx, { ...settings, ...wrong });
    expect(output).toContain(words);
    expect(code).toBe(2);
  });

  it("starts when nginx cannot open the log, such as the socket of a service", async () => {
    expect(await runContainerScript(nginx, settings, "pipe")).toMatchObject({ code: 0 });
  });

  it("finds an nginx in /usr/sbin, which is not on the PATH of ordinary users", async () => {
    const { code } = await runContainerScript(nginx, { ...settings, NGINX: "" });
    const isInstalled = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"].some(
      existsSync,
    );
    expect(code).toBe(isInstalled ? 0 : 2);
  });

  it("takes relative folders and files from where it is run", async () => {
    const folder = temporary("relative");
    const relative = (name: string) => path.relative(process.cwd(), path.join(folder, name));
    const other = await deploy(nginx, {
      ...settings,
      ROOT: path.relative(process.cwd(), DIST),
      RUN_DIR: relative("its/own/run"),
      ACCESS_LOG: relative("requests.log"),
    });
    expect((await fetch(`${other.origin}/config.json`)).status).toBe(200);
    await other.stop();
    expect(readFileSync(path.join(folder, "requests.log"), "utf8")).toContain("GET /config.json");
    rmSync(folder, { recursive: true });
  });

  it("checks the settings with -t and names every mistake at once", async () => {
    expect((await runContainerScript(nginx, settings)).code).toBe(0);
    const config = path.join(temporary("config"), "config.json");
    writeFileSync(
      config,
      JSON.stringify({
        ...MINIMAL_CONFIG,
        apiHost: "api",
        lockAfterMinutes: "thirty",
        backend: "sandbox",
      }),
    );
    const { code, output } = await runContainerScript(nginx, {
      CONFIG: config,
      LISTEN: "80;",
    });
    rmSync(path.dirname(config), { recursive: true });
    expect(output.trimEnd().split("\n")).toEqual([
      `recurrent: ${config}: "backend" must be "remote": the build has no sandbox.`,
      `recurrent: ${config}: "lockAfterMinutes" must be a number, 0 or more, not "thirty".`,
      `recurrent: ${config}: "apiHost" must be an http(s) address, not "api".`,
      "recurrent: LISTEN must be an address, a port, or both.",
    ]);
    expect(code).toBe(2);
  });
});

describe("the portal behind nginx, on the sandbox over HTTP", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openShell();
  });
  afterAll(() => browser.close());

  it("signs a user in under the policy, without an error", async () => {
    const page = await browser.newPage({ locale: "en-GB" });
    const problems: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error" || line.type() === "warning") problems.push(line.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto(portal.origin);
    await page.getByLabel("Username").fill("training.manager@aurora.test");
    await page.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Submit" }).click();
    const terms = page.frameLocator("iframe").getByRole("heading", { level: 1 });
    await terms.waitFor();
    await page.getByRole("button", { name: "Accept" }).click();
    await page.getByText("Showing trainees").waitFor();
    expect(await page.title()).toContain("Training Status");
    expect(problems).toEqual([]);
  }, 30_000);
});

describe("the container image", () => {
  const lines = readFileSync(new URL("Containerfile", import.meta.url), "utf8").split("\n");

  it("contains all that start.sh needs: itself, the build, Node.js and nginx", () => {
    const copied = lines.flatMap(
      (line) => /^COPY (?:--from=build )?(\S+) \S+$/.exec(line)?.[1] ?? [],
    );
    expect(copied).toEqual([
      ".",
      "/src/packages/portal/dist",
      "/usr/local/bin/node",
      "deploy/start.sh",
    ]);
    expect(lines.join("\n")).toMatch(/install .*nginx-light libnginx-mod-http-brotli-static/);
  });

  it("runs as a user without privileges", () => {
    expect(lines.findLast((line) => line.startsWith("USER "))).toBe("USER www-data");
  });
});
