import { afterEach, describe, expect, it, vi } from "vitest";
import { createMemoryTokenStore } from "../auth/token-store.ts";
import { httpUrlOrNull } from "../model/read.ts";
import { foldIdentifier } from "../model/trim-text.ts";
import { parseHostAddress } from "./settings.ts";

const canParse = URL.canParse.bind(URL);

afterEach(() => {
  vi.unstubAllGlobals();
  URL.canParse = canParse;
});

const MISSING: readonly [what: string, remove: () => unknown][] = [
  ["nothing", () => undefined],
  ["crypto", () => vi.stubGlobal("crypto", undefined)],
  ["URL.canParse", () => Reflect.deleteProperty(URL, "canParse")],
];

describe.each(MISSING)("a runtime that lacks %s, as React Native does", (_what, remove) => {
  it.each([
    ["https://api.test/v1/", "https://api.test/v1"],
    ["http://localhost:4120", "http://localhost:4120"],
    ["http://192.168.1.5:8080/api", "http://192.168.1.5:8080/api"],
    ["api.test", null],
    ["https://user:secret@api.test", null],
    ["https://api.test/?a=b", null],
    ["ftp://api.test", null],
    ["", null],
    [undefined, null],
  ])("reads the address of a host: %s as %s", (address, expected) => {
    remove();
    expect(parseHostAddress(address)).toBe(expected);
  });

  it.each([
    ["https://a.test/x?y", "https://a.test/x?y"],
    ["javascript:alert(1)", null],
    ["/path", null],
    ["", null],
  ])("reads a link: %s as %s", (address, expected) => {
    remove();
    expect(httpUrlOrNull(address)).toBe(expected);
  });

  it.each([
    ["Ana@Aurora.test", "ana@aurora.test"],
    ["Ånä@aurora.test", "ånä@aurora.test"],
    ["no domain ä", "no domain ä"],
  ])("compares usernames: %s as %s", (username, expected) => {
    remove();
    expect(foldIdentifier(username)).toBe(expected);
    expect(() => foldIdentifier("ana@bücher.test")).not.toThrow();
  });

  it("gives each session another id", () => {
    remove();
    const ids = Array.from({ length: 1000 }, () => createMemoryTokenStore().sessionId());
    expect(new Set(ids).size).toBe(1000);
  });
});
