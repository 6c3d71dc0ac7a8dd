import { readdirSync, readFileSync, rmSync, writeFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { request } from "node:http";
import { chromium, type Browser } from "playwright";
import { memoryPersistence } from "../packages/sandbox/src/world/persistence/memory.ts";
import { type RunningSandbox, serve } from "../packages/sandbox/src/http/serve.ts";
import { World } from "../packages/sandbox/src/world/world.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../scripts/lib/accounts.ts";
import { CHROMIUM_FLAGS } from "../scripts/lib/chromium-flags.mjs";
import { presentShell } from "../scripts/lib/chromium.mjs";
import { ensureNginx } from "../scripts/lib/nginx.ts";
import { headersFor, type Hosts } from "./headers.ts";
import { nginxTemplate, TEMPLATE } from "./nginx.ts";
import { deploy, type Deployed, DIST, type Settings, tryOut } from "./testing-nginx.ts";

let nginx: string;
let sandbox: RunningSandbox;
let portal: Deployed;
let hosts: Hosts;
let settings: Settings;

beforeAll(async () => {
  nginx = await ensureNginx();
  const world = new World({ persistence: memoryPersistence() });
  sandbox = await serve({ world, authPort: 0, apiPort: 0 });
  hosts = { authHost: sandbox.authHost, apiHost: sandbox.apiHost, termsHost: sandbox.apiHost };
  settings = {
    AUTH_HOST: sandbox.authHost,
    API_HOST: sandbox.apiHost,
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
  .filter((name) => !name.startsWith("."));

function expectHeaders(reply: Response, name: string): void {
  for (const [header, value] of Object.entries(headersFor(name, hosts))) {
    expect(reply.headers.get(header), `${header} of ${reply.url}`).toBe(value);
  }
}

describe("the template", () => {
  it("is what headers.json says; `node deploy/nginx.ts` writes it anew", () => {
    expect(readFileSync(TEMPLATE, "utf8")).toBe(nginxTemplate());
  });
});

describe("every file of the production build", () => {
  it("comes with the security headers, its type, and its time in caches", async () => {
    expect(built).toContain("index.html");
    for (const name of built) {
      const reply = await fetch(`${portal.origin}/${name}`);
      expect(reply.status, name).toBe(200);
      expect(reply.headers.get("content-type"), name).toBe(TYPES[path.extname(name)]);
      expectHeaders(reply, name);
      await reply.arrayBuffer();
    }
  });

  it("is kept for a year when its name has a hash, and asked for anew otherwise", async () => {
    const cacheOf = async (name: string) =>
      (await fetch(`${portal.origin}/${name}`)).headers.get("cache-control");
    const asset = built.find((name) => name.startsWith("assets/"))!;
    expect(await cacheOf(asset)).toBe("public, max-age=31536000, immutable");
    for (const name of ["", "index.html", "config.json", "boot.js"]) {
      expect(await cacheOf(name), name).toBe("no-cache");
    }
  });

  it("is not sent again when the browser has it, and its headers still are", async () => {
    const etag = (await fetch(portal.origin)).headers.get("etag")!;
    const again = await fetch(portal.origin, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expectHeaders(again, "index.html");
  });

  it("travels compressed", async () => {
    const script = built.find((name) => name.startsWith("assets/base-") && name.endsWith(".js"))!;
    const { headers, bytes } = await raw(`/${script}`);
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers["vary"]).toBe("Accept-Encoding");
    expect(gunzipSync(bytes).equals(readFileSync(path.join(DIST, script)))).toBe(true);
  });
});

/** The reply as it travels: `fetch` would unpack it. */
function raw(address: string) {
  return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const options = { headers: { "accept-encoding": "gzip" } };
    request(portal.origin + address, options, (reply) => {
      const pieces: Buffer[] = [];
      reply.on("data", (piece: Buffer) => pieces.push(piece));
      reply.on("end", () => resolve({ headers: reply.headers, bytes: Buffer.concat(pieces) }));
    })
      .on("error", reject)
      .end();
  });
}

describe("what is not there", () => {
  it.each([
    "/nothing",
    "/nothing.html",
    "/assets/index-00000000.js",
    "/assets/",
    "/assets",
    "/.vite/manifest.json",
    "/config.json.bak",
    "/training",
  ])("%s is answered 404, with all headers, and is not remembered", async (address) => {
    const reply = await fetch(portal.origin + address, { redirect: "manual" });
    expect(reply.status).toBe(404);
    expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expectHeaders(reply, "");
    expect(await reply.text()).toBe("Not found\n");
  });

  it("is refused with all headers when something is to be changed", async () => {
    const reply = await fetch(portal.origin, { method: "POST", body: "x" });
    expect(reply.status).toBe(405);
    expectHeaders(reply, "");
    expect(reply.headers.get("server")).toBe("nginx");
  });
});

describe("the settings of an installation", () => {
  it("become its config.json", async () => {
    const reply = await fetch(`${portal.origin}/config.json`);
    expect(await reply.json()).toMatchObject({
      backend: "remote",
      authHost: sandbox.authHost,
      termsUrl: settings["TERMS_URL"],
      product: "Recurrent",
    });
  });

  it("may come as a file, which decides the policy too", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "recurrent-config-"));
    const file = path.join(folder, "config.json");
    const config = {
      authHost: "https://auth.example.test",
      apiHost: "https://api.example.test/v2/",
      termsUrl: "terms.html",
      analytics: { enabled: true, endpoint: "https://rec.example.test/identify?a=1" },
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
      })["Content-Security-Policy"],
    );
    expect(await other.stop()).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["a host is missing", { API_HOST: "" }, "API_HOST is not set, and there is no CONFIG"],
    ["a host is no address", { API_HOST: "api.example.test" }, '"apiHost" in'],
    [
      "a host would add to the policy",
      { API_HOST: "https://a.test; script-src *" },
      '"apiHost" in',
    ],
    ["a name would end the text", { PRODUCT: 'A", "b": "' }, "PRODUCT holds a quotation mark"],
    ["there is no build", { ROOT: tmpdir() }, "there is no built portal in"],
    ["the file is not there", { CONFIG: "/nowhere.json" }, "CONFIG names /nowhere.json"],
  ])("are refused in plain words when %s", async (_what, wrong, words) => {
    const { code, said } = await tryOut(nginx, { ...settings, ...wrong });
    expect(said).toContain(words);
    expect(code).toBe(2);
  });
});

describe("the portal behind nginx, on the sandbox over HTTP", () => {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = presentShell();
    browser = await chromium.launch({
      args: [...CHROMIUM_FLAGS],
      ...(executablePath ? { executablePath } : {}),
    });
  });
  afterAll(() => browser.close());

  it("lets somebody sign in, under the policy and without a word of complaint", async () => {
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

describe("the container file", () => {
  const lines = readFileSync(new URL("Containerfile", import.meta.url), "utf8").split("\n");

  it("brings what start.sh needs, beside each other as here", () => {
    const copied = lines.flatMap(
      (line) => /^COPY (deploy\/\S+) \/opt\/recurrent\/(\S+)$/.exec(line) ?? [],
    );
    expect(copied).toContain("deploy/start.sh");
    expect(copied).toContain("deploy/nginx/nginx.conf.template");
    for (let at = 0; at < copied.length; at += 3) {
      expect(copied[at + 1]).toBe(`deploy/${copied[at + 2]}`);
    }
  });

  it("ends as somebody without rights", () => {
    expect(lines.findLast((line) => line.startsWith("USER "))).toBe("USER www-data");
  });
});
