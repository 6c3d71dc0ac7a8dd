import {
  mkdtempSync,
  openAsBlob,
  renameSync,
  rmSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { keepClearedFields } from "../model/payload.ts";
import { isLargeBody, toFormData, toFormDataLater } from "./form-data.ts";

/** The fields as they would be sent, with a file as its name. */
function fields(values: object): [string, string][] {
  return [...toFormData(values)].map(([name, value]) => [
    name,
    typeof value === "string" ? value : value.name,
  ]);
}

describe("toFormData", () => {
  it("encodes an event as the call wants it", () => {
    const values = {
      _method: "PUT",
      description: "Licence",
      notes: "",
      issued_at: undefined,
      expiry_at: null,
      manager: true,
      trainee: false,
      reminders: [
        { key: "days", value: "30" },
        { key: "days", value: "0" },
      ],
      files: [new File(["a"], "a.pdf"), new File(["b"], "b.pdf")],
    };
    expect(fields(values)).toEqual([
      ["_method", "PUT"],
      ["description", "Licence"],
      ["notes", ""],
      ["manager", "1"],
      ["trainee", "0"],
      ["reminders[0][key]", "days"],
      ["reminders[0][value]", "30"],
      ["reminders[1][key]", "days"],
      ["reminders[1][value]", "0"],
      ["files[0]", "a.pdf"],
      ["files[1]", "b.pdf"],
    ]);
  });

  it("sends nothing for empty lists and 0 as a value", () => {
    expect(fields({ files: [], reminders: [], count: 0 })).toEqual([["count", "0"]]);
  });

  class Person {
    name = "Vera";
  }
  const bytes = new Uint8Array([1, 2, 3]);
  const invalidValues: readonly (readonly [string, unknown])[] = [
    ["Buffer", Buffer.from("abc")],
    ["ArrayBuffer", bytes.buffer],
    ["SharedArrayBuffer", new SharedArrayBuffer(3)],
    ["Uint8Array", bytes],
    ["Float64Array", new Float64Array(2)],
    ["BigInt64Array", new BigInt64Array(1)],
    ["DataView", new DataView(bytes.buffer)],
    ["Date", new Date(0)],
    ["Map", new Map([["a", 1]])],
    ["Set", new Set(["a"])],
    ["WeakMap", new WeakMap()],
    ["URL", new URL("https://host/a")],
    ["URLSearchParams", new URLSearchParams("a=1")],
    ["Headers", new Headers({ a: "1" })],
    ["FormData", new FormData()],
    ["ReadableStream", new ReadableStream()],
    ["Response", new Response("a")],
    ["Promise", Promise.resolve("a")],
    ["RegExp", /a/],
    ["Error", new Error("a")],
    ["String", Object("a")],
    ["Number", Object(1)],
    ["Boolean", Object(true)],
    ["Iterator", [][Symbol.iterator]()],
    ["Person", new Person()],
    ["Number", Number.NaN],
    ["Number", Number.NEGATIVE_INFINITY],
    ["BigInt", 7n],
    ["Symbol", Symbol("a")],
    ["Function", () => undefined],
  ];
  it.each(invalidValues)("rejects %s, alone and in a list", (kind, value) => {
    const words = `'a' is of the class ${kind},`;
    expect(() => toFormData({ a: value })).toThrow(TypeError);
    expect(() => toFormData({ a: value })).toThrow(words);
    expect(() => toFormData({ a: { b: [value] } })).toThrow("'a[b][0]'");
  });

  it.each(invalidValues.filter(([, value]) => typeof value === "object"))(
    "rejects %s in place of the values",
    (_kind, value) => {
      expect(() => toFormData(value as object)).toThrow(TypeError);
    },
  );

  it("accepts objects of any realm and without a prototype, and holes for absent", () => {
    const foreign = runInNewContext("({ a: ['x', , 'y'] })") as object;
    const bare = Object.assign(Object.create(null) as object, { b: 1 });
    expect(fields({ foreign, bare })).toEqual([
      ["foreign[a][0]", "x"],
      ["foreign[a][2]", "y"],
      ["bare[b]", "1"],
    ]);
  });

  it("rejects an object that contains itself", () => {
    const ring: Record<string, unknown> = {};
    ring["ring"] = [ring];
    expect(() => toFormData(ring)).toThrow("'ring[0]' is of the class Object");
  });

  it("accepts one object in two places", () => {
    const shared = { a: 1 };
    expect(fields({ one: shared, other: [shared] })).toEqual([
      ["one[a]", "1"],
      ["other[0][a]", "1"],
    ]);
  });
});

describe("a file on the disk that changes after it was chosen", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "chosen-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function choose(name: string): Promise<{ path: string; file: File }> {
    const path = join(folder, name);
    writeFileSync(path, "as it was chosen");
    return { path, file: new File([await openAsBlob(path)], name) };
  }

  it.each<readonly [string, (path: string) => void]>([
    ["grows", (path) => writeFileSync(path, "as it was chosen, and more")],
    ["shrinks", (path) => writeFileSync(path, "")],
    ["is written again", (path) => utimesSync(path, 1, 1)],
    ["is removed", (path) => unlinkSync(path)],
    ["is moved", (path) => renameSync(path, `${path}.old`)],
  ])("is named by its field when it %s, and nothing is sent", async (_how, change) => {
    const [kept, changed] = [await choose("kept.pdf"), await choose("medical.pdf")];
    change(changed.path);
    const failure = toFormDataLater({ notes: "n", files: [kept.file, changed.file] })();
    await expect(failure).rejects.toMatchObject({
      kind: "validation",
      status: 0,
      message: "Nothing was sent: a file cannot be read.",
      fieldErrors: {
        "files[1]": [
          "'medical.pdf' was changed or moved after it was chosen. Remove it and choose it again.",
        ],
      },
    });
  });

  it("names each one", async () => {
    const chosen = [await choose("a.pdf"), await choose("b.pdf")];
    for (const { path } of chosen) unlinkSync(path);
    const failure = toFormDataLater({ files: chosen.map(({ file }) => file) })();
    await expect(failure).rejects.toMatchObject({
      fieldErrors: {
        "files[0]": [expect.stringContaining("a.pdf")],
        "files[1]": [expect.stringContaining("b.pdf")],
      },
    });
  });

  it("is sent if it did not change, and if its class cannot be read in part", async () => {
    const { file } = await choose("kept.pdf");
    const whole = new File(["whole"], "whole.txt");
    vi.spyOn(whole, "slice").mockImplementation(() => {
      throw new Error("Not implemented.");
    });
    const { data } = await toFormDataLater({ files: [file, whole] })();
    expect([...(data as FormData).values()]).toHaveLength(2);
  });
});

describe("keepClearedFields", () => {
  it("sends '' only for what had a value", () => {
    const before = { notes: "<p>Old</p>", issued_at: "2026-01-01", expiry_at: null };
    const now = { notes: "", issued_at: null, expiry_at: "", description: "Licence" };
    expect(keepClearedFields(now, before)).toEqual({
      notes: "",
      issued_at: "",
      description: "Licence",
    });
  });

  it("leaves every empty field of a new entity out, and keeps switches that are off", () => {
    expect(keepClearedFields({ notes: "", expiry_at: null, manager: false })).toEqual({
      manager: false,
    });
  });

  it("leaves out what the form does not touch", () => {
    expect(keepClearedFields({ notes: undefined }, { notes: "kept" })).toEqual({});
  });
});

describe("a file of another FormData implementation", () => {
  /** Has the members of a file, as the classes of jsdom, happy-dom and libraries do, and no class of Node.js. */
  const foreign = (source: string, name?: string, type = "text/plain") => {
    const blob = new Blob([source]);
    return {
      size: blob.size,
      type,
      slice: () => blob,
      arrayBuffer: () => blob.arrayBuffer(),
      ...(name !== undefined && { name }),
    };
  };

  it.each<readonly [name: string, given: object, sent: string]>([
    [
      "its name",
      foreign("a", "ä b.txt"),
      'filename="ä b.txt"\r\nContent-Type: text/plain\r\n\r\na\r\n',
    ],
    ["no name", foreign("a"), 'filename="blob"\r\nContent-Type: text/plain\r\n\r\na\r\n'],
    ["no type", foreign("a", "a", ""), "Content-Type: application/octet-stream\r\n\r\na\r\n"],
    ["a name with signs", foreign("a", '"\r\n'), 'filename="%22%0D%0A"\r\n'],
    ["an own file beside it", new File(["own"], "own.txt"), 'filename="own.txt"\r\n'],
    [
      "no bytes",
      foreign("", "empty.txt"),
      'filename="empty.txt"\r\nContent-Type: text/plain\r\n\r\n\r\n',
    ],
  ])("sends a file of another FormData with %s", async (_what, file, sent) => {
    const values = { notes: "one\ntwo", files: [file, foreign("last", "last.txt")] };
    const { contentType, data } = await toFormDataLater(values)();
    const text = new TextDecoder().decode(data as Uint8Array);
    const [, boundary] = /^multipart\/form-data; boundary=(\S+)$/.exec(contentType ?? "") ?? [];
    expect(text).toContain(sent);
    expect(text).toContain('name="notes"\r\n\r\none\r\ntwo\r\n');
    expect(text.endsWith(`\r\nlast\r\n--${boundary}--\r\n`)).toBe(true);
    const read = await new Response(text, {
      headers: { "content-type": contentType ?? "" },
    }).formData();
    expect([...read.keys()]).toEqual(["notes", "files[0]", "files[1]"]);
  });

  it("watches a file of another FormData when it is large", async () => {
    const body = await toFormDataLater({ file: foreign("x".repeat(70_000), "a.txt") })();
    expect(body.isLarge).toBe(true);
  });

  it("rejects a file of another FormData in toFormData, which cannot read it", () => {
    expect(() => toFormData({ files: [foreign("a", "a.txt")] })).toThrow(
      "'files[0]' is of the class Object, which no form can hold.",
    );
  });

  it("sends the other files when FormData is given a foreign one", async () => {
    const { contentType, data } = await toFormDataLater({ files: [new File(["a"], "a.txt")] })();
    expect([contentType, data instanceof FormData]).toEqual([undefined, true]);
  });
});

describe("isLargeBody", () => {
  const form = (...sizes: number[]) => {
    const data = new FormData();
    sizes.forEach((size, at) => data.append(`files[${at}]`, new Blob([new Uint8Array(size)])));
    return data;
  };
  it.each([
    [undefined, false],
    [{ name: "x" }, false],
    ["x".repeat(70_000), true],
    [form(), false],
    [form(1_000), false],
    [form(70_000), true],
    [form(...Array.from({ length: 70 }, () => 1_000)), true],
    [new Blob([new Uint8Array(70_000)]), true],
    [new Uint8Array(70_000), true],
  ])("recognises case %# by its size", (body, isLarge) => {
    expect(isLargeBody(body)).toBe(isLarge);
  });
});

describe("the time for an upload whose progress nobody reports", () => {
  afterEach(() => void vi.unstubAllGlobals());
  const timeFor = async (bytes: number) =>
    (await toFormDataLater({ files: [new File([new Uint8Array(bytes)], "a")] })()).unwatchedMs;

  it.each([
    ["in a service worker", { registration: {} }],
    ["through the service worker of a page", { navigator: { serviceWorker: { controller: {} } } }],
  ])("grows with its size %s", async (_where, globals) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(await timeFor(160_000)).toBe(10 * (await timeFor(16_000)));
    expect(await timeFor(16_000)).toBeGreaterThan(0);
  });

  it.each([
    ["in a program", {}],
    ["in a page", { registration: {}, XMLHttpRequest: Object }],
  ])("is none %s", async (_where, globals) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    expect(await timeFor(160_000)).toBe(0);
  });
});
