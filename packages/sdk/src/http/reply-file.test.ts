import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { eventFileDownload } from "../generated/main/calls/events.ts";
import { personEventFileDownload } from "../generated/main/calls/person-events.ts";
import {
  personCertificateDownload,
  personRecordDownload,
} from "../generated/main/calls/person-training.ts";
import { certificateDownload, recordDownload } from "../generated/main/calls/training.ts";
import { startServer, type TestServer } from "../testing/http-server.ts";
import { configureRecurrent } from "./config.ts";
import { download } from "./download.ts";
import { fileProblem } from "./reply-file.ts";
import type { RequestOptions } from "./request.ts";

type Body = string | Uint8Array;
type Headers = Readonly<Record<string, string>>;

let reply: { status: number; headers: Headers; body: Body };
let server: TestServer;

beforeEach(async () => {
  server = await startServer((_request, response) => {
    response.writeHead(reply.status, reply.headers);
    response.end(reply.body);
  });
  configureRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
  });
});
afterEach(() => server.close());

const record = (options: RequestOptions) => recordDownload({ type: "complete" }, options);
const document = (options: RequestOptions) => personEventFileDownload("1", "2", "3", "4", options);

const typed = (type: string | null, more: Headers = {}): Headers =>
  type === null ? more : { "content-type": type, ...more };
const attached = (type: string | null, more: Headers = {}) =>
  typed(type, { "content-disposition": "attachment", ...more });
const bytes = (...values: readonly number[]) => Uint8Array.from(values);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const PDF = "%PDF-1.7\n%âãÏÓ\n1 0 obj\n%%EOF\n";
const JSON_BODY = '{"message":"We ran into %PDF- trouble."}';
const HTML_BODY = "\n<!DOCTYPE html><title>Sign in to the hotel's network</title>";
const PNG = latin1("\x89PNG\r\n\x1a\n\0\0");
const JPEG = latin1("\xff\xd8\xff\xe0\0");
const ZIP = latin1("PK\x03\x04\x14\0");

describe("a record or certificate", () => {
  it.each<[what: string, headers: Headers, body: Body]>([
    ["its own media type", typed("application/pdf"), PDF],
    ["a parameter", typed("application/pdf; charset=binary"), PDF],
    ["a name with comma and semicolon", typed('application/pdf; name="a, b; c.pdf"'), PDF],
    ["capitals", typed("Application/PDF"), PDF],
    ["an older name of the type", typed("application/x-pdf"), PDF],
    ["another older name", typed("text/pdf"), PDF],
    ["the header twice", typed("application/pdf, application/pdf"), PDF],
    ["the type of an object store", typed("binary/octet-stream"), PDF],
    ["unknown bytes", typed("application/octet-stream"), PDF],
    ["a type that forces a download", typed("application/force-download"), PDF],
    ["no type", typed(null), PDF],
    ["an empty type", typed(""), PDF],
    ["no well-formed type", typed("pdf"), PDF],
    ["a byte order mark", typed("application/pdf"), `\uFEFF${PDF}`],
    ["blank lines before", typed("application/pdf"), `\r\n\r\n${PDF}`],
    ["a printer's header before", typed("application/pdf"), `\x1B%-12345X@PJL\r\n${PDF}`],
    ["a warning of a script before", typed("application/pdf"), `<br />\n<b>Notice</b>: x\n${PDF}`],
    ["1,019 bytes before", typed("application/pdf"), `${" ".repeat(1019)}${PDF}`],
    ["no end mark", typed("application/pdf"), "%PDF-1.4 …"],
  ])("accepts a record or certificate with %s", async (_what, headers, body) => {
    reply = { status: 200, headers, body };
    const { blob } = await download(record, { extension: "pdf" });
    expect(blob.size).toBe(Buffer.from(body).length);
  });

  it.each<[what: string, headers: Headers, body: Body, status?: number]>([
    ["JSON", typed("application/json"), JSON_BODY],
    ["JSON with a charset", typed("application/json; charset=utf-8"), JSON_BODY],
    ["a problem document", typed("application/problem+json"), JSON_BODY],
    ["half a JSON document", typed("application/json"), '{"data": [{"id": 1, "na'],
    ["JSON under the type of a PDF", typed("application/pdf"), JSON_BODY],
    ["JSON as unknown bytes", typed("application/octet-stream"), JSON_BODY],
    ["JSON with a byte order mark", typed("application/pdf"), `\uFEFF${JSON_BODY}`],
    ["JSON in UTF-16", typed(null), bytes(0xff, 0xfe, 0x7b, 0, 0x22, 0, 0x61, 0)],
    ["JSON in UTF-16, big end first", typed(null), bytes(0xfe, 0xff, 0, 0x7b, 0, 0x22, 0, 0x61)],
    ["a sign-in page of a network", typed("text/html"), HTML_BODY],
    ["a sign-in page called a file", attached("text/html"), HTML_BODY],
    ["a sign-in page as a PDF", attached("application/pdf"), HTML_BODY],
    ["XHTML", typed("application/xhtml+xml"), "<html/>"],
    ["the XML of an object store", typed("application/xml"), "<?xml version='1.0'?><Error/>"],
    ["XML as a PDF", typed("application/pdf"), "<?xml version='1.0'?><Error/>"],
    ["a sentence", typed("text/plain"), "Upstream is busy."],
    ["a sentence as a PDF", typed("application/pdf"), "Upstream is busy."],
    ["a picture", typed("image/png"), PNG],
    ["a picture as a PDF", typed("application/pdf"), PNG],
    ["a ZIP archive", typed("application/zip"), ZIP],
    ["a ZIP archive as a PDF", typed("application/octet-stream"), ZIP],
    ["a PDF that is said to be JSON", typed("application/json"), PDF],
    ["another type after its own", typed("application/pdf, text/html"), PDF],
    ["a PDF header beyond 1,024 bytes", typed("application/pdf"), `${" ".repeat(1024)}${PDF}`],
    ["zeros", typed("application/pdf"), new Uint8Array(5000)],
    ["nothing", typed("application/pdf"), ""],
    ["nothing and no type", typed(null), ""],
    ["nothing, as 204 says", {}, "", 204],
    ["nothing yet, as 202 says", typed("application/json"), '{"status":"queued"}', 202],
    ["a part", typed("application/pdf", { "content-range": "bytes 0-28/90000" }), PDF, 206],
    ["a part of unknown size", typed("application/pdf"), PDF, 206],
  ])(
    "rejects a record or certificate when the host sends %s",
    async (_what, headers, body, status = 200) => {
      reply = { status, headers, body };
      await expect(download(record)).rejects.toMatchObject({ kind: "malformed", status });
      await expect(record({})).rejects.toMatchObject({ kind: "malformed" });
    },
  );
});

describe("an attached file", () => {
  it.each<[storedName: string | undefined, headers: Headers, body: Body]>([
    ["passport.pdf", typed("application/pdf"), PDF],
    ["passport.pdf", typed("application/octet-stream"), PDF],
    ["passport.pdf", typed("text/plain"), PDF],
    ["passport.pdf", typed("application/pdf"), "what somebody called a PDF"],
    ["photo.jpg", typed("image/jpeg"), JPEG],
    ["photo.JPG", typed("image/png"), PNG],
    ["photo.png", typed(null), JPEG],
    ["photo.jpg", typed("text/html"), JPEG],
    ["scan.heic", typed("image/heic"), latin1("\0\0\0\x18ftypheic")],
    ["scan.tif", typed("image/tiff"), latin1("II*\0")],
    ["roster.docx", typed("application/vnd.openxmlformats"), ZIP],
    ["old.xls", typed("application/vnd.ms-excel"), "<html><table>an export</table>"],
    ["old.xls", attached("text/html"), "<html><table>an export</table>"],
    ["table.csv", typed("text/csv"), "a;b"],
    ["notes.txt", typed("text/plain"), "{ not JSON"],
    ["plan.svg", typed("image/svg+xml"), "<svg/>"],
    ["data.json", attached("application/json"), JSON_BODY],
    ["page.html", typed("text/html", { "content-disposition": "inline; filename=a" }), HTML_BODY],
    [undefined, attached("text/html"), HTML_BODY],
    [undefined, typed(null), JSON_BODY],
  ])("accepts %s under %j", async (storedName, headers, body) => {
    reply = { status: 200, headers, body };
    const { blob } = await download(document, storedName === undefined ? {} : { storedName });
    expect(blob.size).toBe(Buffer.from(body).length);
  });

  it.each<[storedName: string | undefined, headers: Headers, body: Body]>([
    ["passport.pdf", typed("application/json"), JSON_BODY],
    ["passport.pdf", attached("application/json"), JSON_BODY],
    ["passport.pdf", typed("application/octet-stream"), JSON_BODY],
    ["passport.pdf", typed(null), `\uFEFF ${JSON_BODY}`],
    ["passport.pdf", attached("application/pdf"), HTML_BODY],
    ["passport.pdf", typed("text/html"), HTML_BODY],
    ["passport.pdf", typed("text/plain"), "Service unavailable"],
    [" passport.PDF ", typed("text/html"), HTML_BODY],
    ["photo.jpeg", typed("text/html"), HTML_BODY],
    ["photo.png", typed("image/png"), '[{"error":1}]'],
    ["photo.webp", typed("image/webp"), "<?xml version='1.0'?><Error/>"],
    ["logs.zip", typed("application/zip"), HTML_BODY],
    ["roster.xlsx", typed(null), HTML_BODY],
    ["notes.txt", typed("text/html"), HTML_BODY],
    ["notes.txt", typed("application/json"), JSON_BODY],
    ["letter.docm", typed("application/xml"), "<Error/>"],
    [undefined, typed("text/html"), HTML_BODY],
    [undefined, typed("application/problem+json"), JSON_BODY],
    ["notes.txt", typed("text/plain"), ""],
    [undefined, typed(null), ""],
  ])("rejects %s under %j", async (storedName, headers, body) => {
    reply = { status: 200, headers, body };
    await expect(
      download(document, storedName === undefined ? {} : { storedName }),
    ).rejects.toMatchObject({ kind: "malformed" });
  });

  it.each([
    ["pdf", PDF],
    [".PDF", PDF],
    ["zip", ZIP],
    ["png", PNG],
    ["jpg", JPEG],
    ["gif", "GIF89a"],
    ["webp", "RIFF\0\0\0\0WEBPVP8 "],
    ["csv", "a,b"],
  ])(
    "checks the first bytes by the extension %s that the caller names",
    async (extension, body) => {
      reply = { status: 200, headers: typed("application/octet-stream"), body };
      await download(document, { extension });
      if (extension === "csv") return;
      reply = { ...reply, body: "something else" };
      await expect(download(document, { extension })).rejects.toMatchObject({ kind: "malformed" });
    },
  );
});

describe("an empty reply", () => {
  const calls = {
    "an own record": record,
    "an own certificate": (options: RequestOptions) => certificateDownload("c", options),
    "a person's record": (options: RequestOptions) =>
      personRecordDownload("1", "2", { type: "complete" }, options),
    "a person's certificate": (options: RequestOptions) =>
      personCertificateDownload("1", "2", "c", options),
    "an own file": (options: RequestOptions) => eventFileDownload("1", "2", options),
    "a person's file": document,
  };
  it.each<[what: keyof typeof calls, length: string | undefined, isWhole: boolean]>([
    ["an own record", "0", false],
    ["an own certificate", "0", false],
    ["a person's record", "0", false],
    ["a person's certificate", "0", false],
    ["an own file", "0", true],
    ["an own file", undefined, false],
    ["a person's file", "0", true],
    ["a person's file", undefined, false],
  ])("for %s with the Content-Length %s: whole is %s", async (what, length, isWhole) => {
    const lengths = length === undefined ? undefined : { "content-length": length };
    reply = { status: 200, headers: attached(null, lengths), body: "" };
    const result = download(calls[what], { storedName: "scan.pdf" });
    await (isWhole
      ? expect(result).resolves.toMatchObject({ blob: { size: 0 } })
      : expect(result).rejects.toThrow("it is empty"));
  });

  it("is no whole file where a length above 0 was promised", async () => {
    const headers: Headers = { "content-length": "9", "content-encoding": "br" };
    const header = (name: string) => headers[name] ?? "";
    const problem = await fileProblem({ body: new Blob(), status: 200, accept: "*/*", header });
    expect(problem).toBe("it is empty");
  });
});

describe("fileProblem", () => {
  const problemOf = (size: number, headers: Headers) =>
    fileProblem({
      body: new Blob(["%PDF-".padEnd(size, "x")]),
      status: 200,
      accept: "application/pdf",
      header: (name) => headers[name] ?? "",
    });

  it.each([
    ["as many bytes as were promised", 1000, { "content-length": "1000" }, null],
    ["more, since the transfer was compressed", 9000, { "content-length": "1000" }, null],
    ["little less, since the transfer may be compressed", 990, { "content-length": "1010" }, null],
    ["half", 500, { "content-length": "1000" }, "it ended too early"],
    ["99 of 40,000 kB", 99_000, { "content-length": "40000000" }, "it ended too early"],
    [
      "half of a compressed transfer",
      9,
      { "content-length": "99", "content-encoding": "br" },
      null,
    ],
    [
      "half of one that is not",
      9,
      { "content-length": "999", "content-encoding": "identity" },
      "it ended too early",
    ],
    ["a promise that is no number", 1000, { "content-length": "many" }, null],
  ])("compares %s with Content-Length", async (_what, size, headers, problem) => {
    expect(await problemOf(size, headers)).toBe(problem);
  });
});

describe("a file of any size", () => {
  it.each([{}, { onDownloadProgress: () => undefined }])(
    "puts a file of any size into its Blob in parts, with the options %o",
    async (options) => {
      const body = new Uint8Array(40 * 2 ** 20);
      body.set(latin1(PDF));
      reply = { status: 200, headers: typed("application/pdf"), body };
      const sizes: number[] = [];
      vi.stubGlobal(
        "Blob",
        class extends Blob {
          constructor(parts: BlobPart[] = [], settings?: BlobPropertyBag) {
            super(parts, settings);
            const arrays = parts.filter((part) => part instanceof Uint8Array);
            sizes.push(arrays.reduce((sum, part) => sum + part.byteLength, 0));
          }
        },
      );
      onTestFinished(() => void vi.unstubAllGlobals());
      expect((await record(options)).size).toBe(body.length);
      expect(Math.max(...sizes)).toBeLessThan(17 * 2 ** 20);
    },
  );

  it("explains that the browser could not store its bytes", async () => {
    // As Chromium gives it: of the promised size, and not to be read.
    const slice = () => ({
      arrayBuffer: () => Promise.reject(new DOMException("…", "NotReadableError")),
    });
    const body = { size: 2 ** 31, type: "application/pdf", slice };
    const problem = await fileProblem({ body, status: 200, header: () => "", accept: "*/*" });
    expect(problem).toBe("there is no room for it here");
  });
});
