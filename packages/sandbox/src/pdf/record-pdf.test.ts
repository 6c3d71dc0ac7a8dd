import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { create } from "fontkit";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { NOON, testSandbox } from "../testing/sandbox.ts";
import { trainingSandbox } from "../testing/training.ts";
import { TOPICS } from "../seed/topics.ts";
import { type RecordContent, recordPdf } from "./record-pdf.ts";
import { certificatePdf } from "./sheets.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** pdf.js takes ownership of the bytes, so each reading has a copy. */
const open = (bytes: Bytes) => getDocumentProxy(bytes.slice());

async function pagesOf(bytes: Bytes): Promise<string[]> {
  const { text } = await extractText(await open(bytes), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, " "));
}

/** The objects of a document as they are written, each with its stream where it has one. */
function objectsOf(bytes: Bytes): { id: string; dict: string; stream: () => Uint8Array }[] {
  const raw = Buffer.from(bytes);
  return [...raw.toString("latin1").matchAll(/^(\d+) 0 obj\n(.*?)^(?:stream\n|endobj)/gms)].map(
    ({ 0: whole, 1: id = "", 2: dict = "", index }) => ({
      id,
      dict,
      // zlib stops where its own end is
      stream: () => inflateSync(raw.subarray(index + whole.length)),
    }),
  );
}

/** Font descriptors of a document, each with the object of its outlines. */
function fontsOf(bytes: Bytes) {
  return objectsOf(bytes)
    .filter(({ dict }) => dict.includes("/Type /FontDescriptor"))
    .map(({ dict }) => ({
      name: /\/FontName \/(?:[A-Z]{6}\+)?(\S+)/.exec(dict)![1]!,
      file: /\/FontFile2 (\d+) 0 R/.exec(dict)?.[1],
    }));
}

/** A string of PDF: UTF-16 in bytes, some of them escaped. */
function textOf(written: string): string {
  const escaped: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
  const bytes = written.replaceAll(/\\(.)/gs, (_, sign: string) => escaped[sign] ?? sign);
  return new TextDecoder("utf-16be").decode(Buffer.from(bytes, "latin1"));
}

/** The metadata of a document: its information dictionary, and its XMP. */
async function saidBy(bytes: Bytes) {
  const { info, metadata } = await (await open(bytes)).getMetadata();
  return {
    info: info as Record<string, unknown>,
    metadataOf: (key: string): unknown => metadata.get(key),
  };
}

interface StructNode {
  role?: string;
  alt?: string;
  children?: StructNode[];
}

function rolesIn(node: StructNode | null): string[] {
  return node === null
    ? []
    : [node.role ?? "", ...(node.children ?? []).flatMap((child) => rolesIn(child))];
}

const content = (holder: string, topics: RecordContent["topics"] = []): RecordContent => ({
  title: "Training Record",
  company: "Aurora Air Charter",
  holder,
  rpes: ["Canada, Air Taxi, King Air 350"],
  roles: [{ name: "Captain", licence: "ATPL 145 540" }],
  date: "2026-11-20",
  showsLessons: true,
  topics,
  generatedAt: NOON,
});

const topic = (name: string): RecordContent["topics"][number] => ({
  topicName: name,
  status: 4,
  periodicity: "Every 12 months",
  completed_at: "2026-01-02",
  expiry: "2027-01-02",
});

describe("the downloads", () => {
  it("returns the record as a PDF named after person and day, in all three forms", async () => {
    const { file, record } = await trainingSandbox();
    const names = (await record()).topics.map(({ topicName }) => topicName);
    const texts: Record<string, string> = {};
    for (const type of ["complete", "complete_expanded", "international_procedures"]) {
      const { response, bytes } = await file(`/api/my/records/download?type=${type}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/pdf");
      expect(response.headers.get("content-disposition")).toContain(
        `filename*=UTF-8''${encodeURIComponent("Łukasz Wiśniewski-2026-11-20.pdf")}`,
      );
      const pages = await pagesOf(bytes);
      pages.forEach((page, index) => {
        expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
        expect(page).toContain("Generated on 2026-11-20 12:00 UTC");
        // the head of the table on every page
        expect(page).toMatch(/Name Periodicity Completed At Expiry At/);
      });
      texts[type] = pages.join(" ");
    }
    for (const name of names) {
      expect(texts["complete"]).toContain(name);
    }
    for (const text of [
      "Łukasz Wiśniewski",
      "Aurora Air Charter",
      "Registry, Purpose, Equipment",
      "Canada, Air Taxi, King Air 350",
      "Captain: Licence ATPL",
      "In Progress",
      "Initial only",
    ]) {
      expect(texts["complete"]).toContain(text);
    }
    expect(texts["complete"]).not.toContain("Holdover times");
    expect(texts["complete_expanded"]).toContain("Holdover times and fluid types");
    expect(texts["complete_expanded"]).toContain("corrected to 100%");
    expect(texts["complete_expanded"]).toContain(
      "(This version was not completed in full before the new version was released)",
    );
    expect(texts["international_procedures"]).toContain("Polar Navigation");
    expect(texts["international_procedures"]).not.toContain("Dangerous Goods");
  });

  it("shows a past day as the record does", async () => {
    const { file, topic: topicOf } = await trainingSandbox();
    const then = (await topicOf("Aviation Security", "?date=2025-11-20"))!;
    const { bytes } = await file("/api/my/records/download?type=complete&date=2025-11-20");
    const [page] = await pagesOf(bytes);
    expect(page).toContain(`Aviation Security Every 12 months ${then.completed_at} ${then.expiry}`);
    expect(page).toContain("Record on 2025-11-20");
  });

  it("rejects other forms, and International Procedures for people not enrolled", async () => {
    const { as } = await testSandbox();
    const trainee = await as("trainee.v4@aurora.test");
    const status = async (query: string) =>
      (await trainee("GET", `/api/my/records/download?${query}`)).status;
    expect(await status("")).toBe(422);
    expect(await status("type=everything")).toBe(422);
    expect(await status("type=international_procedures")).toBe(422);
    expect(await status("type=complete&date=2027-01-01")).toBe(422);
  });

  it("returns the same for the manager, byte for byte", async () => {
    const { file, call, signIn } = await trainingSandbox();
    const own = await file("/api/my/records/download?type=complete");
    const token = await signIn("company.manager@aurora.test");
    const path = "/api/companies/1/users/105/records/download?type=complete";
    const theirs = await call("GET", path, { token });
    expect(new Uint8Array(await theirs.arrayBuffer())).toEqual(own.bytes);
  });

  it("returns a certificate on one page with all its texts", async () => {
    const { file, record } = await trainingSandbox("trainee@borealis.test");
    const first = (await record()).topics[0]!;
    const { response, bytes } = await file(
      `/api/my/certificates/${first.certificate!.hash}/download`,
    );
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const pages = await pagesOf(bytes);
    expect(pages).toHaveLength(1);
    const date = new Date(`${first.completed_at}T00:00:00Z`).toLocaleDateString("en-GB", {
      day: "2-digit",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
    const order = [
      "Jonas Halvorsen",
      "Given in recognition of your successful completion of the",
      first.topicName,
      "Version: 1.0",
      "On-line Training",
      `Date of Completion: ${date}`,
    ].map((text) => pages[0]!.indexOf(text));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThanOrEqual(0);
    const manager = await testSandbox();
    const token = await manager.signIn("company.manager@borealis.test");
    const path = `/api/companies/2/users/302/certificates/${first.certificate!.hash}/download`;
    expect((await manager.call("GET", path, { token })).status).toBe(200);
  });
});

describe("any name", () => {
  it.each([
    "Łukasz Wiśniewski",
    "Ελένη Παπαδοπούλου",
    "Дмитрий Волков",
    "Wanjirũ Nguyễn",
    // no letters of their own: the accents are placed above and below
    "Ọ̀yẹ́tọ́lá".normalize("NFC"),
    "Fa’asavalu",
  ])("draws %s with bundled fonts and reads back as it is", async (name) => {
    const bytes = await recordPdf(content(name), readFile);
    expect((await pagesOf(bytes))[0]).toContain(name);
    const fonts = fontsOf(bytes);
    expect(fonts.length).toBe(2);
    expect(fonts.every(({ file }) => file !== undefined)).toBe(true);
  });

  it("includes the outline of every letter in the file", async () => {
    const bytes = await recordPdf(content("Łukasz Wiśniewski"), readFile);
    const files = fontsOf(bytes).map(({ file }) => file);
    expect(files).toHaveLength(2);
    for (const { stream } of objectsOf(bytes).filter(({ id }) => files.includes(id))) {
      const font = create(stream());
      const blank = Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id)).filter(
        (glyph) => glyph.path.toSVG() === "",
      );
      // the space alone
      expect(blank.length).toBeLessThanOrEqual(1);
    }
  });

  it("uses the reader's fonts for Chinese, Japanese and Korean letters", async () => {
    for (const [name, font] of [
      ["王小明", "STSong-Light"],
      ["さくら 田中", "HeiseiKakuGo-W5"],
      ["김민준", "HYGoThic-Medium"],
    ] as const) {
      const bytes = await recordPdf(content(`${name} Chen`), readFile);
      const fonts = fontsOf(bytes);
      expect(fonts).toContainEqual({ name: font, file: undefined });
      expect((await saidBy(bytes)).info["Subject"]).toContain(name);
    }
  });

  it("keeps the text of other scripts for readers though it cannot be drawn", async () => {
    const goods = TOPICS.find(({ name }) => name === "Dangerous Goods")!;
    const certification = { hash: "", topic: goods, version: 4, completedOn: 20_400 };
    const bytes = await certificatePdf("สมชาย", certification, NOON, readFile);
    const alternatives = objectsOf(bytes).flatMap(({ dict }) => {
      const written = /\/ActualText \((.*?)(?<!\\)\)/s.exec(dict)?.[1];
      return written === undefined ? [] : [textOf(written)];
    });
    expect(alternatives).toEqual(["สมชาย"]);
  });
});

describe("a long record", () => {
  const many = content(
    "Maximiliana Konstantinopolitanskaya-Featherstonehaugh",
    Array.from({ length: 200 }, (_, index) => ({
      ...topic(
        `Topic ${String(index).padStart(3, "0")} of a rather long name that takes two lines`,
      ),
      lessons: {
        currentVersion: Array.from({ length: 10 }, (__, lesson) => ({
          lessonId: lesson + 1,
          lessonName: `Lesson ${index}-${lesson}.`,
          lessonHasExam: true,
          start_date: "2026-01-01",
          end_date: "2026-01-02",
          score: { correctQuestions: 9, totalQuestions: 10 },
        })),
      },
    })),
  );

  it("breaks no row, repeats the header row, numbers its pages", async () => {
    const bytes = await recordPdf(many, readFile);
    const pages = await pagesOf(bytes);
    expect(pages.length).toBeGreaterThan(40);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain("Name Periodicity Completed At Expiry At");
      // each row has its name, both days and its score on the same page
      const rows = page.match(/Lesson \d+-\d\./g)?.length ?? 0;
      expect(page.match(/9\/10 corrected to 100%/g)?.length ?? 0).toBe(rows);
      const topics = page.match(/Topic \d{3} of/g)?.length ?? 0;
      expect(page.match(/that takes two lines/g)?.length ?? 0).toBe(topics);
    }
    const all = pages.join(" ");
    expect(all.match(/Lesson \d+-\d\./g)).toHaveLength(2000);
    // a topic's heading is never the last line of a page
    for (const page of pages) {
      expect(page).not.toMatch(/2027-01-02 (Lessons Start date End date Score )?Maximiliana/);
    }
  }, 30_000);
});

describe("the metadata of a document", () => {
  it("contains title, language, author, subject and dates of the sandbox's time", async () => {
    const bytes = await recordPdf(content("Ada Stone"), readFile);
    const { info, metadataOf } = await saidBy(bytes);
    expect(info["Title"]).toBe("Training Record: Ada Stone, 2026-11-20");
    expect(info["Author"]).toBe("Recurrent");
    expect(info["Subject"]).toContain("Aurora Air Charter");
    expect(info["CreationDate"]).toBe("D:20261120120000Z");
    expect(info["Language"]).toBe("en");
    expect(metadataOf("dc:title")).toBe("Training Record: Ada Stone, 2026-11-20");
    const document = await open(bytes);
    // readers show the title, not the name of the file
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    expect([width, height]).toEqual([595.28, 841.89]);
  });

  it("keeps '&' and '<' of a name, in the metadata too", async () => {
    const holder = "Smith & Sons <smith@example.test>";
    const { info, metadataOf } = await saidBy(await recordPdf(content(holder), readFile));
    expect(info["Title"]).toBe(`Training Record: ${holder}, 2026-11-20`);
    expect(metadataOf("dc:title")).toBe(`Training Record: ${holder}, 2026-11-20`);
  });

  it("claims PDF/UA-1, unless letters need a font of the reader's", async () => {
    const partOf = async (holder: string) =>
      (await saidBy(await recordPdf(content(holder), readFile))).metadataOf("pdfuaid:part");
    expect(await partOf("Ada Stone")).toBe("1");
    expect(await partOf("王小明")).toBeNull();
  });

  it("tags headings, paragraphs and a table with heading cells, no page furniture", async () => {
    const bytes = await recordPdf(content("Ada Stone", [topic("One"), topic("Two")]), readFile);
    const document = await open(bytes);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const page = await document.getPage(1);
    const roles = rolesIn((await page.getStructTree()) as StructNode | null);
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(roles.filter((role) => role === "Table")).toHaveLength(1);
    expect(roles.filter((role) => role === "TR")).toHaveLength(3);
    expect(roles.filter((role) => role === "TH")).toHaveLength(4 + 2);
    expect(roles.filter((role) => role === "TD")).toHaveLength(6);
    // readers announce a cell with the headings of its row and column
    const scopes =
      Buffer.from(bytes)
        .toString("latin1")
        .match(/\/Scope \/(Row|Column)/g) ?? [];
    expect(scopes.filter((scope) => scope.endsWith("Column"))).toHaveLength(4);
    expect(scopes.filter((scope) => scope.endsWith("Row"))).toHaveLength(2);
    expect(roles).toContain("Figure");
    const marks: string[] = [];
    let readText = "";
    let passedOver = "";
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ("str" in item) {
        if (marks.includes("Artifact")) passedOver += item.str;
        else readText += item.str;
        if (item.str !== "") expect(marks, item.str).not.toEqual([]);
      } else if (item.type === "endMarkedContent") {
        marks.pop();
      } else {
        marks.push((item as { tag?: string }).tag ?? "");
      }
    }
    expect(readText).toContain("Aurora Air Charter");
    expect(readText).not.toContain("Page 1 of 1");
    expect(passedOver).toContain("Page 1 of 1");
  });

  it("returns the same bytes for the same record", async () => {
    const one = await recordPdf(content("Ada Stone", [topic("One")]), readFile);
    expect(await recordPdf(content("Ada Stone", [topic("One")]), readFile)).toEqual(one);
  });
});
