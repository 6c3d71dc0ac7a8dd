import { once } from "node:events";
import { createServer, type IncomingMessage, request as call, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FormEntry, type Pack, platformReader, Upload } from "../handlers/body.ts";
import { HttpError } from "../handlers/call.ts";
import { memoryPersistence } from "../store/persistence/persistence.ts";
import { streamedReader } from "./streamed-body.ts";

const { pack } = memoryPersistence();

/** The fields and files read from the next form. */
let readNext: (incoming: IncomingMessage) => Promise<unknown>;
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    readNext(incoming).then(
      (reply) => outgoing.end(JSON.stringify(reply)),
      (error: unknown) => {
        outgoing.statusCode = error instanceof HttpError ? error.status : 500;
        outgoing.end(JSON.stringify({ message: String(error) }));
      },
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
});

/** Sends bytes in the pieces given; answered with what they were read as. */
async function send(contentType: string, pieces: readonly Uint8Array[], keep = pack) {
  readNext = async (incoming) => {
    // the types of Node and of the page differ in what a stream can be
    const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>;
    return plain(await streamedReader.form(requestOf(contentType, body), keep));
  };
  const outgoing = call({ port, method: "POST", headers: { "content-type": contentType } });
  const replied = once(outgoing, "response") as Promise<[IncomingMessage]>;
  for (const piece of pieces) {
    outgoing.write(piece);
    // on its own: each piece is to arrive as one
    await new Promise((resolve) => setImmediate(resolve));
  }
  outgoing.end();
  const [incoming] = await replied;
  const text = (await incoming.toArray()).join("");
  return { status: incoming.statusCode, body: JSON.parse(text) as unknown };
}

const requestOf = (contentType: string, body: BodyInit) =>
  new Request("http://api.test", {
    method: "POST",
    headers: { "content-type": contentType },
    body,
    duplex: "half",
  } as RequestInit);

const plain = (entries: readonly FormEntry[]) =>
  Promise.all(
    entries.map(async ([name, value]) =>
      value instanceof Upload
        ? [name, value.name, value.type, await (value.content as Blob).text()]
        : [name, value],
    ),
  );

async function bytesOf(form: FormData) {
  const response = new Response(form);
  const contentType = response.headers.get("content-type")!;
  return { contentType, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** The name that both readers give a file. */
async function expectName(given: string, name: string) {
  const form = new FormData();
  form.append("files[0]", new File(["1"], given, { type: "text/plain" }));
  const { contentType, bytes } = await bytesOf(form);
  const entries = [["files[0]", name, "text/plain", "1"]];
  expect(await send(contentType, [bytes])).toEqual({ status: 200, body: entries });
  const read = await platformReader.form(requestOf(contentType, bytes), pack);
  expect(await plain(read)).toEqual(entries);
}

const streamedOf = (contentType: string, bytes: Uint8Array<ArrayBuffer>) =>
  streamedReader.form(requestOf(contentType, bytes), pack);

/** Status and message of what a reader rejects with; 200 without one. */
const statusOf = (reading: Promise<unknown>) =>
  reading.then(
    () => ({ status: 200, message: "" }),
    (error: unknown) =>
      error instanceof HttpError
        ? { status: error.status, message: JSON.stringify(error.body) }
        : { status: 500, message: String(error) },
  );

const text = (lines: readonly string[]) => new TextEncoder().encode(lines.join("\r\n"));

const MULTIPART = "multipart/form-data; boundary=xx";

describe("a form read as it arrives", () => {
  it.each([
    "../x",
    "C:\\Users\\ada\\scan.pdf",
    "a\\b",
    "Kontrolní list 🛫.pdf",
    "רישיון טיס.pdf",
    'say "hi"; filename=x.exe',
    "100 %.pdf",
    " ",
    "",
  ])("reads a file called %j as the platform does", async (name) => {
    const form = new FormData();
    form.append('a "name"', "žluťoučký\r\n--xx");
    form.append("files[0]", new File(["1"], name, { type: "text/plain" }));
    form.append("files[1]", new File([], "empty"));
    const { contentType, bytes } = await bytesOf(form);
    const whole = await plain(await platformReader.form(requestOf(contentType, bytes), pack));
    expect(await send(contentType, [bytes])).toEqual({ status: 200, body: whole });
  });

  it.each([
    "a%22b.pdf",
    "100%22.pdf",
    "%22.pdf",
    "%22",
    "a%22b%22c.pdf",
    "a %22b.pdf",
    "%22a%20b%22.pdf",
    "report%20%22final%22.pdf",
    "a%0Ab.pdf",
    "a%0D%0Ab.pdf",
    "a%0ab.pdf",
    "a%2522b.pdf",
    "50%.pdf",
    "%41%42.pdf",
    "%E2%82%AC.pdf",
    "%zz %2.pdf",
    "%u0022.pdf",
    "Scan %23 12.pdf",
    "a%00b.pdf",
    "..%2F..%2Fx",
    "report %22final%22.pdf",
    "%22Licence%22.pdf",
    "Licence (%22new%22).pdf",
    "a %22b%22 and %22c%22.pdf",
    "copy_%221%22.pdf",
    "line%0Abreak %22a%22.pdf",
    "it's \u201cfinal\u201d.pdf",
  ])("keeps the name of a file called %j", (name) => expectName(name, name));

  it.each([
    ['"Licence".pdf', "%22Licence%22.pdf"],
    ['Licence ("new").pdf', "Licence (%22new%22).pdf"],
    ['say "hi".pdf', "say %22hi%22.pdf"],
    ['a "b" and "c".pdf', "a %22b%22 and %22c%22.pdf"],
    ['copy_"1".pdf', "copy_%221%22.pdf"],
    ['15" screen.pdf', "15%22 screen.pdf"],
    ['"', "%22"],
    ['a "b" %22c%22.pdf', "a %22b%22 %22c%22.pdf"],
    ["a\nb.pdf", "a%0Ab.pdf"],
    ["a\rb.pdf", "a%0Db.pdf"],
    ["a\r\nb.pdf", "a%0D%0Ab.pdf"],
  ])("names a file called %j as the form does: %j", expectName);

  it("reads the same wherever its bytes are cut", async () => {
    const bytes = text([
      "before all",
      "--xx",
      'Content-Disposition: form-data; name="a"',
      "",
      "one",
      "--xx",
      'content-disposition: form-data; name="f"; filename="ž.txt"',
      "content-type: text/plain",
      "",
      "two\r\n--x\r\n--\r\n-",
      "--xx--",
      "after all",
    ]);
    const body = [
      ["a", "one"],
      ["f", "ž.txt", "text/plain", "two\r\n--x\r\n--\r\n-"],
    ];
    for (let cut = 1; cut < bytes.length; cut += 1) {
      const pieces = [bytes.subarray(0, cut), bytes.subarray(cut)];
      expect(await send(MULTIPART, pieces), `cut at ${cut}`).toEqual({ status: 200, body });
    }
  });

  it.each([
    ["ends early", ["--xx", 'content-disposition: form-data; name="a"', "", "one", "--xx"]],
    [
      "ends within a file",
      ["--xx", 'content-disposition: form-data; name="a"; filename="a"', "", ""],
    ],
    [
      "has a field without a name",
      ["--xx", "content-disposition: form-data", "", "one", "--xx--", ""],
    ],
    [
      "has a file without a name of its field",
      ["--xx", 'content-disposition: form-data; filename="a"', "", "one", "--xx--", ""],
    ],
    ["ends within a part that is no entry", ["--xx", "content-type: text/plain", "", "one"]],
    ["is no form", ["one", "two"]],
    ["is empty", []],
  ])("rejects a form that %s", async (_what, lines) => {
    expect(await send(MULTIPART, [text(lines)])).toMatchObject({ status: 400 });
  });

  it.each([
    ["header", [""]],
    ["end of its header", ["content-type: text/plain"]],
    ["content disposition", ["content-type: text/plain", ""]],
    ["content disposition of a form", ['content-disposition: attachment; name="a"', ""]],
  ])("has no entry for a part without %s", async (_what, head) => {
    const entry = ["--xx", 'content-disposition: form-data; name="b"', "", "two"];
    const form = text(["--xx", ...head, "x".repeat(200_000), ...entry, "--xx--", ""]);
    expect(await send(MULTIPART, [form])).toEqual({ status: 200, body: [["b", "two"]] });
  });

  it("keeps the content type of a file without its parameters", async () => {
    const form = new FormData();
    form.append("a", new File(["1"], "a.txt", { type: "text/plain; charset=utf-8" }));
    const { contentType, bytes } = await bytesOf(form);
    const body = [["a", "a.txt", "text/plain", "1"]];
    expect(await send(contentType, [bytes])).toEqual({ status: 200, body });
  });

  it("rejects a form without a boundary", async () => {
    expect(await send("multipart/form-data", [text([])])).toMatchObject({ status: 400 });
  });

  it("rejects a field that is too long, and too many fields", async () => {
    const head = ["--xx", 'content-disposition: form-data; name="a"', ""];
    const long = [...head, "x".repeat(1_100_000), "--xx--", ""];
    expect(await send(MULTIPART, [text(long)])).toMatchObject({ status: 422 });
    const many = [...Array.from({ length: 1001 }, () => [...head, "x"]).flat(), "--xx--", ""];
    expect(await send(MULTIPART, [text(many)])).toMatchObject({ status: 422 });
  });

  const MB = 1024 * 1024;
  const CYRILLIC = "\u0416";

  it.each<[what: string, status: number, message: RegExp, fields: readonly string[]]>([
    ["texts of 1 MB", 200, /^$/, ["x".repeat(MB - 3), "xyz"]],
    ["a field of 1 MB", 200, /^$/, ["x".repeat(MB)]],
    ["1,000 parts", 200, /^$/, Array.from({ length: 1000 }, () => "x")],
    ["a field over 1 MB", 422, /This field may not/, ["x".repeat(MB + 1)]],
    ["a field over 1 MB in UTF-8", 422, /This field may not/, [CYRILLIC.repeat(600_000)]],
    ["texts over 1 MB", 413, /All texts/, ["x".repeat(MB), "y"]],
    ["texts over 1 MB in UTF-8", 413, /All texts/, [1, 2].map(() => CYRILLIC.repeat(300_000))],
    ["more than 1,000 parts", 422, /1,000 parts/, Array.from({ length: 1001 }, () => "x")],
  ])("limits in the page as over HTTP a form with %s", async (_what, status, message, fields) => {
    const form = new FormData();
    for (const value of fields) form.append("a", value);
    const { contentType, bytes } = await bytesOf(form);
    const whole = platformReader.form(requestOf(contentType, bytes), pack);
    const replies = await Promise.all([statusOf(whole), statusOf(streamedOf(contentType, bytes))]);
    for (const reply of replies) {
      expect(reply.status).toBe(status);
      expect(reply.message).toMatch(message);
    }
  });

  it.each<[what: string, status: number, text: string]>([
    ["1 MB", 200, "x".repeat(MB)],
    ["1 MB in UTF-8", 200, CYRILLIC.repeat(MB / 2)],
    ["one byte more", 413, "x".repeat(MB + 1)],
    ["one letter more in UTF-8", 413, CYRILLIC.repeat(MB / 2 + 1)],
    ["more in emoji", 413, "\u{1F6EB}".repeat(300_000)],
  ])("limits in the page as over HTTP a text of %s", async (_what, status, body) => {
    for (const reader of [platformReader, streamedReader]) {
      const reply = await statusOf(reader.text(requestOf("application/json", body)));
      expect(reply.status).toBe(status);
    }
  });

  it("rejects a form larger than a call may be, and reads it to its end", async () => {
    const head = text(["--xx", 'content-disposition: form-data; name="a"; filename="a"', "", ""]);
    const piece = new Uint8Array(2 * 1024 * 1024);
    const drop: Pack = async (bytes) => {
      let size = 0;
      for await (const { length } of bytes as AsyncIterable<Uint8Array>) size += length;
      return { size };
    };
    const pieces = [head, ...Array.from({ length: 130 }, () => piece), text(["", "--xx--", ""])];
    expect(await send(MULTIPART, pieces, drop)).toMatchObject({ status: 422 });
  });

  it("reads a form to its end when a file cannot be stored", async () => {
    const full = () => Promise.reject(new Error("The disk is full."));
    const file = ["--xx", 'content-disposition: form-data; name="a"; filename="a"', ""];
    const form = text([...file, "x".repeat(3_000_000), ...file, "y", "--xx--", ""]);
    expect(await send(MULTIPART, [form], full)).toEqual({
      status: 500,
      body: { message: "Error: The disk is full." },
    });
  });
});
