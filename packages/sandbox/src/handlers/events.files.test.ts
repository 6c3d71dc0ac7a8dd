import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { PICTURES } from "./sample-file.ts";
import { eventSandbox, fileOf, OWN } from "../testing/events.ts";
import { testSandbox } from "../testing/sandbox.ts";

const setUp = () => eventSandbox("trainee@aurora.test", OWN);

/** Random bytes, which no text encoding would preserve. */
function noise(length: number): Uint8Array<ArrayBuffer> {
  let state = length + 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

/** The name a client reads from the reply (RFC 6266). */
function nameIn(response: Response): string {
  const header = response.headers.get("content-disposition") ?? "";
  return decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? "");
}

describe("an attached file", () => {
  it.each([0, 1, 255, 70_000])("returns a file of %i bytes byte for byte", async (length) => {
    const { create, file } = await setUp();
    const bytes = noise(length);
    const { id, files } = await create({ files: [fileOf("noise.bin", bytes, "")] });
    const back = await file(id, files![0]!.id);
    expect(back.response.status).toBe(200);
    expect(back.bytes).toEqual(bytes);
    expect(back.response.headers.get("content-length")).toBe(String(length));
    expect(back.response.headers.get("content-type")).toBe("application/octet-stream");
  });

  it.each([
    ["a.pdf", "application/pdf"],
    ["a.txt", "text/plain"],
    ["a.txt", "text/plain; charset=utf-8"],
    ["a.html", "text/html"],
    ["a.svg", "image/svg+xml"],
  ])("returns %s with its content type %s, as a download", async (name, type) => {
    const { create, file } = await setUp();
    const { id, files } = await create({ files: [fileOf(name, "x", type)] });
    const { headers } = (await file(id, files![0]!.id)).response;
    expect(headers.get("content-type")?.replace("; ", ";")).toBe(type.replace("; ", ";"));
    expect(headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    "../x",
    "..\\..\\boot.ini",
    "C:\\Users\\ada\\scan.pdf",
    "Kontrolní list 🛫.pdf",
    "רישיון טיס.pdf",
    "a\u202Efdp.exe",
    "技能審査記録.pdf",
    "say %22hi%22; filename=x.exe",
    "report %22final%22.pdf",
    "a%22b.pdf",
    "report%20%22final%22.pdf",
    "a%0D%0Ab.pdf",
    "100 % (it's *fine*).pdf",
    ".htaccess",
    " ",
    `${"n".repeat(296)}.pdf`,
  ])("keeps the file name %j", async (name) => {
    const { create, file, violations } = await setUp();
    const { id, files } = await create({ files: [fileOf(name)] });
    expect(files?.[0]?.original_name).toBe(name);
    const { response } = await file(id, files![0]!.id);
    expect(nameIn(response)).toBe(name);
    // the plain form, for clients that know no other, has no character with a meaning
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.!~%-]+$/,
    );
    expect(violations).toEqual([]);
  });

  it("keeps a name with quotation marks as the form sends it", async () => {
    const { create } = await setUp();
    const { files } = await create({ files: [fileOf('say "hi"; filename=x.exe')] });
    expect(files?.[0]?.original_name).toBe("say %22hi%22; filename=x.exe");
  });

  it("accepts two files of one name, in the given order", async () => {
    const { create, update, file } = await setUp();
    const { id } = await create({ files: [fileOf("scan.pdf", "1"), fileOf("scan.pdf", "2")] });
    const { files } = await update(id, { files: [fileOf("scan.pdf", "3")] });
    const texts = await Promise.all(
      files!.map(async (entry) => {
        const { bytes } = await file(id, entry.id);
        return new TextDecoder().decode(bytes);
      }),
    );
    expect(texts).toEqual(["1", "2", "3"]);
  });

  it("stores no file when its event is refused or a fault interrupts", async () => {
    const { create, call, controls, database } = await setUp();
    await call("POST", "", { files: [fileOf("a.pdf")] });
    await controls.faults([{ path: OWN, method: "POST", status: 500, times: 1 }]);
    expect((await call("POST", "", { description: "x", files: [fileOf("a.pdf")] })).status).toBe(
      500,
    );
    const top = await database.transact(({ tables }) => tables.files.nextId());
    const { files } = await create({ files: [fileOf("b.pdf")] });
    expect(files?.[0]?.id).toBe(top);
  });
});

describe("the seeded files", () => {
  const read = async (userId: number, name: string) => {
    const { database, signIn, call } = await testSandbox();
    const { username, row } = await database.transact(({ tables }) => ({
      username: tables.people.get(userId)!.username,
      row: tables.files.find(
        (file) => file.originalName === name && Math.floor(file.eventId / 100) === userId,
      )!,
    }));
    const token = await signIn(username);
    const path = `${OWN}/${row.eventId}/files/${row.id}/download`;
    const response = await call("GET", path, { token });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  it("returns real PDFs, the same each time", async () => {
    const one = await read(105, "Medical certificate.pdf");
    expect(one.response.headers.get("content-type")).toBe("application/pdf");
    expect(nameIn(one.response)).toBe("Medical certificate.pdf");
    const { extractText, getDocumentProxy } = await import("unpdf");
    const { text } = await extractText(await getDocumentProxy(one.bytes.slice()), {
      mergePages: true,
    });
    expect(text).toContain("Medical certificate");
    expect(text).toContain("Specimen 105011, kept by the Recurrent sandbox since 2026-11-20.");
    expect((await read(105, "Medical certificate.pdf")).bytes).toEqual(one.bytes);
  });

  it("returns real pictures", async () => {
    const { response, bytes } = await read(105, "Prescription.png");
    expect(response.headers.get("content-type")).toBe("image/png");
    expect([...bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    // width and height, and the end: the whole file came
    const data = Buffer.from(bytes);
    expect([data.readUInt32BE(16), data.readUInt32BE(20)]).toEqual([480, 620]);
    expect(data.subarray(-8, -4).toString("latin1")).toBe("IEND");
    expect((await read(105, "Prescription.png")).bytes).toEqual(bytes);
  });

  it("has a picture of its own for each name of a picture", async () => {
    const { database } = await testSandbox();
    const files = await database.transact(({ tables }) => [...tables.files.values()]);
    const pictures = files.filter(({ specimen }) => specimen === "png");
    const names = new Set(pictures.map(({ originalName }) => originalName.replace(/\.png$/, "")));
    const drawn = [...names].filter((name) => Object.hasOwn(PICTURES, name));
    expect(drawn).toEqual([...names]);
    const sizes = await Promise.all(
      drawn.map(async (name) => (await readFile(PICTURES[name]!)).length),
    );
    expect(new Set(sizes).size).toBe(names.size);
  });

  it("returns every file, whoever owns it", async () => {
    const { database, as, violations } = await testSandbox();
    const { kinds, paths } = await database.transact(({ tables }) => {
      const files = [...tables.files.values()];
      return {
        kinds: new Set(files.map(({ specimen }) => specimen)),
        paths: files.flatMap(({ id, eventId }, place) => {
          const person = tables.people.get(tables.events.get(eventId)!.personId)!;
          const base = `/api/companies/${person.companyId}/users/${person.id}/events`;
          return place % 7 === 0 && person.deletedAt === null
            ? [`${base}/${eventId}/files/${id}/download`]
            : [];
        }),
      };
    });
    expect(kinds).toEqual(new Set(["pdf", "png", "txt"]));
    expect(paths.length).toBeGreaterThan(5);
    const admin = await as("admin@recurrent.test");
    for (const path of paths) {
      expect((await admin("GET", path)).status, path).toBe(200);
    }
    expect(violations).toEqual([]);
  });
});
