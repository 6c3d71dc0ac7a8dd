import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureNginx } from "../scripts/lib/nginx.ts";
import { openShell } from "../scripts/lib/open-chromium.ts";
import { NO_HOSTS } from "./testing-guide.ts";
import { deploy, type Deployed } from "./testing-nginx.ts";

interface Got {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let nginx: string;
let browser: Browser;
let collector: Server;
let address: string;
let got: Got[];

beforeAll(async () => {
  nginx = await ensureNginx();
  collector = createServer((request, reply) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      got.push({ method: request.method, headers: request.headers, body });
      reply.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => {
    collector.listen(0, "localhost", resolve);
  });
  address = `http://localhost:${(collector.address() as AddressInfo).port}/portal?key=1`;
  browser = await openShell();
}, 180_000);
afterAll(async () => {
  await browser.close();
  collector.close();
});

/**
 * Everything that may go wrong, with a user's data in it.
 *
 * @param sent number of reports of the first page
 */
async function breakAll(portal: Deployed, sent: number): Promise<void> {
  const context = await browser.newContext({ locale: "en-GB" });
  // Cookies ignore ports, so the browser would send them to the collector.
  await context.addCookies([{ name: "who", value: "anna", url: portal.origin }]);
  const page = await context.newPage();
  await page.goto(`${portal.origin}/?email=anna.mueller@aurora.test#/password/reset/s3cret-8841`);
  await page.getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const secrets = "Anna Müller anna.mueller@aurora.test s3cret-8841 /people/8841?token=eyJhbGci";
    setTimeout(() => {
      throw new RangeError(secrets);
    });
    void Promise.reject(new TypeError(secrets));
    void fetch("https://elsewhere.test/people/8841?email=anna.mueller@aurora.test").catch(() => 0);
    const frame = document.createElement("iframe");
    frame.src = "https://elsewhere.test/people/8841?token=eyJhbGci";
    document.body.append(frame);
  });
  // The browser tells a page of its breaches later, and not at all once it has left.
  await expect.poll(() => got.length, { timeout: 10_000 }).toBe(sent);
  await page.route(/\/assets\/ForgotPasswordPage-/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${portal.origin}/#/login`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("heading", { name: "This page could not be loaded" }).waitFor();
  await page.waitForLoadState("networkidle");
  await context.close();
}

it("sends errors and breaches to config.json's address, without any user's data", async () => {
  got = [];
  const portal = await deploy(nginx, { ...NO_HOSTS, REPORT_URL: address });
  await breakAll(portal, 4);
  await portal.stop();

  const reports = got.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const received = reports.map(({ kind, name, blocked, page }) => [kind, name, blocked, page]);
  const reset = "/password/reset/:id";
  expect(received).toContainEqual(["error", "RangeError", null, reset]);
  expect(received).toContainEqual(["error", "TypeError", null, reset]);
  expect(received).toContainEqual(["policy", "connect-src", "https://elsewhere.test", reset]);
  expect(received).toContainEqual(["policy", "frame-src", "https://elsewhere.test", reset]);
  expect(received).toContainEqual(["error", "ChunkLoadError", null, "/reset-password"]);
  expect(reports.find(({ name }) => name === "ChunkLoadError")?.["at"]).toContainEqual(
    expect.stringMatching(/^base-[\w-]{8}\.js:\d+:\d+$/),
  );
  for (const { method, headers, body } of got) {
    expect(method).toBe("POST");
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
    expect(body).not.toMatch(/Anna M|mueller|@|8841|s3cret|token=|eyJ|\?/);
  }
}, 60_000);

it("sends nothing and loads no code for it when config.json has no address", async () => {
  got = [];
  const portal = await deploy(nginx, NO_HOSTS);
  await breakAll(portal, 0);
  expect(portal.log()).toContain("/assets/base-");
  expect(portal.log()).not.toContain("/assets/reports-");
  expect(got).toEqual([]);
  await portal.stop();
}, 60_000);
