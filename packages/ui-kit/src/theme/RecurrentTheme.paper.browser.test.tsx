import { flushSync } from "react-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PrintLayout } from "../domain/print/PrintLayout.tsx";
import { createTestPage } from "../testing/test-page.ts";
import { RecurrentTheme } from "./RecurrentTheme.tsx";
import type { Scheme } from "./tokens.ts";

const page = document.documentElement;
const DARK = "(prefers-color-scheme: dark)";

afterEach(() => vi.restoreAllMocks());
const testPage = createTestPage();

function draw(scheme: Scheme | "system"): void {
  flushSync(() =>
    testPage.root.render(
      <RecurrentTheme scheme={scheme}>
        <PrintLayout paper="portrait" footers={["x"]}>
          <p>Sheet</p>
        </PrintLayout>
      </RecurrentTheme>,
    ),
  );
}

/** A browser whose media are these, and which can change them. */
function withMedia(first: Readonly<Record<string, boolean>>) {
  const matching = new Map(Object.entries(first));
  const listeners = new Map<string, Set<() => void>>();
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    if (query !== "print" && query !== DARK) return ask(query);
    const of = listeners.get(query) ?? new Set<() => void>();
    listeners.set(query, of);
    return {
      get matches() {
        return matching.get(query) ?? false;
      },
      addEventListener: (_type: string, listener: () => void) => of.add(listener),
      removeEventListener: (_type: string, listener: () => void) => of.delete(listener),
      // MUI uses the older method.
      addListener: () => undefined,
      removeListener: () => undefined,
    } as unknown as MediaQueryList;
  });
  return {
    listeners: () => [...listeners.values()].reduce((sum, of) => sum + of.size, 0),
    change(query: string, matches: boolean) {
      matching.set(query, matches);
      for (const listener of listeners.get(query) ?? []) listener();
    },
  };
}

describe("a printed page", () => {
  it.each([
    ["dark", false],
    ["dark", true],
    ["system", true],
    ["light", true],
    ["system", false],
  ] as const)("uses the light scheme from %s, dark machine: %s", (scheme, isDark) => {
    const media = withMedia({ [DARK]: isDark });
    draw(scheme);
    const onScreen = page.dataset["theme"];
    expect(onScreen).toBe(scheme === "dark" || (scheme === "system" && isDark) ? "dark" : "light");
    dispatchEvent(new Event("beforeprint"));
    expect(page.dataset["theme"]).toBe("light");
    dispatchEvent(new Event("afterprint"));
    expect(page.dataset["theme"]).toBe(onScreen);
    media.change("print", true);
    expect(page.dataset["theme"]).toBe("light");
    media.change(DARK, !isDark);
    expect(page.dataset["theme"]).toBe("light");
    media.change(DARK, isDark);
    media.change("print", false);
    expect(page.dataset["theme"]).toBe(onScreen);
    testPage.root.unmount();
    expect(media.listeners()).toBe(0);
  });

  it("lies white on the ground of the scheme on screen", () => {
    const grounds = (["light", "dark"] as const).map((scheme) => {
      draw(scheme);
      const sheet = testPage.host.querySelector("main > div");
      expect(sheet && getComputedStyle(sheet).backgroundColor).toBe("rgb(255, 255, 255)");
      const preview = testPage.host.querySelector("main")?.parentElement;
      return [document.body, preview ?? testPage.host].map(
        (part) => getComputedStyle(part).backgroundColor,
      );
    });
    expect(grounds).toEqual([
      ["rgb(228, 225, 218)", "rgb(228, 225, 218)"],
      ["rgb(21, 21, 20)", "rgb(21, 21, 20)"],
    ]);
  });

  it("has white paper to its edges, whatever the background on screen", () => {
    draw("dark");
    const rules = [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) =>
        rule instanceof CSSMediaRule && rule.conditionText === "print" ? [...rule.cssRules] : [],
      )
      .map(({ cssText }) => cssText);
    expect(rules.some((rule) => rule.startsWith(":root { color-scheme: light !important"))).toBe(
      true,
    );
    expect(rules.some((rule) => /^html, body \{ background: .*255.* !important/.test(rule))).toBe(
      true,
    );
  });
});
