import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { shortestMs } from "../../testing/timing.ts";
import type { sanitise as Sanitise } from "./SanitisedHtml.tsx";

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

/** The effect of an attack that succeeds. */
const fired = vi.fn();
const policies: string[] = [];
let sanitise: typeof Sanitise;

/** A policy only this test knows, to put attacks on the page as they are. */
let raw: (html: string) => string;

beforeAll(async () => {
  Object.assign(window, { fired });
  const factory = (window as unknown as { trustedTypes: PolicyFactory }).trustedTypes;
  const createPolicy = factory.createPolicy.bind(factory);
  vi.spyOn(factory, "createPolicy").mockImplementation((name, options) => {
    policies.push(name);
    return createPolicy(name, options);
  });
  const control = createPolicy("test-control", { createHTML: (html: string) => html });
  raw = (html) => control.createHTML(html);
  // From here on this page refuses plain strings, and any policy but the two named.
  const rule = document.createElement("meta");
  rule.httpEquiv = "Content-Security-Policy";
  rule.content = "require-trusted-types-for 'script'; trusted-types recurrent-html";
  document.head.append(rule);
  ({ sanitise } = await import("./SanitisedHtml.tsx"));
});

function clear(): void {
  document.body.replaceChildren();
  fired.mockClear();
}

function show(html: string): HTMLElement {
  const box = document.createElement("div");
  document.body.append(box);
  box.replaceChildren(sanitise(html));
  return box;
}

/** Long enough for a broken picture or a data frame to report. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

/** Attacks that run by themselves once they are in the page. */
const RUNNING = [
  `<img src="x:y" onerror="fired()">`,
  `<svg><animate onbegin="fired()" attributeName="x" dur="1s"></svg>`,
  `<details open ontoggle="fired()">text</details>`,
  `<video><source onerror="fired()"></video>`,
  `<iframe srcdoc="<script>parent.fired()</script>"></iframe>`,
  `<div style="animation:a 1ms" onanimationstart="fired()"><style>@keyframes a{to{top:0}}</style></div>`,
];

/** Attacks that wait for a press or for a parser to misread them. */
const SLEEPING = [
  `<input autofocus onfocus="fired()">`,
  `<svg onload="fired()"></svg>`,
  `<iframe src="javascript:parent.fired()"></iframe>`,
  `<math><mtext><table><mglyph><style><img src="x:y" onerror="fired()">`,
  `<script>fired()</script>`,
  `<a href="javascript:fired()">a</a>`,
  `<a href=" java\nscript:fired()">a</a>`,
  `<a href="&#106;avascript:fired()">a</a>`,
  `<a href="data:text/html,<script>parent.fired()</script>">a</a>`,
  `<a href="vbscript:fired()">a</a>`,
  `<a href="//evil.test">a</a>`,
  `<a href="#/logout">a</a>`,
  `<a href="https://ok.test" onclick="fired()">a</a>`,
  `<form action="https://evil.test"><input name="password"><button>Sign in</button></form>`,
  `<form id="a"><button form="a" formaction="javascript:fired()">b</button></form>`,
  `<base href="https://evil.test/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.test">`,
  `<link rel="stylesheet" href="https://evil.test/a.css">`,
  `<object data="javascript:fired()"></object><embed src="javascript:fired()">`,
  `<template><img src=x onerror=fired()></template>`,
  `<noscript><p title="</noscript><img src=x onerror=fired()>">`,
  `<svg></p><style><a id="</style><img src=1 onerror=fired()>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=fired()>`,
  `<a id="config" class="nav" name="location" style="position:fixed;inset:0" href="https://ok.test">a</a>`,
  `<p style="background:url(https://evil.test)" data-theme="dark" aria-hidden="true">p</p>`,
  `<x-widget onfoo="fired()">text</x-widget>`,
];

describe("unsanitised HTML", () => {
  afterEach(clear);

  it.each(RUNNING)("runs unsanitised: %s", async (attack) => {
    const box = document.createElement("div");
    document.body.append(box);
    box.innerHTML = raw(attack);
    await expect.poll(() => fired.mock.calls.length, { timeout: 2000 }).toBeGreaterThan(0);
  });
});

describe("sanitised HTML", () => {
  // Once for all: several wait at a time.
  afterAll(clear);

  it.concurrent.each([...RUNNING, ...SLEEPING])("runs nothing of %s", async (attack) => {
    const box = show(attack);
    for (const link of box.querySelectorAll("a")) {
      link.addEventListener("click", (event) => event.preventDefault());
      link.click();
    }
    await settle();
    expect(fired).not.toHaveBeenCalled();
    const remaining = [...box.querySelectorAll("*")];
    expect(
      remaining.filter((element) =>
        element.matches(
          "script,style,link,meta,base,iframe,object,embed,form,input,button,select,textarea,template,svg,math,img,video",
        ),
      ),
    ).toEqual([]);
    const attributes = remaining.flatMap((element) =>
      [...element.attributes].map(({ name }) => name),
    );
    expect(attributes.filter((name) => !["href", "rel", "target"].includes(name))).toEqual([]);
    for (const link of box.querySelectorAll("a[href]")) {
      expect(link.getAttribute("href")).toMatch(/^(https?:\/\/|mailto:)/);
    }
  });

  it("keeps the formats of a writer", () => {
    const html =
      `<p>From <time datetime="2026-11-28">2026-11-28</time>, <strong>Ground De-icing</strong> ` +
      `<em>opens</em>:</p><ul><li>one</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>`;
    expect(show(html).innerHTML).toBe(html);
  });

  it("opens web links in a new tab without opener, and leaves mail links alone", () => {
    const box = show(
      `<a href="https://ok.test/a" target="_top" rel="opener">web</a><a href="mailto:a@ok.test">mail</a>`,
    );
    const [web, mail] = box.querySelectorAll("a");
    expect(web).toMatchObject({ target: "_blank", rel: "noopener noreferrer" });
    expect(mail).toMatchObject({ target: "", rel: "noopener noreferrer" });
  });

  it("keeps the outline of the page: headings start below the title", () => {
    const box = show("<h1>Winter <em>operations</em></h1><h2>b</h2><h3>c</h3>");
    expect(box.innerHTML).toBe("<h3>Winter <em>operations</em></h3><h3>b</h3><h3>c</h3>");
  });

  it.each([
    [`<p align="center">a</p>`, `<p align="center">a</p>`],
    [`<p style="color:red;text-align: Right;position:fixed">a</p>`, `<p align="right">a</p>`],
    [`<li class="x ql-align-justify">a</li>`, `<li align="justify">a</li>`],
    [`<h1 style="text-align:center">a</h1>`, `<h3 align="center">a</h3>`],
    [`<p align="char" style="text-align:url(x)">a</p>`, `<p>a</p>`],
    [`<p align="top" style="text-align:left">a</p>`, `<p align="left">a</p>`],
    [`<hr align="right">`, `<hr>`],
    [`<table align="left" style="text-align:right"></table>`, `<table></table>`],
  ])("keeps the alignment of a text and no other style: %s", (html, expected) => {
    expect(show(html).innerHTML).toBe(expected);
  });

  it.each([
    ["", ""],
    ["plain & simple < 5", "plain &amp; simple &lt; 5"],
    ["<p>unclosed <b>bold", "<p>unclosed <b>bold</b></p>"],
    ["<frameset><frame></frameset>", ""],
    ["<html><body class=x><p>a page</p></body></html>", "<p>a page</p>"],
  ])("reads %j without errors", (html, expected) => {
    expect(show(html).innerHTML).toBe(expected);
  });

  it("needs one Trusted Types policy, in force on this page, and no other", () => {
    expect(() => {
      document.createElement("div").innerHTML = "<b>plain string</b>";
    }).toThrow(TypeError);
    show("<p>text</p>");
    expect(policies).toEqual(["recurrent-html"]);
  });
});

/** A text of that size that repeats one piece. */
function filled(size: number, piece: (at: number) => string): string {
  let text = "";
  for (let at = 0; text.length < size; at += 1) text += piece(at);
  return text;
}

describe("HTML that is costly to parse", () => {
  const SIZE = 65_000;
  const benign = filled(
    SIZE,
    (at) => `<p>Line ${at} of <b>a note</b> that <i>somebody</i> wrote.</p>`,
  );

  const shortest = (html: string): number => shortestMs(() => void sanitise(html));

  // Each of them took twenty times as long, or minutes: a parser copies unclosed elements into every
  // following paragraph, and searches all open elements.
  it.each<[string, (at: number) => string]>([
    ["formatting left open", (at) => `<b title=${at}><p>`],
    ["boxes in boxes", () => "<div>"],
    ["bold in bold", () => "<b>"],
    ["links in links", () => "<a><b>"],
    ["lists in lists", () => "<ul><li>"],
    ["tables in tables", () => "<table><td>"],
    ["elements without a meaning", (at) => `<x-${at}>`],
    ["elements alone", () => "<p>"],
    ["handlers", () => "<p onclick=a>"],
  ])("sanitises in time: %s", (_, piece) => {
    const hostile = filled(SIZE, piece);
    expect(shortest(hostile)).toBeLessThan(10 * shortest(benign));
  });
});

describe("the content security policy while sanitising", () => {
  const breaches: string[] = [];

  beforeAll(async () => {
    const rule = document.createElement("meta");
    rule.httpEquiv = "Content-Security-Policy";
    rule.content = "style-src 'none'; script-src-attr 'none'; base-uri 'none'; object-src 'none'";
    document.head.append(rule);
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) => {
      breaches.push(`${violatedDirective} ${sample}`);
    });
    // The page of the tests has ended its own work under the new policy by then.
    await settle();
  });

  it.concurrent.each([
    ...RUNNING,
    ...SLEEPING,
    `<p style="text-align: center" onclick="fired()">a</p>`,
    `<a b=c'd style="color:red" onclick=fired()>a</a>`,
    `<p title=a" style="color:red">b</p>`,
    `<p =style style=a>b</p>`,
    `<!-- <p title="--><p style=a onclick=b>c</p>`,
    `<textarea><p style=a></textarea><title><p title="</title><p style=b onload=c>">`,
    `<template><p style=a></template><noscript><p style=a></noscript>`,
    `<svg style=a onload=b><style>a{}</style></svg><math style=a><style>a{}</style></math>`,
    `<style>a{}</style><body style=a onload=b><html style=a>`,
    `<BASE href=https://evil.test/><base/href=https://evil.test/>`,
    `<select><option style=a><table><tr style=b><td/style=c onclick=d>`,
    `<p style=a`,
  ])("reports no breach for %s", async (html) => {
    const before = breaches.length;
    sanitise(html);
    await settle();
    expect(breaches.slice(before).join("\n")).toBe("");
  });
});
