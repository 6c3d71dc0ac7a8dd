import { flushSync } from "react-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ATTACKS, PAST_ATTACKS } from "../../components/html/xss-fixtures.ts";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import type { EventNotesEditor as Editor } from "./EventNotesEditor.tsx";
import type { notesContent as Content } from "./notes-html.ts";

/**
 * The editor under the part of the portal's policy that concerns it. Everything is imported after the
 * policy is in force, as in the portal.
 */

const policies: string[] = [];
const violations: string[] = [];
let EventNotesEditor: typeof Editor;
let notesContent: typeof Content;
const onChange = vi.fn<(html: string) => void>();

beforeAll(async () => {
  const rule = document.createElement("meta");
  rule.httpEquiv = "Content-Security-Policy";
  rule.content =
    "object-src 'none'; base-uri 'none'; form-action 'none'; style-src-attr 'none'; " +
    "require-trusted-types-for 'script'; trusted-types recurrent-html";
  document.head.append(rule);
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) => {
    violations.push(`${violatedDirective} ${sample}`);
  });
  const factory = (
    window as unknown as { trustedTypes: { createPolicy: (...given: unknown[]) => unknown } }
  ).trustedTypes;
  const createPolicy = factory.createPolicy.bind(factory);
  vi.spyOn(factory, "createPolicy").mockImplementation((...given) => {
    policies.push(String(given[0]));
    return createPolicy(...given);
  });
  ({ EventNotesEditor } = await import("./EventNotesEditor.tsx"));
  ({ notesContent } = await import("./notes-html.ts"));
});

beforeEach(() => {
  violations.length = 0;
});

afterEach(() => onChange.mockClear());
const testPage = createTestPage();

function draw(value: string): HTMLElement {
  flushSync(() =>
    testPage.root.render(
      <RecurrentTheme scheme="light">
        <EventNotesEditor id="notes" value={value} onChange={onChange} errorId={undefined} />
      </RecurrentTheme>,
    ),
  );
  return testPage.host.querySelector<HTMLElement>("#notes")!;
}

/** Opens notes, with the cursor behind the last letter. */
function open(value: string): HTMLElement {
  const text = draw(value);
  text.focus();
  getSelection()?.selectAllChildren(text);
  getSelection()?.collapseToEnd();
  document.dispatchEvent(new Event("selectionchange"));
  return text;
}

function carrying(content: Record<string, string>): DataTransfer {
  const data = new DataTransfer();
  for (const [type, text] of Object.entries(content)) data.setData(type, text);
  return data;
}

function paste(text: HTMLElement, content: Record<string, string>): ClipboardEvent {
  const event = new ClipboardEvent("paste", {
    clipboardData: carrying(content),
    bubbles: true,
    cancelable: true,
  });
  text.dispatchEvent(event);
  return event;
}

const given = () => onChange.mock.calls.at(-1)?.[0];

describe("notes in the editor", () => {
  it("opens, edits and closes under the policy, with the one policy of the kit", async () => {
    const text = open("<p>One <strong>two</strong></p>");
    await userEvent.type(text, "!");
    await expect.poll(given).toContain("!");
    expect(policies).toEqual(["recurrent-html"]);
    expect(violations).toEqual([]);
    expect(document.querySelector("style[data-tiptap-style]")).toBeNull();
  });

  it("never changes notes that nobody edited, however they are written", () => {
    const text = draw(`<div><b>One</b><p>two<br></p></div>`);
    draw(`<h1>Loaded again</h1>`);
    expect(text.innerHTML).toBe("<h3>Loaded again</h3>");
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    [`<p align="center">a</p>`],
    [`<h3 align="right">a</h3>`],
    [`<p><strong>a</strong><em>b</em><u>c</u><s>d</s></p>`],
    [`<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>`],
    [`<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>`],
    [
      `<p><a title="b" href="https://ok.test/a" rel="noopener noreferrer" target="_blank">c</a></p>`,
    ],
    [`<p><a href="mailto:a@ok.test" rel="noopener noreferrer">c</a></p>`],
    [`<blockquote><p>a</p></blockquote><pre>b  c\nd</pre><hr><h6>e</h6>`],
    [
      `<table><tr><th colspan="2"><p>a</p></th></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></table>`,
    ],
    [`<dl><dt>a</dt><dd><p>b</p></dd></dl>`],
    [`<p><code>a</code><kbd>b</kbd><mark>c</mark><small>d</small><sub>e</sub><sup>f</sup></p>`],
    [`<p><time datetime="2026-11-28">a</time><abbr title="b">c</abbr><q>d</q><ins>e</ins></p>`],
  ])("keeps what others wrote when something is added: %s", async (html) => {
    const text = open(`${html}<p>x</p>`);
    paste(text, { "text/plain": "y" });
    await expect.poll(given).toContain("xy");
    // A parser puts rows of a table into a body; that is the same table.
    expect(given()?.replaceAll(/<\/?tbody>/g, "")).toBe(`${html}<p>xy</p>`);
  });

  it.each([
    [`<p style="text-align: right">a</p>`, `<p align="right">a</p>`],
    [`<p class="ql-align-justify">a</p>`, `<p align="justify">a</p>`],
    [`<div align="center">a</div>`, `<p align="center">a</p>`],
    [`<ul><li class="ql-align-center">a</li></ul>`, `<ul><li><p align="center">a</p></li></ul>`],
  ])("reads the alignment of other editors: %s", (html, shown) => {
    const box = draw(html);
    expect(box.innerHTML).toBe(shown);
  });
});

describe("pasted text", () => {
  it.each([
    [`<span style="color:red;font-size:40px">a</span>`, `<p>a</p>`],
    [
      `<b style="font-weight:normal"><p>a</p><p><b>b</b></p></b>`,
      `<p>a</p><p><strong>b</strong></p>`,
    ],
    [`<p>a<img src="https://ok.test/a.png">b</p>`, `<p>ab</p>`],
    [`<style>p{color:red}</style><p class="x" id="y">a</p>`, `<p>a</p>`],
    [`<script>fired()</script><p onclick="fired()">a</p>`, `<p>a</p>`],
    [`<meta charset="utf-8"><ol><li>a</li></ol>`, `<ol><li><p>a</p></li></ol>`],
    [`<a href="javascript:fired()">a</a>`, `<p>a</p>`],
  ])("sanitises pasted HTML: %s", async (html, expected) => {
    const event = paste(open(""), { "text/html": html, "text/plain": "plain" });
    expect(event.defaultPrevented).toBe(true);
    await expect.poll(given).toBe(expected);
    expect(violations).toEqual([]);
  });

  it("pastes plain text line by line", async () => {
    paste(open(""), { "text/plain": "one <b>\n\ntwo" });
    await expect.poll(given).toBe("<p>one &lt;b&gt;</p><p>two</p>");
  });

  it("joins pasted text to the line", async () => {
    paste(open("<p>one</p>"), { "text/html": "<p> <em>two</em></p>" });
    await expect.poll(given).toBe("<p>one <em>two</em></p>");
  });

  const LEFT_OUT = "Notes take text only. Add pictures and files under Attachments.";
  const noteText = () => testPage.host.querySelector("[role=status]")?.textContent;

  function pasteOverAll(text: HTMLElement, html: string, fileNames: readonly string[] = []): void {
    getSelection()?.selectAllChildren(text);
    document.dispatchEvent(new Event("selectionchange"));
    const data = carrying(html === "" ? {} : { "text/html": html });
    for (const name of fileNames) data.items.add(new File(["x"], name));
    const options = { clipboardData: data, bubbles: true, cancelable: true };
    text.dispatchEvent(new ClipboardEvent("paste", options));
  }

  it.each([
    [`<img src="https://ok.test/a.png">`, []],
    [`<img src="https://ok.test/a.png" alt="A licence">`, ["image.png"]],
    [`<meta charset="utf-8"><img src="data:image/png;base64,AA==">`, []],
    [`<p><img src="cid:a@b"></p>`, []],
    [`<p class="MsoNormal">&nbsp;<v:imagedata src="file:///a.png" /></p>`, []],
    [`<a href="https://ok.test"><IMG src="a.png"></a>`, []],
    [`<figure><picture><source srcset="a.webp"><img src="a.png"></picture></figure>`, []],
    [`<svg><path d="M0 0"/></svg>`, []],
    ["", ["image.png"]],
    ["", ["licence.pdf"]],
    ["", ["a.png", "b.png"]],
  ] as const)("keeps the text below a pasted picture and explains: %s %j", async (html, files) => {
    const text = open("<p>one</p>");
    pasteOverAll(text, html, files);
    await expect.poll(noteText).toBe(LEFT_OUT);
    expect(text.textContent).toBe("one");
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    [`<p>a<img src="https://ok.test/a.png">b</p>`, [], `<p>ab</p>`, LEFT_OUT],
    [`<p>a</p><v:imagedata src="a.png" />`, ["image.png"], `<p>a</p>`, LEFT_OUT],
    // Excel adds a picture of its cells.
    [`<p>a</p>`, ["image.png"], `<p>a</p>`, ""],
    [`<p>a &lt;img&gt;</p>`, [], `<p>a &lt;img&gt;</p>`, ""],
  ] as const)("pastes text without its pictures: %s %j", async (html, files, expected, note) => {
    pasteOverAll(open("<p>one</p>"), html, files);
    await expect.poll(given).toBe(expected);
    await expect.poll(noteText).toBe(note);
  });

  it("removes the explanation at the next change", async () => {
    const text = open("<p>one</p>");
    paste(text, { "text/html": `<img src="https://ok.test/a.png">` });
    await expect.poll(noteText).toBe(LEFT_OUT);
    await userEvent.keyboard("!");
    await expect.poll(noteText).toBe("");
  });

  it("sanitises dropped text the same way", async () => {
    const text = open("<p>one</p>");
    const { right, top } = text.querySelector("p")!.getBoundingClientRect();
    const event = new DragEvent("drop", {
      dataTransfer: carrying({ "text/html": `<p style="color:red">two<img src=x></p>` }),
      clientX: right - 4,
      clientY: top + 4,
      bubbles: true,
      cancelable: true,
    });
    text.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await expect.poll(given).toBe("<p>onetwo</p>");
  });
});

const SAVED =
  "p strong em b i u s a ul ol li br h3 h4 h5 h6 table tbody tr td th q pre hr span".split(" ");
const SAFE_ATTRIBUTE =
  /\s(?:align|dir|lang|rel|target|title)="[^"]*"|\shref="(?:https?:\/\/|mailto:)[^"]*"/g;

describe("attacks in notes", () => {
  it("runs nothing in the editor, and saves nothing of an attack", async () => {
    const fired = vi.fn();
    Object.assign(window, { fired });
    window.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (data === "fired") fired();
    });
    for (const html of [...ATTACKS.map((attack) => attack.html), ...PAST_ATTACKS]) {
      expect(() => notesContent(html), html).not.toThrow();
      const text = draw(html);
      expect(
        text.querySelector(
          "script, style, svg, math, iframe, form, input, [style], [id], [onclick]",
        ),
        html,
      ).toBeNull();
      paste(open("<p>before</p>"), { "text/html": html });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(fired).not.toHaveBeenCalled();
    for (const [html] of onChange.mock.calls) {
      // Text that looks like markup is escaped, so the rest are real tags.
      for (const [tag, name = "", attributes = ""] of html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)) {
        expect(SAVED, tag).toContain(name);
        expect(attributes.replaceAll(SAFE_ATTRIBUTE, ""), tag).toBe("");
      }
    }
    expect(violations).toEqual([]);
    expect(policies).toEqual(["recurrent-html"]);
    // Two hundred attacks, each loaded and pasted.
  }, 60_000);
});
