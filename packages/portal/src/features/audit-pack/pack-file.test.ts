import { describe, expect, it } from "vitest";
import { createNames } from "./pack-file.ts";

const halves = (letter: string, start: number, end: number): string =>
  `${letter.repeat(start)}…${letter.repeat(end)}`;

describe("createNames", () => {
  it("separates people of one name whatever its case and composition", () => {
    const names = createNames(["Contents.html"]);
    expect(
      ["José Müller", "José Müller", "josé müller", "Jose\u0301 Mu\u0308ller", "contents.HTML"].map(
        names.folder,
      ),
    ).toEqual([
      "José Müller",
      "José Müller (2)",
      "josé müller (3)",
      "José Müller (4)",
      "contents.HTML (2)",
    ]);
  });

  it.each([
    ["Ana Lima", "ana@x.test", "Ana Lima (ana@x.test)"],
    ["Ana Lima", "Id 7", "Ana Lima (Id 7)"],
    ["Ana Lima", "Jets, Cabin/crew", "Ana Lima (Jets, Cabin-crew)"],
    ["Ana Lima", "..", "Ana Lima (mark)"],
    ["Ana Lima", "con", "Ana Lima (con_)"],
    ["", "ana@x.test", "person (ana@x.test)"],
    ["a".repeat(400), "ana@x.test", `${halves("a", 31, 15)} (ana@x.test)`],
    ["a".repeat(400), "b".repeat(400), `${halves("a", 17, 9)} (${halves("b", 19, 10)})`],
    ["Ana\u202E Lima", "\u202Ex@y.test", "Ana Lima (x@y.test)"],
  ])("names the folder of %j with the mark %j", (name, mark, folder) => {
    expect(createNames([]).markedFolder(name, mark)).toBe(folder);
  });

  it("numbers the folder when even the marks are cut to the same", () => {
    const names = createNames([]);
    const cut = halves("b", 19, 10);
    expect(names.markedFolder("A", "b".repeat(40))).toBe(`A (${cut})`);
    expect(names.markedFolder("A", "b".repeat(41))).toBe(`A (${cut}) (2)`);
  });

  it("skips a numbered name that is already taken", () => {
    const names = createNames([]);
    expect(["A (2)", "A", "A"].map(names.folder)).toEqual(["A (2)", "A", "A (3)"]);
  });

  it("numbers files before their extension, each folder by itself", () => {
    const names = createNames([]);
    const file = (folder: string) => names.file([folder, "Documents"], "Scan.PDF");
    expect([file("A"), file("A"), file("B")]).toEqual([
      "A/Documents/Scan.PDF",
      "A/Documents/Scan (2).PDF",
      "B/Documents/Scan.PDF",
    ]);
  });

  it.each([
    ["../../etc/passwd", "-..-etc-passwd"],
    ["C:\\temp\\a?.pdf", "C-temp-a-.pdf"],
    ["nul", "nul_"],
    ["", "file"],
    ["   ", "file"],
    ["...", "file"],
    ["Zeugnis ", "Zeugnis"],
    ["a\u202Efdp.exe", "afdp.exe"],
    ["証明書.pdf", "証明書.pdf"],
    ["с\nновой строки.pdf", "с новой строки.pdf"],
    [".pdf", "file.pdf"],
  ])("makes the file name %j safe", (name, safe) => {
    expect(createNames([]).file([], name)).toBe(safe);
  });

  it("cuts long names between letters, and keeps the extension", () => {
    const family = "👩‍👩‍👧‍👦";
    const path = createNames([]).file([], `${family.repeat(20)}.jpeg`);
    expect(path).toBe(`${halves(family, 4, 1)}.jpeg`);
    expect(createNames([]).folder("a".repeat(400))).toHaveLength(60);
  });

  it.each(["front.jpeg", "back.jpeg", "page 1 of 2.pdf", "护照.png", "2026-11-21"])(
    "keeps the attached file's own name behind a long description: %j",
    (name) => {
      const path = createNames([]).file([], `${"Passport of a pilot ".repeat(12)}- ${name}`);
      expect(path.endsWith(name), path).toBe(true);
      expect(path).toMatch(/^Passport of a pilot /);
    },
  );
});
