import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningSandbox } from "../packages/sandbox/src/http/serve.ts";
import { serveInMemory } from "../packages/sandbox/src/testing/serve-in-memory.ts";
import { PASSWORD } from "../scripts/lib/accounts.ts";
import { ensureNginx } from "../scripts/lib/nginx.ts";
import { freePort } from "../scripts/lib/ports.ts";
import { openShell } from "../scripts/lib/open-chromium.ts";
import { exampleOf, NO_HOSTS } from "./testing-guide.ts";
import {
  deploy,
  type Deployed,
  startProxy,
  type RunningServer,
  temporary,
} from "./testing-nginx.ts";

let browser: Browser;
let sandbox: RunningSandbox;
let portal: Deployed;
let front: RunningServer;
const folder = temporary("certificate");

/** A certificate that this machine makes for itself. */
function certificate(): { cert: string; key: string } {
  const [cert, key] = ["cert.pem", "key.pem"].map((name) => path.join(folder, name));
  const subject = ["-subj", "/CN=localhost", "-days", "1"];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"].concat(
      ["-keyout", key!, "-out", cert!],
      subject,
    ),
    { stdio: "ignore" },
  );
  return { cert: cert!, key: key! };
}

beforeAll(async () => {
  const nginx = await ensureNginx();
  sandbox = await serveInMemory();
  const outer = await freePort();
  portal = await deploy(nginx, {
    ...NO_HOSTS,
    AUTH_HOST: sandbox.authHost,
    API_HOST: sandbox.apiHost,
    TERMS_URL: `${sandbox.apiHost}/sandbox/terms.html`,
    TRUSTED_PROXIES: "127.0.0.1, ::1",
  });
  const { cert, key } = certificate();
  const server = exampleOf("nginx", "location /training/")
    .replace("listen 443", `listen ${outer}`)
    .replace("www.example.com;", "localhost;")
    .replace("/etc/ssl/www.example.com.pem", cert)
    .replace("/etc/ssl/www.example.com.key", key)
    .replace("127.0.0.1:8080", new URL(portal.origin).host);
  front = await startProxy(nginx, server, outer);
  browser = await openShell();
}, 180_000);

afterAll(async () => {
  await browser.close();
  await front.stop();
  await portal.stop();
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

describe("the portal under a sub-path, behind the nginx of the guide", () => {
  it("serves the portal under a sub-path, with sign-in and all that the guide asks for", async () => {
    const context = await browser.newContext({ locale: "en-GB", ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error" || line.type() === "warning") problems.push(line.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    const outside: string[] = [];
    page.on("request", (sent) => {
      const { origin, pathname } = new URL(sent.url());
      if (origin === front.origin && !pathname.startsWith("/training")) outside.push(pathname);
    });

    const reply = await page.goto(`${front.origin}/training`);
    expect(reply?.url()).toBe(`${front.origin}/training/`);
    expect(reply?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    await page.getByLabel("Username").fill("training.manager@aurora.test");
    await page.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("button", { name: "Accept" }).click();
    await page.getByText("Showing trainees").waitFor();

    await page.reload();
    await page.getByText("Showing trainees").waitFor();
    // A browser caches nothing that came with such a certificate.
    const etag = reply?.headers()["etag"] ?? "";
    const again = await context.request.get(`${front.origin}/training/`, {
      headers: { "if-none-match": etag },
    });
    expect([again.status(), again.headers()["cache-control"]]).toEqual([304, "no-cache"]);
    expect(problems).toEqual([]);
    expect(outside).toEqual([]);
    await context.close();
  }, 60_000);
});

/** Asks from a given address of this machine. */
function askFrom(localAddress: string, url: string, headers: Record<string, string>) {
  return new Promise<void>((resolve, reject) => {
    request(url, { localAddress, headers }, (reply) => {
      reply.resume().on("end", resolve);
    })
      .on("error", reject)
      .end();
  });
}

describe("the client's address in the log", () => {
  it("logs the address that the trusted proxy names, and trusts no other proxy", async () => {
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const { origin } = portal;
    const at = origin.replace("localhost", "127.0.0.1");
    await askFrom("127.0.0.1", `${at}/boot.js?1`, headers);
    await expect.poll(portal.log).toMatch(/^203\.0\.113\.7 - - \[.*"GET \/boot\.js /m);
    await askFrom("127.0.0.9", `${at}/favicon.svg`, headers);
    await expect.poll(portal.log).toMatch(/^127\.0\.0\.9 - - \[.*"GET \/favicon\.svg /m);
  });
});
