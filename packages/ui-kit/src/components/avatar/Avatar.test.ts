import { describe, expect, it } from "vitest";
import { AVATAR_GREYS } from "../../theme/tokens.ts";
import { greyOf, initialsOf, letterSize } from "./Avatar.tsx";

describe("initialsOf", () => {
  it.each([
    ["Ingrid Sørensen", "IS"],
    ["Rafael de Souza Lima", "RSL"],
    ["Rafael DE Souza Lima", "RSL"],
    ["Maria del Carmen Ruiz Ortega", "MDC"],
    ["Øystein", "Ø"],
    ["łukasz wiśniewski", "ŁW"],
    ["  Ana   Maria  ", "AM"],
    ["Siobhán Ní Bhriain", "SNB"],
    ["Jean-Luc O'Brien", "JO"],
    ["Ōta (Kenji)", "ŌK"],
    ["𠮷田 太郎", "𠮷太"],
    // Several given names, particles, hyphens and apostrophes.
    ["Anna Maria Luisa Rossi", "AML"],
    ["Noor van der Berg", "NVD"],
    ["Ludwig von der Heide", "LVD"],
    ["de Souza", "S"],
    ["Delphine Roy", "DR"],
    ["Marie-Claire d’Aubigné", "MD"],
    ["-Anna Lee", "AL"],
    ["’t Hooft", "TH"],
    ["John Smith, Jr.", "JSJ"],
    ["J. R. R. Tolkien", "JRR"],
    // Other scripts, which have no capitals, or whose letters have marks.
    ["Дмитрий Волков", "ДВ"],
    ["Γιώργος Παπαδόπουλος", "ΓΠ"],
    ["محمد العربي", "ما"],
    ["علی\u200Cرضا محمدی", "عم"],
    ["שרה כהן", "שכ"],
    ["निखिल शर्मा", "निश"],
    ["김민준", "김"],
    ["田中 花子", "田花"],
    ["สมชาย ใจดี", "สใ"],
    ["J\u030Cana Nova\u0301k", "J\u030CN"],
    ["ʻIolana Kealoha", "ʻK"],
    ["ßeta Gamma", "ßG"],
    // No letters.
    ["👩\u200D🚀 Anna Lee", "AL"],
    ["Zoë 🛩️ Ní", "ZN"],
    ["👩\u200D🚀", ""],
    ["7 Eleven", "7E"],
    ["...", ""],
    ["de", ""],
    ["", ""],
  ])("abbreviates %j to %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it("reads a composed and a decomposed name alike", () => {
    expect(initialsOf("E\u0301mile Zola")).toBe("ÉZ");
  });
});

describe("letterSize", () => {
  it.each([
    [100, "IS", 30],
    [100, "RSL", 30],
    [100, "WMW", 30],
    [30, "IS", 12],
    [30, "RSL", 12],
    // Initials that do not fit are smaller, and still legible.
    [30, "WMW", 10.4],
    [24, "SNB", 10.2],
    [30, "", 12],
    [30, "J\u030CN", 12],
  ])("fits in %i px the letters %j at %f px", (size, initials, letters) => {
    expect(letterSize(size, initials)).toBe(letters);
  });
});

describe("greyOf", () => {
  it("gives equal names one grey, and different names all nine", () => {
    expect(greyOf("Amara Okafor")).toBe(greyOf("Amara Okafor"));
    const greys = new Set(Array.from({ length: 300 }, (_, n) => greyOf(`Person ${n}`)));
    expect([...greys].toSorted()).toEqual([...AVATAR_GREYS].toSorted());
  });
});
