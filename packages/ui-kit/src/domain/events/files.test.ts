import { describe, expect, it } from "vitest";
import {
  fileKind,
  fileSize,
  previewKind,
  refusedFiles,
  displayFileName,
  distinctFileNames,
  withFiles,
} from "./files.tsx";

describe("fileSize", () => {
  it.each([
    [0, "0 B"],
    [1023, "1023 B"],
    [1024, "1 KB"],
    [421_888, "412 KB"],
    [1_048_064, "1.0 MB"],
    [1_258_291, "1.2 MB"],
    [52_428_800, "50 MB"],
    [3_221_225_472, "3.0 GB"],
  ])("formats %i bytes as %s", (bytes, expected) => expect(fileSize(bytes)).toBe(expected));
});

describe("distinctFileNames", () => {
  it.each([
    [
      ["a.pdf", "b.pdf"],
      ["a.pdf", "b.pdf"],
    ],
    [
      ["scan.pdf", "scan.pdf"],
      ["scan.pdf (1 of 2)", "scan.pdf (2 of 2)"],
    ],
    [
      ["scan.pdf", "b.pdf", "scan.pdf", "scan.pdf"],
      ["scan.pdf (1 of 3)", "b.pdf", "scan.pdf (2 of 3)", "scan.pdf (3 of 3)"],
    ],
    // They look alike, or nearly.
    [
      ["Scan.pdf", "scan.pdf"],
      ["Scan.pdf (1 of 2)", "scan.pdf (2 of 2)"],
    ],
    [
      ["caf\u00E9.pdf", "cafe\u0301.pdf"],
      ["caf\u00E9.pdf (1 of 2)", "cafe\u0301.pdf (2 of 2)"],
    ],
    [
      ["", "  "],
      ["Unnamed file (1 of 2)", "Unnamed file (2 of 2)"],
    ],
    [
      ["scan.pdf", "scan.png"],
      ["scan.pdf", "scan.png"],
    ],
    [
      ["bill\u202Efdp.exe", "billfdp.exe"],
      ["billfdp.exe (1 of 2)", "billfdp.exe (2 of 2)"],
    ],
    [[], []],
  ])("shows the files %j as %j", (names, shown) => expect(distinctFileNames(names)).toEqual(shown));
});

describe("fileKind", () => {
  it.each([
    ["medical.pdf", "PDF"],
    ["SCAN.JPG", "JPEG image"],
    ["letter.final.docx", "Word document"],
    ["plan.dwg", "DWG file"],
    ["README", "File"],
    ["", "File"],
    [".pdf", "PDF"],
    ["x.constructor", "File"],
    ["x.valueof", "VALUEOF file"],
    ["odd.", "File"],
    ["bill\u202Efdp.exe", "EXE file"],
    ["scan.p\u200Bdf\u200E", "PDF"],
  ])("names the kind of %j %s", (name, expected) => expect(fileKind(name)).toBe(expected));
});

describe("previewKind", () => {
  it.each([
    ["a.pdf", { as: "pdf", type: "application/pdf" }],
    ["a.PNG", { as: "picture", type: "image/png" }],
    ["a.svg", undefined],
    ["a.html", undefined],
    ["a.pdf.exe", undefined],
    ["pdf", undefined],
  ])("chooses the preview of %s", (name, expected) => expect(previewKind(name)).toEqual(expected));
});

describe("chosen files", () => {
  const file = (name: string, text: string, lastModified = 1) =>
    new File([text], name, { lastModified });

  it("keeps the order of choosing and takes the same file once", () => {
    const [a, b] = [file("a.pdf", "a"), file("b.pdf", "b")];
    expect(withFiles([a], [b, file("a.pdf", "a")])).toEqual([a, b]);
  });

  it("takes two files of one name when they differ", () => {
    const first = file("scan.pdf", "a");
    expect(withFiles([first], [file("scan.pdf", "longer"), file("scan.pdf", "a", 2)])).toHaveLength(
      3,
    );
  });
});

describe("displayFileName", () => {
  it.each([
    ["invoice\u202Efdp.exe", "invoicefdp.exe"],
    ["invoice\u202Dfdp.exe", "invoicefdp.exe"],
    ["invoice\u202Bfdp\u202C.exe", "invoicefdp.exe"],
    ["invoice\u202Afdp\u202C.exe", "invoicefdp.exe"],
    ["invoice\u2066fdp\u2069.exe", "invoicefdp.exe"],
    ["invoice\u2067fdp\u2069.exe", "invoicefdp.exe"],
    ["invoice\u2068fdp\u2069.exe", "invoicefdp.exe"],
    ["scan\u200E.pdf", "scan.pdf"],
    ["scan\u200F.pdf", "scan.pdf"],
    ["scan\u061C.pdf", "scan.pdf"],
    ["scan\u200B.pdf", "scan.pdf"],
    ["scan\uFEFF.pdf", "scan.pdf"],
    ["scan\u00AD.pdf", "scan.pdf"],
    ["scan\u2060.pdf", "scan.pdf"],
    ["scan\u3164.pdf", "scan.pdf"],
    ["scan\u0000.pdf", "scan.pdf"],
    ["scan\u007F.pdf", "scan.pdf"],
    ["scan\uFFF9.pdf", "scan.pdf"],
    ["scan\u{E0001}.pdf", "scan.pdf"],
    ["scan\n.exe", "scan .exe"],
    ["scan\u2028.exe", "scan .exe"],
    [" scan.pdf ", "scan.pdf"],
    // Spelling, and other writing directions.
    ["می\u200Cخواهم.pdf", "می\u200Cخواهم.pdf"],
    ["👩🏽\u200D✈\uFE0F.png", "👩🏽\u200D✈\uFE0F.png"],
    [
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}.png",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}.png",
    ],
    ["שלום.pdf", "שלום.pdf"],
    ["محمد-2026.pdf", "محمد-2026.pdf"],
    ["caf\u00E9.pdf", "caf\u00E9.pdf"],
    ["王小明.pdf", "王小明.pdf"],
    // Nothing is left.
    ["", "Unnamed file"],
    ["  ", "Unnamed file"],
    ["\u202E\u200B", "Unnamed file"],
  ])("shows the file %j as %j", (name, shown) => expect(displayFileName(name)).toBe(shown));
});

describe("refused files", () => {
  const [a, b] = [new File(["a"], "a.pdf"), new File(["b"], "b.pdf")];
  const sent = [a, b];

  it.each(["files.1", "files[1]"])("keeps the refusal of %s with its file", (field) => {
    const showErrors = refusedFiles(
      { message: "No.", fieldErrors: { [field]: ["Too large."] } },
      sent,
    );
    expect([showErrors.of(a), showErrors.of(b), showErrors.of(new File(["c"], "c.pdf"))]).toEqual([
      undefined,
      "Too large.",
      undefined,
    ]);
    expect(showErrors.all(sent)).toBeUndefined();
  });

  it("shows what is wrong with all files until they change", () => {
    const error = { message: "No.", fieldErrors: { files: ["Too many.", "Too many."] } };
    const showErrors = refusedFiles(error, sent);
    expect(showErrors.all(sent)).toBe("Too many.");
    expect(showErrors.all([a])).toBeUndefined();
    expect(showErrors.of(a)).toBeUndefined();
  });

  it("shows nothing without a refusal", () => {
    expect(refusedFiles(null, sent).of(a)).toBeUndefined();
    expect(refusedFiles(undefined, sent).all(sent)).toBeUndefined();
  });
});
