import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { recordDownload } from "../generated/main/calls/training.ts";
import { json, startServer, type Answer, type TestServer } from "../testing/http-server.ts";
import { configureRecurrent } from "./config.ts";
import { download } from "./download.ts";
import type { Progress } from "./request.ts";

let answer: Answer;
let server: TestServer;

beforeEach(async () => {
  server = await startServer((request, response) => answer(request, response));
  configureRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
  });
});
afterEach(() => server.close());

const record = (options: Parameters<typeof recordDownload>[1]) =>
  recordDownload({ type: "complete" }, options);

describe("download", () => {
  it("returns the bytes under the given name", async () => {
    const all = Array.from({ length: 256 }, (_, index) => index);
    const bytes = Uint8Array.from([...Buffer.from("%PDF-"), ...all]);
    answer = (_request, response) => {
      response.writeHead(200, {
        "content-type": "application/pdf",
        "content-disposition": 'attachment; filename="server.pdf"',
      });
      response.end(bytes);
    };
    const named = await download(record, { fileName: "Ján / Novák-2026-11-21", extension: "pdf" });
    expect(named.fileName).toBe("Ján - Novák-2026-11-21.pdf");
    expect(new Uint8Array(await named.blob.arrayBuffer())).toEqual(bytes);
    expect((await download(record)).fileName).toBe("server.pdf");
  });

  it("reports progress in whole percent, or that the size is unknown", async () => {
    const known: Progress[] = [];
    answer = (_request, response) => {
      response.writeHead(200, { "content-length": "9", "content-type": "application/pdf" });
      response.end("%PDF-abcd");
    };
    await download(record, { onProgress: (progress) => known.push(progress) });
    await vi.waitFor(() => expect(known.at(-1)).toEqual({ loaded: 9, total: 9, percent: 100 }));

    const unknown: Progress[] = [];
    answer = (_request, response) => {
      response.writeHead(200, { "content-type": "application/pdf" });
      response.write("%PDF-ab");
      response.end("cd");
    };
    const { fileName } = await download(record, { onProgress: (step) => unknown.push(step) });
    await vi.waitFor(() =>
      expect(unknown.at(-1)).toEqual({ loaded: 9, total: null, percent: null }),
    );
    expect(fileName).toBe("download");
  });

  it("fails with the server's message", async () => {
    answer = (_request, response) => json(response, 403, { message: "Not your record." });
    await expect(download(record)).rejects.toMatchObject({
      kind: "forbidden",
      message: "Not your record.",
    });
  });

  it("does not save a web page in place of the file", async () => {
    answer = (_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<html>");
    };
    await expect(download(record)).rejects.toMatchObject({ kind: "malformed" });
  });
});
