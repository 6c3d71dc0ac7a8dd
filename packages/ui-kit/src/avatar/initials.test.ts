import { describe, expect, it } from "vitest";
import { AVATAR_GREYS } from "../theme/tokens.ts";
import { greyOf, initialsOf } from "./initials.ts";

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
    ["de", ""],
    ["", ""],
  ])("%j → %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it("reads a composed and a decomposed name alike", () => {
    expect(initialsOf("E\u0301mile Zola")).toBe("ÉZ");
  });
});

describe("greyOf", () => {
  it("gives one name one grey, and different names all nine", () => {
    expect(greyOf("Amara Okafor")).toBe(greyOf("Amara Okafor"));
    const greys = new Set(Array.from({ length: 300 }, (_, n) => greyOf(`Person ${n}`)));
    expect([...greys].toSorted()).toEqual([...AVATAR_GREYS].toSorted());
  });
});
