/**
 * Uploads and downloads files in a third party's tests, in plain Node.js and in each simulated page: the classes
 * `File`, `Blob`, `FormData`, `fetch` and `XMLHttpRequest` differ in each.
 */
import * as buffer from "node:buffer";
import { createServer } from "node:http";
import {
  certificateDownload,
  createMemoryTokenStore,
  createRecurrent,
  download,
  eventCreate,
  eventFileDownload,
  personCertificateDownload,
  personEventFileDownload,
  personRecordDownload,
  recordDownload,
  type Recurrent,
  type RequestOptions,
} from "@recurrent/sdk";
import * as mocks from "@recurrent/sdk/mocks";
import { mainSchemas } from "@recurrent/sdk/schemas";
import * as library from "formdata-node";
import { http, HttpResponse, passthrough } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Multipart bodies as received, with their media type before them. */
const received: string[] = [];

const host = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    received.push(`${request.headers["content-type"]}\n${Buffer.concat(parts).toString()}`);
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Connection", "close");
    response.end(JSON.stringify(mocks.getEventCreateResponseMock()));
  });
});

const server = setupServer(
  mocks.getEventCreateMockHandler(async ({ request }) => {
    // Not by `formData()`: that of Node.js makes a `File` of the page, and refuses it.
    received.push(`${request.headers.get("content-type")}\n${await request.text()}`);
    return mocks.getEventCreateResponseMock();
  }),
  ...mocks.mockHandlers(),
);

const clientFor = (origin: string): Recurrent =>
  createRecurrent({
    authHost: origin,
    apiHost: origin,
    tokenStore: createMemoryTokenStore({ token: "any", expiresAt: Date.now() + 3_600_000 }),
  });
const mocked = clientFor("https://api.test");
let real: Recurrent;

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const address = host.address();
  if (address === null || typeof address === "string") throw new Error("The host has no port.");
  const origin = `http://127.0.0.1:${address.port}`;
  real = clientFor(origin);
  server.listen();
  server.use(http.all(`${origin}/*`, () => passthrough()));
});
afterAll(() => {
  server.close();
  host.close();
});

const TYPE = { type: "text/plain" };
const FILES: readonly (readonly [name: string, make: (text: string) => Blob, called: string])[] = [
  ["the page's File", (text) => new File([text], "ä b.txt", TYPE), "ä b.txt"],
  ["the page's Blob", (text) => new Blob([text], TYPE), "blob"],
  ["a File of a Buffer", (text) => new File([Buffer.from(text)], "ä b.txt", TYPE), "ä b.txt"],
  ["a File of bytes", (text) => new File([new TextEncoder().encode(text)], "b.txt", TYPE), "b.txt"],
  ["Node's File", (text) => new buffer.File([text], "ä b.txt", TYPE) as File, "ä b.txt"],
  ["Node's Blob", (text) => new buffer.Blob([text], TYPE) as Blob, "blob"],
  ["a library's File", (text) => new library.File([text], "ä b.txt", TYPE) as File, "ä b.txt"],
  ["a library's Blob", (text) => new library.Blob([text], TYPE) as Blob, "blob"],
];
const [LITTLE, MUCH] = ["examined and fit", "much ".repeat(20_000)];

describe.each(FILES)("%s", (_name, make, called) => {
  it.each([
    ["a mock", () => mocked],
    ["a server", () => real],
  ])("reaches %s with few bytes or many, watched or not", async (_to, client) => {
    for (const text of [LITTLE, MUCH]) {
      for (const onUploadProgress of [undefined, () => undefined]) {
        const form = { description: "Licence", reminders: [], files: [make(text), make("other")] };
        await eventCreate(form, {
          client: client(),
          ...(onUploadProgress && { onUploadProgress }),
        });
        const body = received.pop();
        expect(body).toMatch(/^multipart\/form-data; *boundary=\S+\n/);
        expect(body).toContain('name="description"\r\n\r\nLicence\r\n');
        for (const [index, content] of [text, "other"].entries()) {
          expect(body).toContain(
            `name="files[${index}]"; filename="${called}"\r\n` +
              `Content-Type: text/plain\r\n\r\n${content}\r\n`,
          );
        }
      }
    }
  });

  it("accepts a file by the schema of its call", () => {
    const body = { description: "Licence", reminders: [], files: [make(LITTLE)] };
    expect(mainSchemas.EventCreateBody.safeParse(body).success).toBe(true);
    const odd = { ...body, files: [LITTLE] };
    expect(mainSchemas.EventCreateBody.safeParse(odd).success).toBe(false);
  });
});

const WANTED = { date: "2026-01-15", version: 1, type: "complete" } as const;
const DOWNLOADS: Readonly<Record<string, (options: RequestOptions) => Promise<Blob>>> = {
  certificateDownload: (options) => certificateDownload("h4sh", options),
  eventFileDownload: (options) => eventFileDownload("5", "6", options),
  personCertificateDownload: (options) => personCertificateDownload("7", "8", "h4sh", options),
  personEventFileDownload: (options) => personEventFileDownload("7", "8", "5", "6", options),
  personRecordDownload: (options) => personRecordDownload("7", "8", WANTED, options),
  recordDownload: (options) => recordDownload(WANTED, options),
};

describe.each(Object.entries(DOWNLOADS))("%s", (name, call) => {
  const handler = `get${name.charAt(0).toUpperCase()}${name.slice(1)}MockHandler`;
  const override = (
    mocks as unknown as Record<string, (reply: Blob) => ReturnType<typeof http.get>>
  )[handler];

  it("returns the bytes of its mock, whatever class the mock's file has", async () => {
    const withClient = (options: RequestOptions) => call({ ...options, client: mocked });
    const example = await withClient({});
    expect(await example.text()).toMatch(/^%PDF-/);
    for (const make of [Blob, buffer.Blob as typeof Blob]) {
      server.use(override!(new make(["%PDF-1.7 mine"])));
      const { blob } = await download(withClient, {
        extension: "pdf",
        onProgress: () => undefined,
      });
      expect(await blob.text()).toBe("%PDF-1.7 mine");
    }
  });

  it("gives the server's message when the file is rejected", async () => {
    server.use(
      http.get("*/download", () => HttpResponse.json({ message: "No." }, { status: 403 })),
    );
    await expect(call({ client: mocked })).rejects.toMatchObject({ message: "No." });
    server.resetHandlers();
  });
});

it("tries every binary mock of the contract", () => {
  const binary = Object.entries(mocks).flatMap(([name, make]) =>
    /^get\w+ResponseMock$/.test(name) && (make as () => unknown)() instanceof Blob ? [name] : [],
  );
  const tried = Object.keys(DOWNLOADS).map(
    (name) => `get${name.charAt(0).toUpperCase()}${name.slice(1)}ResponseMock`,
  );
  expect(binary.toSorted()).toEqual(tried.toSorted());
});
