import { expect, it } from "vitest";
import { quietMarkup } from "./quiet-markup.ts";

it.each([
  [`<p style="text-align: center">a</p>`, `<p data-style="text-align: center">a</p>`],
  [`<P STYLE=a CLASS=b>a</P>`, `<P data-style=a CLASS=b>a</P>`],
  [`<p class="a"style="b">`, `<p class="a"data-style="b">`],
  [`<p/style=a>`, `<p/data-style=a>`],
  [`<p title="a > b" style='c'>`, `<p title="a > b" data-style='c'>`],
  [`<style>p{}</style>`, `<noframes>p{}</noframes>`],
  [`<STYLE media=all>p{}</STYLE >`, `<noframes media=all>p{}</noframes >`],
  [`<base href="a"><BASE/>`, `<nobase href="a"><nobase/>`],
  [`<styled-box mystyle="a">`, `<styled-box mystyle="a">`],
  [`in style="a" of <b>style=</b> 1 < 2`, `in style="a" of <b>style=</b> 1 < 2`],
  [`<p style="a`, `<p data-style="a`],
  [`<p style`, `<p data-style`],
])("%s", (html, quiet) => expect(quietMarkup(html)).toBe(quiet));

it("takes no longer for a text made to take long", () => {
  const started = performance.now();
  quietMarkup(`${"<a ".repeat(50_000)}${`<p "`.repeat(50_001)}${"<a '".repeat(50_001)}`);
  expect(performance.now() - started).toBeLessThan(1000);
});
