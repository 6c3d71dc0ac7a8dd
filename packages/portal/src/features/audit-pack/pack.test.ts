import { createHash } from "node:crypto";
import { ApiError, type Event, type EventSummary, type Person } from "@recurrent/sdk";
import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import { describe, expect, it, vi } from "vitest";
import { MAX_CONCURRENT_CALLS } from "../../shared/api/concurrency.ts";
import { packEntries } from "./pack.ts";
import { all, fakeCalls, requestOf, serverFails, some, textOf, TODAY } from "./pack-fixture.ts";
import { zipOf } from "./pack-file.ts";
import type { PackCalls } from "./pack-calls.ts";
import { formatFailedFiles, type PackEntry, type PackRequest } from "./pack-model.ts";

const filesOf = (folder: string) => [
  `${folder}/Certificates/2025-01-31 Weight and Balance.pdf`,
  `${folder}/Certificates/2026-10-31 Ground De-icing.pdf`,
  `${folder}/Documents/Medical - scan.pdf`,
  `${folder}/Documents/Passport - scan.pdf`,
  `${folder}/Documents (archived)/Old passport - scan.pdf`,
  `${folder}/Training record ${TODAY}.pdf`,
];

describe("packEntries", () => {
  it("yields everybody's files in order, then the table of contents", async () => {
    const { calls } = fakeCalls();
    const entries = await all(requestOf(calls));
    expect(entries.map(({ name }) => name)).toEqual([
      ...filesOf("Ana Lima"),
      ...filesOf("Zoë Ångström"),
      "Contents.html",
      "SHA256SUMS",
    ]);
    expect(textOf(entries, "Ana Lima/Documents/Medical - scan.pdf")).toBe("file 1 e1 f");
  });

  it("lists the hash of every file, of the table of contents too", async () => {
    const entries = await all(requestOf(fakeCalls().calls));
    const listed = new Map(
      textOf(entries, "SHA256SUMS")
        .trimEnd()
        .split("\n")
        .map((line) => [line.slice(66), line.slice(0, 64)]),
    );
    const contents = textOf(entries, "Contents.html");
    expect(listed.size).toBe(entries.length - 1);
    for (const { name, input } of entries.slice(0, -1)) {
      const sha256 = createHash("sha256").update(input).digest("hex");
      expect(listed.get(name)).toBe(sha256);
      if (name !== "Contents.html") expect(contents).toContain(sha256);
    }
    expect(contents).toContain("No file is attached.");
  });

  it("requests only what was selected", async () => {
    const { calls, requests } = fakeCalls();
    const people = [{ id: "1", fullName: "Ana" }];
    const entries = await all(requestOf(calls, { people, parts: new Set(["record"]) }));
    expect(entries).toHaveLength(3);
    expect(requests).toEqual(["person 1", `record 1 ${TODAY} 5`]);
  });

  it("takes the record of the day somebody left, and lists what does not exist", async () => {
    const { calls, requests } = fakeCalls();
    const people = [
      { id: "1", fullName: "Left" },
      { id: "2", fullName: "No trainee" },
    ];
    const entries = await all(
      requestOf(
        {
          ...calls,
          person: (id) =>
            Promise.resolve(
              some<Person>(
                id === "1"
                  ? {
                      isActive: false,
                      isTrainee: true,
                      deletedAt: "2026-03-04T23:00:00Z",
                      trainingRecord: 4,
                    }
                  : { isActive: true, isTrainee: false, deletedAt: null, trainingRecord: 5 },
              ),
            ),
          events: () => Promise.resolve([]),
        },
        { people },
      ),
    );
    expect(requests).toContain("record 1 2026-03-04 4");
    const contents = textOf(entries, "Contents.html");
    for (const words of ["has left the company", "is not a trainee", "None."]) {
      expect(contents).toContain(words);
    }
  });

  it.each([
    ["no file", 0, [], null],
    ["no file where the list counted one", 0, [], "1 attached file is not listed", 1],
    ["files that it does not list", 2, [], "2 attached files are not listed"],
    ["more files than it lists", 3, ["scan.pdf"], "2 attached files are not listed"],
    ["every file", 1, ["scan.pdf"], null],
  ] as const)("notes which files are missing when a document has %s", async (...given) => {
    const [, filesCount, names, note, listed = null] = given;
    const { calls } = fakeCalls();
    const passport = { id: "e", description: "Passport", isActive: true, deletedAt: null };
    const files = names.map((originalName) => ({ id: originalName, originalName }));
    const entries = await all(
      requestOf({
        ...calls,
        events: () => Promise.resolve([some<EventSummary>({ ...passport, filesCount: listed })]),
        event: () => Promise.resolve(some<Event>({ filesCount, files })),
      }),
    );
    const contents = textOf(entries, "Contents.html");
    if (note === null) expect(contents).not.toContain("not listed");
    else expect(contents).toContain(note);
    expect(contents.includes("No file is attached.")).toBe(note === null && names.length === 0);
  });

  it.each([
    ["bill\u202Efdp.exe", "Passport - billfdp.exe"],
    ["\u200B", "Passport - Unnamed file"],
  ])("names the file %j as %j", async (originalName, name) => {
    const { calls } = fakeCalls();
    const passport = { id: "e", description: "Passport", isActive: true, deletedAt: null };
    const files = [{ id: "f", originalName }];
    const reported: string[] = [];
    const entries = await all(
      requestOf(
        {
          ...calls,
          events: () => Promise.resolve([some<EventSummary>({ ...passport, filesCount: 1 })]),
          event: () => Promise.resolve(some<Event>({ filesCount: 1, files })),
        },
        { onProgress: ({ now }) => reported.push(now.what) },
      ),
    );
    expect(entries.map((entry) => entry.name)).toContain(`Ana Lima/Documents/${name}`);
    expect(reported).toContain(name.replace("Passport - ", "Document: Passport, "));
  });

  it("makes few calls at once, and none before an entry is taken", async () => {
    const { calls, requests, most } = fakeCalls();
    const people = Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, fullName: `P${at}` }));
    const entries = packEntries(requestOf(calls, { people }));
    await entries.next();
    // This is long enough for everything, were the calls not limited.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const startedRequests = requests.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requests).toHaveLength(startedRequests);
    expect(startedRequests).toBeLessThanOrEqual(2 + MAX_CONCURRENT_CALLS);
    let files = 1;
    for await (const { name } of entries) if (name.endsWith(".pdf")) files += 1;
    expect(files).toBe(50 * 6);
    expect(most()).toBeLessThanOrEqual(MAX_CONCURRENT_CALLS + 1);
  });

  it("lists what fails and continues with the others", async () => {
    const { calls } = fakeCalls({
      "person 2": () => new ApiError({ kind: "not-found", status: 404, message: "" }),
      "certificate 1 h1": serverFails,
      "event 1 e2": () => new ApiError({ kind: "network", message: "" }),
    });
    const onFailed = vi.fn<PackRequest["onFailed"]>(() => Promise.resolve("finish"));
    const entries = await all(requestOf(calls, { onFailed }));
    expect(entries).toHaveLength(6);
    expect(onFailed.mock.calls).toEqual([
      [
        [
          {
            fullName: "Ana Lima",
            what: "Certificate: Weight and Balance",
            reason: "The server failed (500).",
            isFile: true,
          },
          {
            fullName: "Ana Lima",
            what: "Document: Passport",
            reason: "The server could not be reached.",
            isFile: false,
          },
          {
            fullName: "Zoë Ångström",
            what: "Everything",
            reason: "The server could not find it (404).",
            isFile: false,
          },
        ],
      ],
    ]);
    const contents = textOf(entries, "Contents.html");
    expect(contents).toContain("Could not be fetched");
    expect(contents).toContain("The server could not find it (404).");
    expect(contents).not.toContain("Out of order.");
  });

  it.each([
    ["person 1", "Everything", "Some files"],
    [`topics 1 ${TODAY} 5`, "Certificates", "Some files"],
    ["events 1", "Documents", "Some files"],
    ["event 1 e2", "Document: Passport", "Some files"],
    ["certificate 1 h1", "Certificate: Weight and Balance", "1 file"],
    ["file 1 e2 f", "Document: Passport, scan.pdf", "1 file"],
    [`record 1 ${TODAY} 5`, `Training record of ${TODAY}`, "1 file"],
  ])("when '%s' fails, also again, says '%s' and counts %s", async (request, what, count) => {
    const { calls } = fakeCalls({ [request]: serverFails });
    const onFailed = vi.fn<PackRequest["onFailed"]>(() => Promise.resolve("finish"));
    onFailed.mockResolvedValueOnce("again");
    const people = [{ id: "1", fullName: "Ana" }];
    const entries = await all(requestOf(calls, { people, onFailed }));
    const counts = onFailed.mock.calls.map(([failed]) => [
      failed.map((each) => each.what),
      formatFailedFiles(failed),
    ]);
    expect(counts).toEqual([
      [[what], count],
      [[what], count],
    ]);
    const contents = textOf(entries, "Contents.html");
    expect(contents).toContain(`<dt>Could not be fetched</dt><dd><bdi>${count}</bdi></dd>`);
  });

  it("retries what failed, with all that follows from it", async () => {
    let left = 1;
    const once = () => (left-- > 0 ? serverFails() : undefined);
    const { calls, requests } = fakeCalls({ "events 1": once });
    const people = [{ id: "1", fullName: "Ana" }];
    const entries = await all(
      requestOf(calls, { people, onFailed: () => Promise.resolve("again") }),
    );
    expect(entries.map(({ name }) => name).toSorted()).toEqual(
      [...filesOf("Ana"), "Contents.html", "SHA256SUMS"].toSorted(),
    );
    expect(requests.filter((what) => what === "person 1")).toHaveLength(1);
    expect(textOf(entries, "Contents.html")).not.toContain("<h2>Could not be fetched</h2>");
  });

  it("lists what exceeds the size limit", async () => {
    const people = [{ id: "1", fullName: "Ana" }];
    const entries = await all(requestOf(fakeCalls().calls, { people, mostFiles: 4 }));
    expect(entries).toHaveLength(4 + 2);
    expect(textOf(entries, "Contents.html").match(/A pack can have up to 4 files\./g)).toHaveLength(
      2,
    );
  });

  it("ends when the session does", async () => {
    const over = new ApiError({ kind: "unauthorized", status: 401, message: "" });
    const { calls, requests } = fakeCalls({ [`topics 1 ${TODAY} 5`]: () => over });
    await expect(all(requestOf(calls))).rejects.toBe(over);
    const made = requests.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests).toHaveLength(made);
  });

  it("ends with the calls when it is cancelled, or when nobody takes its entries", async () => {
    const signals: AbortSignal[] = [];
    const { calls } = fakeCalls();
    const watched: PackCalls = {
      ...calls,
      recordFile: (id, params, call) => {
        signals.push(call.signal);
        return calls.recordFile(id, params, call);
      },
    };
    const controller = new AbortController();
    const entries = packEntries(requestOf(watched, { signal: controller.signal }));
    await entries.next();
    controller.abort();
    await expect(entries.next()).rejects.toHaveProperty("name", "AbortError");

    const others = packEntries(requestOf(watched));
    await others.next();
    await others.return();
    expect(signals.length).toBeGreaterThan(0);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it("can be cancelled while it asks whether to retry", async () => {
    const controller = new AbortController();
    const { calls } = fakeCalls({ "person 1": serverFails, "person 2": serverFails });
    const onFailed = () => {
      queueMicrotask(() => controller.abort());
      return new Promise<never>(() => undefined);
    };
    await expect(
      all(requestOf(calls, { onFailed, signal: controller.signal })),
    ).rejects.toHaveProperty("name", "AbortError");
  });

  it("reports progress that never goes back, to the end", async () => {
    const seen: number[] = [];
    await all(requestOf(fakeCalls().calls, { onProgress: ({ percent }) => seen.push(percent) }));
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(0)).toBe(0);
    expect(seen.at(-1)).toBe(100);
  });
});

describe("zipOf", () => {
  it("writes a zip that another reader unpacks, byte for byte", async () => {
    const request = requestOf(fakeCalls().calls);
    const zip = await zipOf(packEntries(request), request.signal);
    const reader = new ZipReader(new BlobReader(zip), { useWebWorkers: false });
    const files = await reader.getEntries();
    const entries = await all(requestOf(fakeCalls().calls));
    expect(files.map(({ filename }) => filename)).toEqual(entries.map(({ name }) => name));
    for (const [at, file] of files.entries()) {
      if (file.directory) throw new Error("There are no entries for folders.");
      const bytes = await file.getData(new Uint8ArrayWriter(), { checkSignature: true });
      expect(bytes).toEqual(entries[at]?.input);
      expect(file.filenameUTF8).toBe(true);
    }
    const sums = files.find(({ filename }) => filename === "SHA256SUMS");
    if (sums?.directory !== false) throw new Error("There is no such file.");
    expect(await sums.getData(new TextWriter())).toContain("Zoë Ångström/");
  });

  it("contains an attached file of 0 bytes", async () => {
    const calls = { ...fakeCalls().calls, eventFile: () => Promise.resolve(new Blob()) };
    const request = requestOf(calls);
    const zip = await zipOf(packEntries(request), request.signal);
    const reader = new ZipReader(new BlobReader(zip), { useWebWorkers: false });
    const sizes = (await reader.getEntries()).map(({ uncompressedSize }) => uncompressedSize);
    expect(sizes).toContain(0);
  });

  it("requests the next file only when the zip has taken one", async () => {
    let made = 0;
    let chunks = 0;
    let ahead = 0;
    async function* entries(): AsyncGenerator<PackEntry> {
      for (; made < 200; made += 1) {
        ahead = Math.max(ahead, made - chunks);
        yield { name: `${made}`, input: new Uint8Array(100_000), lastModified: new Date() };
        chunks += 1;
      }
    }
    const zip = await zipOf(entries(), new AbortController().signal);
    expect(zip.size).toBeGreaterThan(200 * 100_000);
    expect(ahead).toBe(0);
  });

  it("leaves nothing when it is cancelled", async () => {
    const controller = new AbortController();
    const { calls } = fakeCalls();
    const request = requestOf(calls, {
      signal: controller.signal,
      onProgress: ({ files }) => files === 3 && controller.abort(),
    });
    await expect(zipOf(packEntries(request), request.signal)).rejects.toHaveProperty(
      "name",
      "AbortError",
    );
  });
});
