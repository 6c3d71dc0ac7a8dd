import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { bundlePage, EMPTY_PAGE } from "../support/page-with-sdk.ts";
import type { TransportPage } from "./transport-page.ts";

/**
 * Every failure is one ApiError in the browser as well, where calls use `fetch`, uploads XMLHttpRequest,
 * and broken replies of other origins look different from those in Node. The host that breaks them belongs
 * to the test: no sandbox in the page is involved.
 */
declare global {
  var transportPage: TransportPage;
}

const MEGABYTE = 1_048_576;

/** The API's reply for each id in `/api/my/certificates/{id}`. */
const CASES: Readonly<Record<string, (response: ServerResponse) => void>> = {
  page: (response) => answer(response, 200, "text/html", "<!doctype html><p>Please sign in"),
  half: (response) => answer(response, 200, "application/json", '{"hash": "h'),
  nothing: (response) => answer(response, 200, "application/json", ""),
  broken(response) {
    response.writeHead(200, { "content-type": "application/json", "content-length": "50" });
    response.write('{"hash":');
    setTimeout(() => response.destroy(), 20);
  },
  dropped: (response) => response.destroy(),
  silent: () => undefined,
  gateway: (response) => answer(response, 502, "text/html", "<html>nginx</html>"),
  missing: (response) => answer(response, 404, "application/json", '{"message":"No such one."}'),
  pdf(response) {
    response.setHeader("content-disposition", "attachment; filename*=UTF-8''%C5%BDofie%2F1.pdf");
    response.setHeader("access-control-expose-headers", "content-disposition");
    response.setHeader("content-length", 3 * MEGABYTE);
    answer(response, 200, "application/pdf", Buffer.alloc(3 * MEGABYTE, "%PDF-1.7\n"));
  },
};

function answer(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.writeHead(status, { "content-type": type });
  response.end(body);
}

let server: Server;
let page: Page;

test.beforeAll(async () => {
  const script = await bundlePage(new URL("transport-page.ts", import.meta.url));
  server = createServer((request, response) => {
    const path = request.url ?? "";
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*, authorization");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (path === "/") return answer(response, 200, "text/html", EMPTY_PAGE);
    if (path === "/page.js") return answer(response, 200, "text/javascript", script);
    if (path === "/api/auth/login") {
      const redirect = '{"data":{"redirect_to":"https://sso.example/go"}}';
      return answer(response, 305, "application/json", redirect);
    }
    if (path === "/api/my/events") {
      request.resume();
      request.on("end", () => answer(response, 201, "application/json", '{"id":1}'));
      return;
    }
    const name = /^\/api\/my\/certificates\/(\w+)/.exec(path)?.[1] ?? "missing";
    CASES[name]?.(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});
test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});
test.beforeEach(async ({ page: opened }) => {
  page = opened;
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => "transportPage" in globalThis);
});

for (const [name, kind, status, message] of [
  ["page", "malformed", 200, "web page"],
  ["half", "malformed", 200, "no complete JSON"],
  ["nothing", "malformed", 200, "empty"],
  ["broken", "network", 0, "cannot be reached"],
  ["dropped", "network", 0, "cannot be reached"],
  ["gateway", "server", 502, "Bad Gateway"],
  ["missing", "not-found", 404, "No such one."],
] as const) {
  test(`reports a reply that is '${name}' as kind ${kind}`, async () => {
    const failure = await page.evaluate((id) => transportPage.show(id), name);
    expect(failure).toMatchObject({ kind, status });
    expect(failure.message).toContain(message);
  });
}

test("reports no reply in time as a time-out, an aborted call as cancelled", async () => {
  expect(await page.evaluate(() => transportPage.show("silent", 100))).toMatchObject({
    kind: "timeout",
  });
  expect(await page.evaluate(() => transportPage.abort("silent"))).toMatchObject({
    kind: "cancelled",
  });
});

test("reports a login answered 305 as a redirect with its address", async () => {
  expect(await page.evaluate(() => transportPage.login())).toMatchObject({
    kind: "redirect",
    status: 305,
    statusText: "Use Proxy",
    redirectTo: "https://sso.example/go",
  });
});

test("downloads with progress, a safe file name, and the server's message on failure", async () => {
  const { fileName, size, steps } = await page.evaluate(() => transportPage.download("pdf"));
  expect([fileName, size]).toEqual(["Žofie-1.pdf", 3 * MEGABYTE]);
  expect(steps.at(-1)).toEqual({ loaded: size, total: size, percent: 100 });
  expect(await page.evaluate(() => transportPage.failDownload("missing"))).toMatchObject({
    kind: "not-found",
    message: "No such one.",
  });
});

test("uploads with progress", async () => {
  const steps = await page.evaluate((bytes) => transportPage.upload(bytes), 2 * MEGABYTE);
  expect(steps.at(-1)?.percent).toBe(100);
  expect(steps.at(-1)?.loaded).toBeGreaterThan(2 * MEGABYTE);
});
