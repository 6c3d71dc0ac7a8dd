import { describe, expect, it } from "vitest";
import { limitMarkup, MAX_DEPTH, MAX_ELEMENTS } from "./limit-markup.ts";

describe("limitMarkup", () => {
  it.each([
    ["plain & simple < 5 <3", "plain & simple &lt; 5 &lt;3"],
    [`<P STYLE="text-align: Center; color: red" CLASS=b>a</P>`, `<p align="center">a</p>`],
    [`<p class="x ql-align-right"style="b">`, `<p align="right">`],
    [`<p/align=left>`, `<p align="left">`],
    [`<p align=top>`, `<p>`],
    [`<p title="a > b" title=c style='c'>`, `<p title="a > b">`],
    [`<p title='say "no"' onclick=a>`, `<p title="say &quot;no&quot;">`],
    [`<p title=a" style="x">b`, `<p title="a&quot;">b`],
    [`<a b=c'd style=x href=https://a.test>a</a>`, `<a href="https://a.test">a</a>`],
    [`<p =style=a "style=b dir = rtl>`, `<p dir="rtl">`],
    [`<style>p{}</style>a<STYLE media=all>p{}</STYLE >b`, "ab"],
    [`a<script><!--</script>b<script>c`, "ab"],
    [`a<svg><style>b</svg>c<svg>d`, "acd"],
    [`<base href="a"><BASE/><x-box style=a>b</x-box><img src=x onerror=a>`, "b"],
    [`a<!-- <p style="--><b>c</b><!-->d<!---->e<!doctype html><?x?></>f`, "a<b>c</b>def"],
    [`in style="a" of <b>style=</b>`, `in style="a" of <b>style=</b>`],
    [`a<p style="b`, "a"],
    ["a<p style", "a"],
  ])("normalises %s", (html, written) => expect(limitMarkup(html)).toBe(written));

  it.each([
    ["<p>a<p>b<div>c", "<p>a</p><p>b</p><div>c"],
    ["<p><b>a<p>b</b></p>", "<p><b>a</b></p><p>b</p>"],
    ["<ul><li>a<ul><li>b</ul><li>c</ul>", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"],
    ["<dl><dt>a<dd>b<dt>c</dl>", "<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>"],
    ["<table><tr><td>a<td><p>b</table>c", "<table><tr><td>a</td><td><p>b</p></td></tr></table>c"],
    ["<p><table><td>a</p></td></table>", "<p><table><td>a</td></table>"],
    ["<td>a</td><tr>b", "ab"],
    ["<table><b x=1><tr><td>a", "<table><b></b><tr><td>a"],
    ["a</p></b>b<br>c</br>d", "ab<br>cd"],
    ["<a href=b>c<a href=d>e", `<a href="b">c</a><a href="d">e`],
  ])("closes each element where it began: %s", (html, written) => {
    expect(limitMarkup(html)).toBe(written);
  });
});

it("limits depth and number of elements, and keeps all words", () => {
  const deep = limitMarkup(`${"<div>".repeat(20_000)}words`);
  expect(deep.match(/<div>/g)).toHaveLength(MAX_DEPTH);
  const many = limitMarkup(`${"<p>".repeat(20_000)}words`);
  expect(many.match(/<p>/g)).toHaveLength(MAX_ELEMENTS);
  expect([deep, many].every((text) => text.endsWith("words"))).toBe(true);
});

it.each([
  "<b x1><p>",
  "<a ",
  `<p "`,
  `<p a="`,
  "<a '",
  "<svg>",
  "<!--",
  "<!",
  "</",
  "<table><td>",
  "<p = ",
  `<p a\n\n\n`,
  "<b></i>",
])("scans a text only once: %s", (piece) => {
  // With quadratic time the longer text would take sixty-four times as long as the shorter one, not eight
  // times. CPU time is measured, which does not depend on other load.
  const cost = (count: number): number => {
    const html = piece.repeat(count);
    return Math.min(
      ...[1, 2, 3].map(() => {
        const before = process.cpuUsage();
        limitMarkup(html);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      }),
    );
  };
  cost(1000);
  expect(cost(240_000)).toBeLessThan(30 * cost(30_000) + 1000);
});
