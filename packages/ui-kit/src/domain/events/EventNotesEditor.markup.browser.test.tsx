import { flushSync } from "react-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PLAIN_ATTRIBUTES, TAGS } from "../../components/html/limit-markup.ts";
import { SanitisedHtml } from "../../components/html/SanitisedHtml.tsx";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { EventNotesEditor } from "./EventNotesEditor.tsx";

const onChange = vi.fn<(html: string) => void>();

afterEach(() => onChange.mockClear());
const testPage = createTestPage();

function show(html: string): HTMLElement {
  flushSync(() =>
    testPage.root.render(
      <RecurrentTheme scheme="light">
        <SanitisedHtml html={html} />
      </RecurrentTheme>,
    ),
  );
  return testPage.host.querySelector("div")!;
}

function open(value: string): HTMLElement {
  flushSync(() =>
    testPage.root.render(
      <RecurrentTheme scheme="light">
        <EventNotesEditor id="notes" value={value} onChange={onChange} errorId={undefined} />
      </RecurrentTheme>,
    ),
  );
  const text = testPage.host.querySelector<HTMLElement>("#notes")!;
  text.focus();
  getSelection()?.selectAllChildren(text);
  getSelection()?.collapseToEnd();
  document.dispatchEvent(new Event("selectionchange"));
  return text;
}

async function afterPaste(value: string, html: string, type = "text/html"): Promise<string> {
  const text = open(value);
  const clipboardData = new DataTransfer();
  clipboardData.setData(type, html);
  text.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
  return onChange.mock.calls.at(-1)?.[0] ?? "";
}

describe("an edit of notes", () => {
  it.each([
    ["several blanks", "<p>a   b</p>"],
    ["blanks at the start", "<p>    a</p>"],
    ["blanks at the end", "<p>a  </p>"],
    ["nothing but blanks", "<p>   </p>"],
    ["blanks around bold", "<p>a  <strong>  b  </strong>  c</p>"],
    ["blanks in a heading", "<h3>a   b</h3>"],
    ["blanks in a list", "<ul><li><p>a   b</p></li></ul>"],
    ["blanks in a cell", "<table><tbody><tr><td><p>a   b</p></td></tr></tbody></table>"],
    ["blanks in preformatted text", "<pre>a   b\n   c</pre>"],
    ["tabs", "<p>a\t\tb</p>"],
    ["a tab at the start", "<p>\ta</p>"],
    ["no-break spaces", "<p>a&nbsp;&nbsp;b</p>"],
    ["a no-break space among blanks", "<p>a &nbsp; b</p>"],
    ["wide and thin spaces", "<p>a\u3000\u2003\u2009b</p>"],
    ["a joiner", "<p>می\u200cخواهم</p>"],
    ["an empty line", "<p>a</p><p></p><p>b</p>"],
    ["several empty lines", "<p>a</p><p></p><p></p><p></p><p>b</p>"],
    ["empty lines at the start", "<p></p><p></p><p>a</p>"],
    ["an empty line that is centred", `<p>a</p><p align="center"></p><p>b</p>`],
    ["an empty item", "<ul><li><p>a</p></li><li><p></p></li></ul>"],
    ["a line break", "<p>a<br>b</p>"],
    ["line breaks in a row", "<p>a<br><br><br>b</p>"],
    ["a line break at the start", "<p><br>a</p>"],
    ["a line break at the end", "<p>a<br></p>"],
    ["blanks beside a line break", "<p>a  <br>  b</p>"],
  ])("keeps %s in an edit of notes", async (_what, html) => {
    expect(await afterPaste(`${html}<p>x</p>`, "y", "text/plain")).toBe(`${html}<p>xy</p>`);
  });

  it("keeps empty lines at the end", async () => {
    expect(await afterPaste("<p>a</p><p></p><p></p>", "y", "text/plain")).toBe(
      "<p>a</p><p></p><p>y</p>",
    );
  });

  it.each([
    ["line breaks of the source", "<p>a\n   b</p>", "<p>a b</p>"],
    ["an indented source", "<p>\n\t a\r\n</p>\n", "<p>a</p>"],
    ["blanks between blocks", "<ul>  <li> <p>a</p> </li>\n</ul> ", "<ul><li><p>a</p></li></ul>"],
    ["a source line behind a break", "<p>a<br>\n  b</p>", "<p>a<br>b</p>"],
    ["a filler in an empty line", "<p>a</p><p><br></p><p>b</p>", "<p>a</p><p></p><p>b</p>"],
    [
      "a source line between marks",
      "<p><b>a</b>\n<i>b</i></p>",
      "<p><strong>a</strong> <em>b</em></p>",
    ],
  ])("reads %s as a browser shows it", async (_what, html, expected) => {
    expect(await afterPaste(`${html}<p>x</p>`, "y", "text/plain")).toBe(`${expected}<p>xy</p>`);
  });
});

/** Each element that the display keeps around a text, with `%` for its attribute. */
const AROUND: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    "abbr b code del em i ins kbd mark q s small span strong sub sup time u"
      .split(" ")
      .map((tag) => [tag, `<p>a <${tag} %>b</${tag}> c</p>`]),
  ),
  ...Object.fromEntries(
    "blockquote div h3 h4 h5 h6 p pre".split(" ").map((tag) => [tag, `<${tag} %>b</${tag}>`]),
  ),
  a: `<p><a href="https://ok.test/" %>b</a></p>`,
  ul: "<ul %><li>b</li></ul>",
  ol: "<ol %><li>b</li></ol>",
  li: "<ul><li %>b</li></ul>",
  dl: "<dl %><dt>b</dt></dl>",
  dt: "<dl><dt %>b</dt></dl>",
  dd: "<dl><dd %>b</dd></dl>",
  table: "<table %><tr><td>b</td></tr></table>",
  thead: "<table><thead %><tr><th>b</th></tr></thead></table>",
  tbody: "<table><tbody %><tr><td>b</td></tr></tbody></table>",
  tfoot: "<table><tfoot %><tr><td>b</td></tr></tfoot></table>",
  tr: "<table><tr %><td>b</td></tr></table>",
  th: "<table><tr><th %>b</th></tr></table>",
  td: "<table><tr><td %>b</td></tr></table>",
};
const EVERYWHERE = { dir: "rtl", lang: "he", title: "x" };
const OWN: readonly [attribute: string, value: string, tags: readonly string[]][] = [
  ["colspan", "2", ["td", "th"]],
  ["rowspan", "2", ["td", "th"]],
  ["datetime", "2026-11-28", ["ins", "time"]],
  ["start", "3", ["ol"]],
];

/** The value on the element of the text 'b', or on the nearest element around it. */
function valueAt(html: string, attribute: string): string | null | undefined {
  const box = document.createElement("div");
  box.append(document.createRange().createContextualFragment(html));
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { data, parentElement } = texts.currentNode as Text;
    if (data === "b") return parentElement?.closest(`[${attribute}]`)?.getAttribute(attribute);
  }
  return undefined;
}

describe("attributes that the display keeps", () => {
  it("has a case for every element and attribute", () => {
    expect([...Object.keys(AROUND), "br", "hr"].toSorted()).toEqual(TAGS.toSorted());
    expect([...Object.keys(EVERYWHERE), ...OWN.map(([name]) => name)].toSorted()).toEqual(
      PLAIN_ATTRIBUTES.toSorted(),
    );
  });

  it.each([
    ...Object.keys(AROUND).flatMap((tag) =>
      Object.entries(EVERYWHERE).map(([name, value]) => [tag, name, value] as const),
    ),
    ...OWN.flatMap(([name, value, tags]) => tags.map((tag) => [tag, name, value] as const)),
  ])("keeps them in an edit elsewhere: %s[%s]", async (tag, name, value) => {
    const html = AROUND[tag]!.replace("%", `${name}="${value}"`);
    expect(valueAt(show(html).innerHTML, name)).toBe(value);
    expect(valueAt(await afterPaste(`${html}<p>x</p>`, "y", "text/plain"), name)).toBe(value);
  });

  it.each([
    [
      "of nested parts",
      `<p>a <span dir="rtl"><span lang="he">b</span></span></p>`,
      `<p>a <span dir="rtl"><span lang="he">b</span></span></p>`,
    ],
    [
      "of a mail's lines",
      `<div dir="rtl">a<div><br></div><div lang="he">b</div></div>`,
      `<p dir="rtl">a</p><p dir="rtl"></p><p dir="rtl" lang="he">b</p>`,
    ],
    [
      "but not the portal's own direction",
      `<div dir="ltr">a<ul dir="ltr"><li dir="ltr">b</li></ul></div>`,
      "<p>a</p><ul><li><p>b</p></li></ul>",
    ],
    [
      "of a line from left to right among others",
      `<blockquote dir="rtl"><p>a</p><p dir="ltr">b</p></blockquote>`,
      `<blockquote dir="rtl"><p>a</p><p dir="ltr">b</p></blockquote>`,
    ],
  ])("keeps them %s", async (_what, html, expected) => {
    const saved = await afterPaste(`${html}<p>x</p>`, "y", "text/plain");
    expect(saved).toBe(`${expected}<p>xy</p>`);
  });
});

describe("notes as shown", () => {
  const heightOf = (html: string): number => show(html).getBoundingClientRect().height;
  const widthOf = (html: string): number => {
    const range = document.createRange();
    range.selectNodeContents(show(html).querySelector("p")!);
    return range.getBoundingClientRect().width;
  };

  it.each([
    ["an empty line", "<p>a</p><p></p><p>b</p>", "<p>a</p><p>x</p><p>b</p>"],
    ["two of them at the end", "<p>a</p><p></p><p></p>", "<p>a</p><p>x</p><p>x</p>"],
    ["an empty line with a filler", "<p>a</p><p><br></p>", "<p>a</p><p>x</p>"],
    ["an empty line of blanks", "<p>a</p><p>  </p>", "<p>a</p><p>x</p>"],
    ["an empty heading", "<h3></h3><p>a</p>", "<h3>x</h3><p>a</p>"],
    ["an empty line in bold", "<p>a</p><p><strong></strong></p>", "<p>a</p><p>x</p>"],
    ["an empty line in a span", "<p>a</p><p><span></span></p>", "<p>a</p><p>x</p>"],
    ["an empty line in several", "<p><em><u></u></em><s></s></p><p>a</p>", "<p>x</p><p>a</p>"],
    ["an empty line of Apple Notes", "<p>a</p><p><span></span><br></p>", "<p>a</p><p>x</p>"],
    ["an empty item", "<ul><li><p></p></li></ul>", "<ul><li><p>x</p></li></ul>"],
    ["a line break at the end", "<p>a<br></p>", "<p>a<br>x</p>"],
    ["source lines between blocks", "<p>a</p>\n\n  <p>b</p>\n", "<p>a</p><p>b</p>"],
  ])("shows the height of a line for %s", (_what, html, like) => {
    expect(heightOf(html)).toBe(heightOf(like));
  });

  it.each([
    ["blanks", "<p>a   b</p>", "<p>a&nbsp;&nbsp;&nbsp;b</p>"],
    ["blanks at the start", "<p>   b</p>", "<p>&nbsp;&nbsp;&nbsp;b</p>"],
    ["a source line", "<p>a\n    b</p>", "<p>a b</p>"],
  ])("shows the width that was typed for %s", (_what, html, like) => {
    expect(widthOf(html)).toBe(widthOf(like));
  });
});

const WORD_SIGN = (sign: string) =>
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>`;
const wordItem = (text: string, level: number, sign = "·") =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${WORD_SIGN(sign)}${text}<o:p></o:p></p>\n`;

describe("text pasted from another program", () => {
  it.each([
    [
      "Google Docs",
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;font-style:normal;text-decoration:none">a </span><span style="font-size:11pt;font-weight:700;">b</span></p></b>`,
      "<p>a <strong>b</strong></p>",
    ],
    [
      "Google Docs, all formats at once",
      `<span style="font-weight:700;font-style:italic;text-decoration:underline line-through;">a</span>`,
      "<p><strong><em><u><s>a</s></u></em></strong></p>",
    ],
    [
      "Google Docs, a nested list",
      `<ul><li dir="ltr" style="font-weight:700"><p><span style="font-weight:700">a</span></p></li><ul><li><p><span style="font-weight:400">b</span></p></li></ul></ul>`,
      "<ul><li><p><strong>a</strong></p><ul><li><p>b</p></li></ul></li></ul>",
    ],
    [
      "Google Docs, a link",
      `<a href="https://ok.test/" style="text-decoration:none;"><span style="text-decoration:underline;">a</span></a>`,
      `<p><a href="https://ok.test/" rel="noopener noreferrer" target="_blank">a</a></p>`,
    ],
    [
      "a weight by name",
      `<span style="FONT-WEIGHT: Bold !important">a</span>`,
      "<p><strong>a</strong></p>",
    ],
    ["a medium weight", `<span style="font-weight:500">a</span>`, "<p>a</p>"],
    ["a heavy weight", `<span style="font-weight:900">a</span>`, "<p><strong>a</strong></p>"],
    ["an oblique font", `<font style="font-style:oblique 10deg">a</font>`, "<p><em>a</em></p>"],
    ["a bold paragraph", `<p style="font-weight:bold">a</p>`, "<p><strong>a</strong></p>"],
    ["a bold line of a mail", `<div style="font-weight:bold">a</div>`, "<p><strong>a</strong></p>"],
    [
      "a bold link",
      `<p><a href="https://ok.test/" style="font-weight:bold">a</a></p>`,
      `<p><strong><a href="https://ok.test/" rel="noopener noreferrer" target="_blank">a</a></strong></p>`,
    ],
    [
      "Google Sheets, a bold cell",
      `<table><tbody><tr><td style="font-weight:bold">a</td><td style="font-style:italic">b</td></tr></tbody></table>`,
      "<table><tbody><tr><td><p><strong>a</strong></p></td><td><p><em>b</em></p></td></tr></tbody></table>",
    ],
    [
      "Google Docs, an item whose sign is bold",
      `<ul><li style="font-weight:700"><p><span style="font-weight:400">a</span></p></li></ul>`,
      "<ul><li><p>a</p></li></ul>",
    ],
    ["bold once only", `<b style="font-weight:700">a</b>`, "<p><strong>a</strong></p>"],
    ["italics taken back", `<i style="font-style:normal">a</i>`, "<p>a</p>"],
    ["a line taken back", `<u style="text-decoration:none">a</u>`, "<p>a</p>"],
    [
      "a line by its newer name",
      `<span style="text-decoration-line: line-through">a</span>`,
      "<p><s>a</s></p>",
    ],
    [
      "Word, bold with a weight for other scripts",
      `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>a<o:p></o:p></b></p>`,
      "<p><strong>a</strong></p>",
    ],
    [
      "Word, plain with a weight for other scripts",
      `<p class=MsoNormal><span style='mso-bidi-font-weight:bold'>a</span></p>`,
      "<p>a</p>",
    ],
    [
      "Word, a list",
      wordItem("a", 1) + wordItem("<b>b</b>", 1),
      "<ul><li><p>a</p></li><li><p><strong>b</strong></p></li></ul>",
    ],
    [
      "Word, numbers",
      wordItem("a", 1, "1.") + wordItem("b", 1, "2."),
      "<ol><li><p>a</p></li><li><p>b</p></li></ol>",
    ],
    [
      "Word, numbers that go on",
      wordItem("a", 1, "3)") + wordItem("b", 1, "4)"),
      `<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>`,
    ],
    [
      "Word, levels",
      wordItem("a", 1) + wordItem("b", 2, "o") + wordItem("c", 2, "o") + wordItem("d", 1),
      "<ul><li><p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul></li><li><p>d</p></li></ul>",
    ],
    [
      "Word, letters within numbers",
      wordItem("a", 1, "1.") + wordItem("b", 2, "a."),
      "<ol><li><p>a</p><ol><li><p>b</p></li></ol></li></ol>",
    ],
    [
      "Word, numbers of several levels",
      wordItem("a", 1, "2.") + wordItem("b", 2, "2.1.") + wordItem("c", 2, "2.2."),
      `<ol start="2"><li><p>a</p><ol><li><p>b</p></li><li><p>c</p></li></ol></li></ol>`,
    ],
    [
      "Word, numbers of several levels without an end",
      wordItem("a", 1, "1.") + wordItem("b", 2, "1.3"),
      `<ol><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ol>`,
    ],
    [
      "Word, two lists with a line between",
      `${wordItem("a", 1)}<p class=MsoNormal>x</p>${wordItem("b", 1)}`,
      "<ul><li><p>a</p></li></ul><p>x</p><ul><li><p>b</p></li></ul>",
    ],
    [
      "Word, bullets and then numbers",
      wordItem("a", 1) + wordItem("b", 1, "1."),
      "<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>",
    ],
    [
      "Word, a text over two lines of the source",
      "<p class=MsoNormal>one\r\ntwo</p>",
      "<p>one two</p>",
    ],
    [
      "LibreOffice",
      `<ul>\n\t<li><p style="line-height: 100%">a</p></li>\n\t<li><p><b>b</b></p></li>\n</ul>`,
      "<ul><li><p>a</p></li><li><p><strong>b</strong></p></li></ul>",
    ],
    [
      "Apple Notes",
      `<meta charset="UTF-8"><ul class="Apple-dash-list"><li class="li1"><span class="s1"><b>a</b></span></li></ul><p class="p1"><span class="Apple-converted-space">&nbsp; </span>b</p>`,
      "<ul><li><p><strong>a</strong></p></li></ul><p>&nbsp; b</p>",
    ],
    [
      "Outlook on the web",
      `<div class="elementToProof" style="font-size: 12pt;">a <span style="font-weight: 600;">b</span></div>\n<div><br></div>`,
      "<p>a <strong>b</strong></p><p></p>",
    ],
  ])("keeps the formatting of %s", async (_what, html, expected) => {
    expect(await afterPaste("", html)).toBe(expected);
  });
});
