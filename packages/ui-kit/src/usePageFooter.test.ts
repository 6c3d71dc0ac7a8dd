import { describe, expect, it } from "vitest";
import { cssString } from "./usePageFooter.ts";

describe("cssString", () => {
  it.each([
    ["Anna Lind", '"Anna Lind"'],
    ["Łukasz", String.raw`"\141 ukasz"`],
    ['A"; } body { display: none', String.raw`"A\22 ; \7d  body \7b  display: none"`],
    ["back\\slash\nline", String.raw`"back\5c slash\a line"`],
    ["👩‍✈️", String.raw`"\1f469 \200d \2708 \fe0f "`],
    ["", '""'],
  ])("escapes %j", (text, css) => {
    expect(cssString(text)).toBe(css);
  });
});
