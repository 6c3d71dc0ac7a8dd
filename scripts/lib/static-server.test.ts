import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentSecurityPolicy, headersFor } from "../../deploy/headers.ts";
import { serveSite, type Served } from "./static-server.ts";

const hosts = { authHost: "https://auth.example.test", apiHost: "https://api.example.test" };
let folder: string;
let served: Served;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "recurrent-site-"));
  const dist = path.join(folder, "dist");
  mkdirSync(path.join(dist, "assets"), { recursive: true });
  writeFileSync(path.join(dist, "index.html"), "<!doctype html><title>Recurrent</title>");
  writeFileSync(path.join(dist, "config.json"), "{}");
  const script = "export const a = 1;\n".repeat(100);
  writeFileSync(path.join(dist, "assets", "index-1a2b.js"), script);
  writeFileSync(path.join(dist, "assets", "index-1a2b.js.br"), brotliCompressSync(script));
  writeFileSync(path.join(folder, "secret.txt"), "not yours");
  mkdirSync(path.join(folder, "dist-demo"));
  writeFileSync(path.join(folder, "dist-demo", "index.html"), "a neighbour");
  served = await serveSite({ folder: dist, hosts, config: { backend: "remote" } });
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

const get = (name: string, options?: RequestInit): Promise<Response> =>
  fetch(`${served.origin}${name}`, options);

describe("serving a built portal", () => {
  it("answers the start page under the policy and never from a cache", async () => {
    const reply = await get("/");
    expect(await reply.text()).toContain("<title>Recurrent</title>");
    expect(reply.headers.get("cache-control")).toBe("no-cache");
    expect(reply.headers.get("content-security-policy")).toBe(contentSecurityPolicy(hosts));
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("caches assets for good, in Brotli", async () => {
    const reply = await get("/assets/index-1a2b.js", {
      headers: { "Accept-Encoding": "gzip, br" },
    });
    expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(reply.headers.get("content-encoding")).toBe("br");
    expect(reply.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await reply.text()).toContain("export const a = 1;");
  });

  it("answers the given configuration", async () => {
    const reply = await get("/config.json");
    expect(reply.headers.get("cache-control")).toBe("no-cache");
    expect(await reply.json()).toEqual({ backend: "remote" });
  });

  it.each(["/assets/index-0000.js", "/dashboard", "/assets/", "/%", "/%00"])(
    "answers %s with 404, and without HTML",
    async (name) => {
      const reply = await get(name);
      expect(reply.status).toBe(404);
      expect(reply.headers.get("content-type")).toContain("text/plain");
    },
  );

  it.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fdist-demo/index.html",
  ])("serves nothing outside the build at %s", async (name) => {
    const { port } = new URL(served.origin);
    // `fetch` would normalise the address before it is sent
    const status = await new Promise((resolve, reject) => {
      const sent = request({ host: "localhost", port, path: name }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      sent.on("error", reject).end();
    });
    expect(status).toBe(404);
  });

  it("rejects methods that write", async () => {
    const reply = await get("/", { method: "POST" });
    expect(reply.status).toBe(405);
    expect(reply.headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("the Content-Security-Policy", () => {
  const policy = contentSecurityPolicy(hosts);

  it.each([
    ["production", policy],
    ["the demo", contentSecurityPolicy({ ...hosts, demo: true })],
  ])("allows no inline code, no eval and no untrusted HTML in %s", (_build, itsPolicy) => {
    expect(itsPolicy).toContain("default-src 'none'");
    expect(itsPolicy).toContain("script-src 'self';");
    expect(itsPolicy).toContain("require-trusted-types-for 'script'");
    expect(itsPolicy).not.toContain("unsafe");
  });

  it("lets the portal call its own two hosts", () => {
    expect(policy).toContain(
      "connect-src 'self' https://auth.example.test https://api.example.test;",
    );
    expect(policy).not.toContain("{");
  });

  it("allows a service worker in the demo only", () => {
    expect(policy).toContain("worker-src 'none'");
    expect(contentSecurityPolicy({ ...hosts, demo: true })).toContain("worker-src 'self'");
  });

  it("lets the portal frame the demo's own pages, and nothing else of it", () => {
    const demo = { ...hosts, demo: true };
    const framed = headersFor("sandbox/terms.html", demo);
    expect(framed["X-Frame-Options"]).toBe("SAMEORIGIN");
    expect(framed["Content-Security-Policy"]).toContain("frame-ancestors 'self'");
    expect(headersFor("index.html", demo)["X-Frame-Options"]).toBe("DENY");
    expect(headersFor("sandbox/terms.html", hosts)["X-Frame-Options"]).toBe("DENY");
  });

  it("allows frames of the terms page's host when there is one", () => {
    expect(policy).toContain("frame-src 'self' blob:;");
    const framed = contentSecurityPolicy({ ...hosts, termsHost: "https://terms.example.test" });
    expect(framed).toContain("frame-src 'self' blob: https://terms.example.test;");
  });

  it("shows pictures and documents from memory, to preview them before they are saved", () => {
    expect(policy).toContain("img-src 'self' blob: data:");
    expect(policy).toContain("object-src 'none'");
  });
});
