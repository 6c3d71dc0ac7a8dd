import { describe, expect, it } from "vitest";
import { contentsHtml, type PackContents, sumsText } from "./contents.ts";
import { ALL_PARTS } from "./pack-model.ts";

const evil = `<img src=x onerror="alert('1')">&`;
const person = { id: "1", fullName: evil };
const pack: PackContents = {
  product: "Recurrent",
  companyName: "Aurora Air Charter",
  madeBy: evil,
  madeAt: new Date("2026-11-20T10:00:00.500Z"),
  today: "2026-11-20",
  parts: new Set(ALL_PARTS),
  people: [person],
  files: [
    {
      person,
      path: `A b/Documents/50% #1 'é'.pdf`,
      kind: "Document",
      title: evil,
      issuedAt: "2025-02-03",
      expiryAt: "2027-02-03",
      size: 12,
      sha256: "ab".repeat(32),
    },
  ],
  leftOut: [{ fullName: evil, what: evil, reason: evil }],
  failed: [
    {
      fullName: evil,
      what: "Training record",
      reason: "The server failed (500).",
      isFile: true,
    },
  ],
};

describe("contentsHtml", () => {
  const html = contentsHtml(pack);

  it("escapes texts that people wrote", () => {
    expect(html).not.toContain("<img");
    expect(
      html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g),
    ).toHaveLength(7);
    expect(html).not.toContain("<script");
    expect(html).toContain("default-src 'none'");
  });

  it("links each file with its details", () => {
    expect(html).toContain('href="A%20b/Documents/50%25%20%231%20&#39;%C3%A9&#39;.pdf"');
    for (const text of ["2025-02-03", "2027-02-03", "12", "ab".repeat(32), "Document"]) {
      expect(html).toContain(`>${text}<`);
    }
  });

  it("names who made it and when, and what is missing", () => {
    expect(html).toContain("2026-11-20 10:00:00 UTC");
    expect(html).toContain("<h2>Could not be fetched</h2>");
    expect(html).toContain("The server failed (500).");
    expect(html).toContain("<h2>Not in this pack</h2>");
  });

  it("leaves out headings without content", () => {
    const whole = contentsHtml({ ...pack, leftOut: [], failed: [] });
    expect(whole).not.toContain("<h2>Could not be fetched</h2>");
    expect(whole).not.toContain("<h2>Not in this pack</h2>");
  });
});

it("writes hashes as sha256sum reads them, by path", () => {
  const sums = sumsText([
    { path: "b/é.pdf", sha256: "1".repeat(64) },
    { path: "Contents.html", sha256: "2".repeat(64) },
  ]);
  expect(sums).toBe(`${"2".repeat(64)}  Contents.html\n${"1".repeat(64)}  b/é.pdf\n`);
});
