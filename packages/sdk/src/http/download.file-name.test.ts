import { describe, expect, it } from "vitest";

import { parseContentDisposition, safeFileName, withExtension } from "./download.ts";

describe("safeFileName", () => {
  it.each([
    ["Jana Nováková-2026-11-21", "Jana Nováková-2026-11-21"],
    ["O'Brien, Seán (Capt.)-2026-11-21.pdf", "O'Brien, Seán (Capt.)-2026-11-21.pdf"],
    ["王小明-2026-11-21.pdf", "王小明-2026-11-21.pdf"],
    ["محمد-2026.pdf", "محمد-2026.pdf"],
    ["../../etc/passwd", "-..-etc-passwd"],
    ["C:\\Windows\\system32", "C-Windows-system32"],
    ["a/b", "a-b"],
    ['what? "yes" <no> | *', "what- -yes- -no- - -"],
    ["CON", "CON_"],
    ["con.pdf", "con_.pdf"],
    ["nul.tar.gz", "nul_.tar.gz"],
    ["LPT1 .pdf", "LPT1_.pdf"],
    ["Connor.pdf", "Connor.pdf"],
    ["name...", "name"],
    [" .hidden. ", "hidden"],
    ["line\r\nbreak\tand\u0000null", "line break andnull"],
    ["invoice\u202Efdp.exe", "invoicefdp.exe"],
    ["zero\u200Bwidth\uFEFF", "zerowidth"],
    ["half \uD83D emoji", "half \uFFFD emoji"],
    ["", "download"],
    ["...", "download"],
    ["///", "download"],
    ["\u202E\u200B", "download"],
  ])("makes '%s' safe as '%s'", (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  it("uses the given name for a nameless file", () => {
    expect(safeFileName("??.pdf", "record")).toBe("record.pdf");
  });

  it("keeps the joiners that letters of some scripts need", () => {
    expect(safeFileName("می‌خواهم")).toBe("می‌خواهم");
  });

  it.each(["x", "ž", "王", "👩‍✈️", "e\u0301"])(
    "cuts a long name of '%s' before its extension",
    (letter) => {
      const safe = safeFileName(`${letter.repeat(400)}.pdf`);
      expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(200);
      expect(new TextEncoder().encode(safe).length).toBeGreaterThan(160);
      expect(safe).toMatch(/\.pdf$/);
      const stem = safe.slice(0, -4);
      expect(stem.replaceAll(letter.normalize("NFC"), "")).toBe("");
    },
  );

  it("returns the same when made safe twice, for any mixture of characters", () => {
    const signs = [...'./\\:*?"<>| -_aŽ王\u202E\u200D\u0000\n', "con", "nul", "👩‍✈️", ".pdf"];
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 2_000; round += 1) {
      const name = Array.from({ length: next(12) }, () => signs[next(signs.length)]).join("");
      const safe = safeFileName(name);
      expect(safeFileName(safe), JSON.stringify(name)).toBe(safe);
      // oxlint-disable-next-line no-control-regex -- none may be left
      expect(safe).not.toMatch(/[/\\:*?"<>|\u0000-\u001f\u202e]|[. ]$|^[. ]|^$/);
    }
  });
});

describe("withExtension", () => {
  it.each([
    ["Jana-2026", "pdf", "Jana-2026.pdf"],
    ["Jana-2026.PDF", ".pdf", "Jana-2026.PDF"],
    ["J. Nováková", "pdf", "J. Nováková.pdf"],
  ])("adds an extension: %s + %s = %s", (name, extension, complete) => {
    expect(withExtension(name, extension)).toBe(complete);
  });
});

/** A header in UTF-8, as `fetch` returns it. */
const latin1 = (header: string): string => Buffer.from(header).toString("latin1");

describe("parseContentDisposition (RFC 6266, RFC 5987)", () => {
  it.each([
    ['attachment; filename="a b.pdf"', "a b.pdf"],
    ["attachment; filename=plain.pdf", "plain.pdf"],
    ['attachment; filename="with \\"quotes\\".pdf"', 'with "quotes".pdf'],
    ['attachment; filename="a; filename=b.pdf"', "a; filename=b.pdf"],
    ["attachment; filename*=UTF-8''%C5%BDofie%20%E2%82%AC.pdf", "Žofie €.pdf"],
    ["attachment; filename=x.pdf; filename*=utf-8'en'%C5%BD.pdf", "Ž.pdf"],
    ["attachment; filename*=ISO-8859-1''na%EFve.pdf", "naïve.pdf"],
    ["attachment; filename*=UTF-8''%ZZ; filename=fallback.pdf", "fallback.pdf"],
    ["attachment; filename*=koi8-r''x; filename=fallback.pdf", "fallback.pdf"],
    ["ATTACHMENT ; FileName = spaced.pdf", "spaced.pdf"],
    [latin1('attachment; filename="Žofie €.pdf"'), "Žofie €.pdf"],
    [latin1("attachment; filename=王小明👩‍✈️.pdf"), "王小明👩‍✈️.pdf"],
    ['attachment; filename="naïve.pdf"', "naïve.pdf"],
    ['attachment; filename="Žofie €.pdf"', "Žofie €.pdf"],
    ["attachment", null],
    ['attachment; filename=""', null],
    ["", null],
  ])("reads the file name of %s", (header, name) => {
    expect(parseContentDisposition(header)).toBe(name);
  });
});
