import { describe, expect, it } from "vitest";
import { parseLocale } from "./locale.ts";

describe("parseLocale", () => {
  it.each<[given: unknown, tag: string | null]>([
    ["en-GB", "en-GB"],
    ["en", "en"],
    ["en-us", "en-US"],
    ["en_US", "en-US"],
    ["en-US@posix", "en-US"],
    ["en_US.UTF-8", "en-US"],
    ["de_DE.UTF-8", "de-DE"],
    ["de_DE.ISO-8859-1@euro", "de-DE"],
    ["sr_RS@latin", "sr-RS"],
    ["ca_ES@valencia", "ca-ES"],
    ["en_US_POSIX", "en-US-u-va-posix"],
    ["en-US-u-va-posix", "en-US-u-va-posix"],
    ["en-US-u-fw-mon", "en-US-u-fw-mon"],
    ["zh-Hans-CN", "zh-Hans-CN"],
    ["zh_CN.GB18030", "zh-CN"],
    ["es-419", "es-419"],
    ["no_NO", "no-NO"],
    ["iw-IL", "he-IL"],
    ["pt-BR-x-private", "pt-BR-x-private"],
    ["en-US-x", "en-US"],
    ["en-US-", "en-US"],
    ["en--US", "en"],
    ["fr-FR-!", "fr-FR"],
    ["fr-toolongsubtag", "fr"],
    [" de-DE\n", "de-DE"],
    ["en-US,en;q=0.9", "en-US"],
    ["de;q=0.8", "de"],
    ["en_US:en", "en-US"],
    ["C", null],
    ["C.UTF-8", null],
    ["POSIX", null],
    ["c", null],
    ["", null],
    ["   ", null],
    ["*", null],
    ["x-klingon", null],
    ["i-klingon", null],
    ["@posix", null],
    [".UTF-8", null],
    ["-", null],
    ["null", null],
    ["undefined", null],
    ["тест", null],
    ["de\u200b", null],
    ["e\0n", null],
    ["9", null],
    [undefined, null],
    [null, null],
    [7, null],
    [{}, null],
    [Symbol("en"), null],
    [[], null],
    [["", "C", "fr-CA"], "fr-CA"],
    [[undefined, ["x-klingon", "nl_NL.UTF-8"]], "nl-NL"],
    [Object.freeze(["en-AU", "de"]), "en-AU"],
  ])("reads %j as %j", (given, tag) => {
    expect(parseLocale(given)?.toString() ?? null).toBe(tag);
  });

  it("reads the beginning of a text that is far too long", () => {
    expect(parseLocale(`en-${"x".repeat(100_000)}`)?.language).toBe("en");
    expect(parseLocale(`en${"-aaaaaaaa".repeat(10_000)}`)?.language).toBe("en");
  });

  it("takes the first locale that can be read of several", () => {
    expect(parseLocale("C", undefined, ["de-AT"], "en")?.toString()).toBe("de-AT");
    expect(parseLocale()).toBeNull();
  });

  it.each(["en-US@posix", "de_DE.UTF-8", "sr_RS@latin", "en-US,en;q=0.9", "iw-IL"])(
    "returns what Intl accepts for %s",
    (given) => {
      const locale = parseLocale(given) ?? undefined;
      expect(new Intl.DateTimeFormat(locale).format(0)).not.toBe("");
      expect(new Intl.Collator(locale).compare("a", "b")).toBe(-1);
      expect(new Intl.ListFormat(locale).format(["a", "b"])).toContain("a");
    },
  );
});
