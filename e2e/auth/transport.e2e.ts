import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { bundlePage, EMPTY_PAGE } from "../support/page-with-sdk.ts";
import type { TransportPage } from "./transport-page.ts";

/**
 * Calls in a browser use `fetch` over CORS, and uploads use XMLHttpRequest. calls.test.ts has every
 * kind of failure. The host belongs to the test: no sandbox in the page is
 * involved.
 */
declare global {
  var transportPage: TransportPage;
}

const MEGABYTE = 1_048_576;

/** The API's reply for each id in `/api/my/certificates/{id}`. */
const CASES: Readonly<Record<string, (response: ServerResponse) => void>> = {
  broken(response) {
    response.writeHead(200, { "content-type": "application/json", "content-length": "50" });
    response.write('{"hash":');
    setTimeout(() => response.destroy(), 20);
  },
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
    if (path === "/api/my/events") {
      request.resume();
      request.on("end", () => answer(response, 201, "application/json", '{"id":1}'));
      return;
    }
    const name = /^\/api\/my\/certificates\/(\w+)/.exec(path)?.[1] ?? "";
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

test("reports a reply that breaks off as a network failure", async () => {
  const failure = await page.evaluate(() => transportPage.show("broken"));
  expect(failure).toMatchObject({ kind: "network", status: 0 });
  expect(failure.message).toContain("cannot be reached");
});

test("uploads and downloads with progress, and saves under a safe file name", async () => {
  const sent = await page.evaluate((bytes) => transportPage.upload(bytes), 2 * MEGABYTE);
  expect(sent.at(-1)?.percent).toBe(100);
  expect(sent.at(-1)?.loaded).toBeGreaterThan(2 * MEGABYTE);
  const { fileName, size, steps } = await page.evaluate(() => transportPage.download("pdf"));
  expect([fileName, size]).toEqual(["Žofie-1.pdf", 3 * MEGABYTE]);
  expect(steps.at(-1)).toEqual({ loaded: size, total: size, percent: 100 });
});
