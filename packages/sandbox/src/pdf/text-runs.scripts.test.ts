import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { NOON } from "../testing/sandbox.ts";
import { TOPICS } from "../seed/topics.ts";
import { textRuns, scriptsIn } from "./text-runs.ts";
import { type RecordContent, recordPdf } from "./record-pdf.ts";
import { certificatePdf } from "./sheets.ts";

const GOODS = TOPICS.find(({ name }) => name === "Dangerous Goods")!;

const certificateOf = (holder: string, topic = GOODS.name) =>
  certificatePdf(
    holder,
    { hash: "", topic: { ...GOODS, name: topic }, version: 4, completedOn: 20_400 },
    NOON,
    readFile,
  );

const recordOf = (more: Partial<RecordContent>) =>
  recordPdf(
    {
      title: "Training Record",
      company: "Aurora",
      holder: "Ada Stone",
      rpes: [],
      roles: [],
      date: "2026-11-20",
      showsLessons: false,
      topics: [],
      generatedAt: NOON,
      ...more,
    },
    readFile,
  );

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, " "));
}

const fontsIn = (bytes: Uint8Array): string[] => [
  ...new Set(
    [
      ...Buffer.from(bytes)
        .toString("latin1")
        .matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g),
    ].map(([, name = ""]) => name),
  ),
];

const NOTE = "a letter that this PDF has no font for";

describe("a name on a certificate", () => {
  it.each([
    ["محمد علي الهاشمي", "NotoSansArabic"],
    ["فاطمة الزهراء", "NotoSansArabic"],
    ["محمد رضا پهلوی", "NotoSansArabic"],
    ["چودھری ٹیپو", "NotoSansArabic"],
    ["مُحَمَّد", "NotoSansArabic"],
    ["می‌خواهم", "NotoSansArabic"],
    ["דוד כהן", "NotoSansHebrew"],
    ["שָׁלוֹם", "NotoSansHebrew"],
    ["ראובן בן־דוד", "NotoSansHebrew"],
    ["สมชาย ใจดี", "NotoSansThai"],
    ["น้ำผึ้ง ปั้นจั่น", "NotoSansThai"],
    ["प्रिया शर्मा", "NotoSansDevanagari"],
    ["क्षत्रिय ज्ञानेश्वर", "NotoSansDevanagari"],
    ["Capt. محمد Smith", "NotoSansArabic"],
  ])("draws the name with a bundled font: %s", async (name, font) => {
    const bytes = await certificateOf(name);
    expect(fontsIn(bytes).some((each) => each.startsWith(font))).toBe(true);
    const [page = ""] = await pagesOf(bytes);
    expect(page).not.toContain("□");
    expect(page).not.toContain(NOTE);
  });

  it.each(["გიორგი", "Արամ", "ተስፋዬ", "ស៊ីហា", "தமிழ்", "বাংলা", "ᐃᓄᒃ", "🛩️ Ada"])(
    "marks the name as incomplete when letters have no font: %s",
    async (name) => {
      expect((await pagesOf(await certificateOf(name)))[0]).toContain(NOTE);
      const pages = await pagesOf(await recordOf({ holder: name }));
      expect(pages[0]).toContain(NOTE);
    },
  );

  it.each([
    ["a ligature", "Gri\ufb01th"],
    ["a long ligature", "O\ufb03ce Ma\ufb04in"],
    ["a digraph", "\u01c4emal \u01c9iljana \u01f2"],
    ["a letter of mathematics", "\u{1d400}da \u210eans"],
    ["a letter in a circle, a unit and a Roman numeral", "\u24b6da 5 \u338f \u2167"],
    ["a soft hyphen", "Wie\u00adner"],
    ["direction marks", "Ada\u200e\u202aStone\u202c"],
    ["a right-to-left mark", "Ada\u200fStone"],
    ["a word joiner", "Ada\u2060Stone"],
    ["joiners", "Ada\u200dSto\u200cne"],
    ["variation selectors", "Ada\ufe0f Stone\u{e0100}"],
    ["invisible operators and tags", "Ada\u2063\u{e0041} Stone"],
    ["a soft hyphen between Arabic letters", "مح\u00adمد"],
    ["nothing that is seen", "\u2060"],
  ])("draws the whole name with %s", async (_what, name) => {
    for (const bytes of [await certificateOf(name), await recordOf({ holder: name })]) {
      const pages = (await pagesOf(bytes)).join(" ");
      expect(pages).not.toContain("□");
      expect(pages).not.toContain(NOTE);
    }
  });

  it.each([
    [
      "105 letters",
      "Maximiliana Konstantinopolitanskaya-Featherstonehaugh ".repeat(2).slice(0, 105),
    ],
    ["one word of 105 letters", "W".repeat(105)],
    ["255 letters", "Wilhelmina ".repeat(24).slice(0, 255)],
    ["1,000 letters", "Ada ".repeat(250)],
    ["105 Arabic letters", "محمد علي ".repeat(12)],
    ["105 Chinese letters", "王小明".repeat(35)],
    ["105 Thai letters without a blank", "สมชายใจดี".repeat(12)],
  ])("keeps the date on the one page when the name has %s", async (_what, name) => {
    for (const topic of [GOODS.name, "A topic with a rather long name ".repeat(8).trim()]) {
      const pages = await pagesOf(await certificateOf(name, topic));
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain("Date of Completion: 08 November 2025");
      expect(pages[0]).toContain("Page 1 of 1");
    }
  });
});

describe("a record", () => {
  it.each([
    ["", "Captain"],
    ["  ", "Captain"],
    ["ATPL 1", "Captain: Licence ATPL 1"],
  ])("writes a licence of %j as %j", async (licence, line) => {
    const bytes = await recordOf({ roles: [{ name: "Captain", licence }] });
    const [page = ""] = await pagesOf(bytes);
    expect(page).toContain(`Roles ${line} Name Periodicity`);
  });

  it.each<[what: string, more: Partial<RecordContent>, missing: string]>([
    ["roles", { roles: [] }, "Roles"],
    ["a role's name and licence", { roles: [{ name: "", licence: "" }] }, "Roles"],
    ["aircraft", { rpes: [] }, "Registry"],
    ["an aircraft's name", { rpes: [" "] }, "Registry"],
    ["a company", { company: "" }, "of Ada Stone, ,"],
    ["a holder", { holder: "" }, " · Training Record"],
  ])("leaves out the label without a value: %s", async (_what, more, missing) => {
    expect((await pagesOf(await recordOf(more))).join(" ")).not.toContain(missing);
  });
});

describe("partsOf", () => {
  const has = (font: string, letter: string): boolean =>
    font === "base" ? letter < "\u0250" : scriptsIn(letter)[0] === font;
  const drawn = (line: string) => textRuns(line, has).map(({ text }) => text);

  it.each([
    ["Ada Stone", ["Ada Stone"]],
    ["محمد علي", ["علي", " ", "محمد"]],
    ["Capt. محمد علي, A320", ["Capt. ", "علي", " ", "محمد", ", A320"]],
    ["דוד (כהן)", ["(", "כהן", ")", " ", "דוד"]],
    ["דוד 12", ["12", " ", "דוד"]],
    ["a\u200fb", ["a", "b"]],
    ["สมชาย ใจดี", ["สมชาย", " ", "ใจดี"]],
    ["ა1", ["□1"]],
  ])("orders %j from left to right", (line, parts) => {
    expect(drawn(line).filter((text) => text !== "")).toEqual(parts);
  });

  /** As the fonts of the documents have them: no digraphs, and joiners where letters join. */
  const hasAlmost = (font: string, letter: string): boolean => {
    const joins = font === "arabic" || font === "devanagari";
    if (/^[\u200c\u200d]$/u.test(letter)) return joins;
    return has(font, letter) && !/^[\u00ad\u01c4-\u01cc]$/u.test(letter);
  };

  it.each([
    ["Gri\ufb01th", ["Grifith"]],
    ["\u01c7ubi \ufb03 \u{1d400}", ["LJubi ffi A"]],
    ["\u01c4emal", ["D\u017demal"]],
    ["5 \u338f", ["5 kg"]],
    ["\u3231 A", ["(", "\u682a", ") A"]],
    ["a\u00ad\u200e\u2060\u200d\u202a\u202cb", ["ab"]],
    ["a\u202b\u202cb", ["ab"]],
    ["a\u{e0100}\ufe0f\u034f\u2063b", ["ab"]],
    ["\u10f8\u2060\u10d0", ["□□"]],
    ["\u{1f6e9}\ufe0f Ada", ["□ Ada"]],
    ["مح\u2060مد", ["محمد"]],
    ["مح\u00adمد علي", ["علي", " ", "محمد"]],
    ["می\u200cخواهم", ["می\u200cخواهم"]],
    ["ه\u200d ق", ["ق", " ", "ه\u200d"]],
    ["\ufdfa", ["\ufdfa"]],
    ["\u{1ee00}\u{1ee01}", ["\u{1ee00}\u{1ee01}"]],
    ["द\u200dक", ["द\u200dक"]],
    ["\ufb01 דוד \ufb01", ["fi ", "דוד", " fi"]],
    ["\u2060", []],
    ["", []],
  ])("draws a box for %j only where a letter is missing", (line, parts) => {
    expect(textRuns(line, hasAlmost).map(({ text }) => text)).toEqual(parts);
  });
});
