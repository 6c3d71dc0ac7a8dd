import { describe, expect, it } from "vitest";
import { shownOptions } from "./ColumnFilter.tsx";
import { finds, fold } from "./fold.ts";

it.each([
  ["Łukasz Wiśniewski", "lukasz wisniewski"],
  ["Ingrid Sørensen", "ingrid sorensen"],
  ["Öykü Yıldız", "oyku yildiz"],
  ["Straße, STRASSE", "strasse, strasse"],
  ["Camille Lefèvre", "camille lefevre"],
  ["Æsa Þórðardóttir Œuvre", "aesa thordardottir oeuvre"],
  ["Đorđe İlker Ħal Ŧ Ŋ", "dorde ilker hal t n"],
  ["Brückner", "bruckner"],
  ["Анна 東京 100 %", "анна 東京 100 %"],
])("%s is searched as %s, in whichever form it came", (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text.normalize("NFD"))).toBe(folded);
});

describe("every search of names folds them", () => {
  it.each(["lukasz", "ŁUKASZ", "Łukasz "])("%s", (typed) => {
    const option = { value: "1", label: "Łukasz Wiśniewski" };
    expect(shownOptions([option], typed)).toEqual([option]);
    expect(finds(typed)("Łukasz Wiśniewski")).toBe(true);
  });
});

it("signs are taken literally, and blanks alone find everything", () => {
  const found = (typed: string) => ["Łódź (EPLL)", "Captain"].filter(finds(typed));
  expect(found("łÓDŹ")).toEqual(["Łódź (EPLL)"]);
  expect(found("(")).toEqual(["Łódź (EPLL)"]);
  expect(found(".*")).toEqual([]);
  expect(found("  ")).toHaveLength(2);
});
