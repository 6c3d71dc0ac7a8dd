import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startProxy, type ValidatingProxy } from "./validating-proxy.ts";

const contract = JSON.parse(
  readFileSync(new URL("../../../sdk/openapi/main.json", import.meta.url), "utf8"),
) as object;

let host: Server;
let proxy: ValidatingProxy;
let answer: (response: ServerResponse) => void;
/** Violations of earlier tests. */
let before: number;

beforeAll(async () => {
  host = createServer((_request, response) => {
    response.setHeader("cache-control", "no-store");
    answer(response);
  });
  await new Promise<void>((resolve) => {
    host.listen(0, "127.0.0.1", resolve);
  });
  const upstream = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  proxy = await startProxy({ contract, upstream });
});
afterAll(async () => {
  await proxy.close();
  host.close();
});
beforeEach(() => {
  before = proxy.seen().violations.length;
});

/** A tier without its name. */
const INCOMPLETE = Buffer.from('[{"id": 1, "slug": "premium"}]');

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(proxy.origin + path, {
    ...init,
    headers: { authorization: "Bearer T1", "content-type": "application/json" },
  });

const found = () => proxy.seen().violations.slice(before);

const fieldsFound = (): string[] =>
  found().flatMap(({ fields = [] }) => fields.map(({ path }) => path));

const textsFound = (): string[] => found().flatMap(({ text, fields }) => (fields ? [] : text));

describe("the fields of a reply", () => {
  it.each([
    ["application/json", []],
    ["application/json; charset=utf-8", []],
    ["application/json ; charset=utf-8", []],
    ["Application/JSON", []],
    ["application/vnd.api+json", ["application/vnd.api+json"]],
    ["text/plain; charset=utf-8", ["text/plain"]],
    ["text/html", ["text/html"]],
  ])("are validated when it comes as '%s'", async (type, wrong) => {
    answer = (response) => response.writeHead(200, { "content-type": type }).end(INCOMPLETE);
    const reply = await call("/api/tiers");
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(INCOMPLETE);
    expect(reply.headers.get("content-type")).toBe(type);
    expect(fieldsFound()).toEqual(["/response/0/name"]);
    expect(textsFound()).toEqual(wrong.map((each) => `is '${each}', declared: application/json`));
  });

  it.each([
    ["gzip", gzipSync],
    ["x-gzip", gzipSync],
    ["deflate", deflateSync],
    ["deflate", deflateRawSync],
    ["br", brotliCompressSync],
    ["zstd", zstdCompressSync],
  ] as const)("are validated when a host compresses it unasked by %s", async (encoding, pack) => {
    const headers = { "content-type": "application/json", "content-encoding": encoding };
    answer = (response) => response.writeHead(200, headers).end(pack(INCOMPLETE));
    const reply = await call("/api/tiers");
    expect(await reply.text()).toBe(INCOMPLETE.toString());
    expect(fieldsFound()).toEqual(["/response/0/name"]);
    expect(textsFound()).toEqual([]);
  });

  it("are validated after a byte order mark", async () => {
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), INCOMPLETE]);
    const headers = { "content-type": "application/json" };
    answer = (response) => response.writeHead(200, headers).end(marked);
    const reply = await call("/api/tiers");
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(marked);
    expect(fieldsFound()).toEqual(["/response/0/name"]);
    expect(textsFound()).toEqual([]);
  });

  it.each([
    ["is cut off", "", '[{"id": 1', /^is not JSON/],
    ["is compressed otherwise than it says", "gzip", "[]", /^is not JSON/],
    ["is empty", "", "", /^response body required/],
  ])("are not asked for when it %s", async (_how, encoding, body, text) => {
    const headers = { "content-type": "application/json", "content-encoding": encoding };
    answer = (response) => response.writeHead(200, headers).end(body);
    await call("/api/tiers").then((reply) => reply.text().catch(() => ""));
    expect(found().map((each) => each.text)).toEqual([expect.stringMatching(text)]);
  });
});

describe("a reply that may be stored", () => {
  it.each([
    ["no-store", 200, false],
    ["private, No-Store", 200, false],
    ["no-cache", 200, true],
    [undefined, 200, true],
    [undefined, 204, true],
    [undefined, 403, true],
    [undefined, 308, true],
    [undefined, 500, true],
  ])("is noted for '%s' with status %i: %s", async (control, status, isNoted) => {
    answer = (response) => {
      response.removeHeader("cache-control");
      if (control !== undefined) response.setHeader("cache-control", control);
      response.writeHead(status, { "content-type": "application/json" });
      response.end(status === 204 ? undefined : "[]");
    };
    await call("/api/tiers");
    const noted = found().filter(({ header }) => header === "Cache-Control");
    expect(noted.map(({ text }) => text)).toEqual(isNoted ? ["is not no-store"] : []);
  });

  it("is noted for a file", async () => {
    answer = (response) => {
      response.removeHeader("cache-control");
      response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF");
    };
    await call("/api/my/records/download");
    expect(found().map(({ header }) => header)).toContain("Cache-Control");
  });
});

describe("a redirect", () => {
  it.each([
    ["POST", 301, true],
    ["POST", 302, true],
    ["POST", 303, true],
    ["PUT", 303, true],
    ["POST", 307, false],
    ["POST", 308, false],
    ["PUT", 301, false],
    ["GET", 302, false],
  ])("of %s by %i loses a write: %s", async (method, status, isLost) => {
    answer = (response) => response.writeHead(status, { location: "/api/elsewhere" }).end();
    const form = { name: "A", managers: [], add: [] };
    const change = { ...form, remove: [], move: {} };
    await call(method === "PUT" ? "/api/companies/7/groups/9" : "/api/companies/7/groups", {
      method,
      redirect: "manual",
      ...(method !== "GET" && { body: JSON.stringify(method === "PUT" ? change : form) }),
    });
    const text = isLost
      ? `is redirected by ${status}, which clients follow by GET`
      : `status ${status} is not declared`;
    const [first] = found();
    expect([first?.text, first?.isLostWrite === true]).toEqual([text, isLost]);
  });
});
