import { describe, expect, it } from "vitest";
import { isLinear } from "../../testing/timing.ts";
import { csvOf, csvSeparator } from "./csv.ts";
import type { GridColumn } from "./table-rows.ts";

interface Cell {
  id: string;
  value: string | number;
}

const COLUMNS: readonly GridColumn<Cell>[] = [{ field: "value", headerName: "Value" }];

/** A cell as it is written, below the name of the column. */
const written = (value: string | number, separator?: ";"): string =>
  csvOf(COLUMNS, [{ id: "1", value }], separator).slice("\uFEFFValue\r\n".length, -2);

describe("a cell of a CSV file", () => {
  it.each([
    ["a blank", " =1+1"],
    ["several blanks", "    @SUM(A1)"],
    ["a tab", "\t=1+1"],
    ["a tab behind a blank", " \t+1+1"],
    ["a line feed", "\n=1+1"],
    ["a carriage return", "\r-1+1"],
    ["both", "\r\n=1+1"],
    ["a form feed", "\f=1+1"],
    ["a zero byte", "\0=1+1"],
    ["an escape", "\x1B=1+1"],
    ["a double quote", '"=1+1'],
    ["double quotes around", '"=1+1"'],
    ["a typographic quote", "\u201C=1+1\u201D"],
    ["an angle quote", "\u00AB=1+1"],
    ["a no-break space", "\u00A0=1+1"],
    ["a narrow no-break space", "\u202F=1+1"],
    ["an ideographic space", "\u3000=1+1"],
    ["a line separator", "\u2028=1+1"],
    ["a zero width space", "\u200B=1+1"],
    ["a zero width joiner", "\u200D=1+1"],
    ["a word joiner", "\u2060=1+1"],
    ["a byte order mark", "\uFEFF=1+1"],
    ["a soft hyphen", "\u00AD=1+1"],
    ["a direction mark", "\u200F=1+1"],
    ["a direction override", "\u202E=1+1"],
    ["a variation selector", "\uFE0F=1+1"],
    ["a Hangul filler", "\u3164=1+1"],
    ["a blank of Braille", "\u2800=1+1"],
    ["a mix", ' \u200B"\u00A0@SUM(A1)'],
  ])("escapes a formula with %s before the sign", (_what, value) => {
    expect(written(value).replace(/^"/, "")[0]).toBe("'");
  });

  it.each([
    "＝1+1",
    "＋1+1",
    "－1+1",
    "＠SUM(A1)",
    "﹦1",
    "﹢1",
    "﹣1",
    "﹫A1",
    "\u22121+1",
    " ＝1",
  ])("escapes a formula with the sign of %j", (value) => {
    expect(written(value)).toBe(`'${value}`);
  });

  it.each([
    ["+41 44 668 18 00", "'+41 44 668 18 00"],
    ["+1-650-253-0000", "'+1-650-253-0000"],
    ["-2+3", "'-2+3"],
    ["@mention", "'@mention"],
  ])("writes %j as text, which would be computed", (value, text) => {
    expect(written(value)).toBe(text);
  });

  it.each([
    [-5, "-5"],
    [-0.25, "-0.25"],
    [12, "12"],
    ["-", "-"],
    ["–", "–"],
    ["— none —", "— none —"],
    ["2026-11-20", "2026-11-20"],
    ["a=b", "a=b"],
    ["A-320", "A-320"],
    ["O'Neil", "O'Neil"],
    ["'=1+1", "'=1+1"],
    ["(+41) 44", "(+41) 44"],
    ["Zoë", "Zoë"],
    ["anna@ok.test", "anna@ok.test"],
    ["", ""],
    ["   ", "   "],
  ])("keeps %j, which is not computed", (value, text) => {
    expect(written(value)).toBe(text);
  });

  it.each([
    ["x;=cmd|'/C calc'!A0;y", "x;'=cmd|'/C calc'!A0;y"],
    ["x,=1+1", "x,'=1+1"],
    ["x\t=1+1", "x\t'=1+1"],
    ["x\n=1+1", "x\n'=1+1"],
    ["x\r\n=1+1", "x\r\n'=1+1"],
    ["x; =1+1", "x;' =1+1"],
    ['x;"=1+1"', 'x;\'"=1+1"'],
    ['x; \u200B"\u00A0=1+1', "x;' \u200B\"\u00A0=1+1"],
    ["x;＝1+1", "x;'＝1+1"],
    ["x;@SUM(A1)", "x;'@SUM(A1)"],
    ["x;+1+1", "x;'+1+1"],
    ["x;-1+1", "x;'-1+1"],
    ["x;\u22121+1", "x;'\u22121+1"],
    ["x;-A1", "x;'-A1"],
    ["x;-5*A1", "x;'-5*A1"],
    ["x;- cmd|'/C calc'!A0", "x;'- cmd|'/C calc'!A0"],
    ["x;- 1,SUM(A1)", "x;'- 1,SUM(A1)"],
    ["x;- SUM (A1)", "x;'- SUM (A1)"],
    ["x;-2 cmd|'/C calc'!A0", "x;'-2 cmd|'/C calc'!A0"],
    ["x;- 'file:///a'#$A.A1", "x;'- 'file:///a'#$A.A1"],
    ["x,=1;=2\n=3", "x,'=1;'=2\n'=3"],
    [";=1", ";'=1"],
    ["=1;=2", "'=1;'=2"],
  ])("escapes a formula inside %j, which another separator makes a cell", (value, text) => {
    const plain = (cell: string) => cell.replace(/^"(.*)"$/s, "$1").replaceAll('""', '"');
    expect(plain(written(value))).toBe(text);
    expect(plain(written(value, ";"))).toBe(text);
  });

  it.each([
    "a, b; c",
    "Take-off, landing",
    "Medical, class=1",
    "Zürich, -5 °C",
    "Zürich; −5 °C; snow",
    "a,-5,b",
    "Tel., +41 44 668 18 00",
    "Bring:\n- licence\n- medical, passport",
    "Bring:\r\n- item #3!\r\n+ shoes",
    "a, -, b",
    "a;-",
    "anna@ok.test, ben@ok.test",
    "a,; b",
    "a - b, c = d",
    "O'Neil, 'x'",
  ])("writes %j unchanged, as none of its parts is computed", (value) => {
    expect(written(value)).toBe(`"${value}"`);
  });

  it.each([";=1", ";-1", "; ", ';"', ",- a", "\n", "-1 "])(
    "escapes a long text in linear time: %j",
    (part) => {
      expect(isLinear(part, written)).toBe(true);
    },
  );

  it.each(["a;b", "a,b"])("quotes %j, which some programs split", (value) => {
    expect(written(value)).toBe(`"${value}"`);
    expect(written(value, ";")).toBe(`"${value}"`);
  });
});

describe("csvSeparator", () => {
  it.each([
    ["en-US", ","],
    ["en-GB", ","],
    ["ja", ","],
    ["he", ","],
    ["th", ","],
    ["es-MX", ","],
    ["de", ";"],
    ["de-AT", ";"],
    ["fr", ";"],
    ["pl", ";"],
    ["pt-BR", ";"],
    ["ru", ";"],
    ["tr", ";"],
    ["ar-EG", ";"],
    ["fa", ";"],
  ])("uses for %s the separator %j", (locale, separator) => {
    expect(csvSeparator(locale)).toBe(separator);
  });

  it("separates all cells of a file", () => {
    const columns = [...COLUMNS, { field: "id", headerName: "Id" }];
    expect(csvOf(columns, [{ id: "7", value: "a" }], ";")).toBe("\uFEFFValue;Id\r\na;7\r\n");
  });
});
