import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { AuthLayout } from "../shared/layout/StandalonePages.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { preferencesCookie } from "../shared/stores/preferences.ts";

const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

/** The HTML that boot.js writes for this URL, cookie and stored user, on a machine with this scheme. */
function booted(
  hash: string,
  cookie = "",
  localStorage: unknown = { getItem: () => null },
  isDark = false,
) {
  const dataset: Record<string, string> = {};
  const preloaded: string[] = [];
  const document = {
    documentElement: { dataset },
    cookie,
    querySelector: () => ({ content: "./frame.js ./tables.js" }),
    createElement: () => ({}),
    head: { appendChild: ({ rel, href }: HTMLLinkElement) => preloaded.push(`${rel} ${href}`) },
  };
  const matchMedia = () => ({ matches: isDark });
  // A current browser. Every new context has the interfaces of the language.
  const Element = { prototype: { checkVisibility: () => true } };
  const platform = { URL, AbortSignal, Element, addEventListener: () => undefined };
  const page = { ...platform, document, location: { hash }, localStorage, matchMedia };
  runInNewContext(file("public/boot.js"), { ...page, window: { ...platform, Promise, Map, Intl } });
  return { ...dataset, preloaded } as Record<string, unknown>;
}

const someone = { getItem: (key: string) => (key === "user" ? "{}" : null) };
const refusing = {
  getItem() {
    throw new DOMException("Denied", "SecurityError");
  },
};

it.each([
  ["#/login", someone, "login"],
  ["", refusing, "login"],
  ["#/", undefined, "login"],
  ["#/", someone, undefined],
  ["#/profile", undefined, undefined],
  ["#/login/x", undefined, undefined],
])("draws the static login panel at %j for %j: %s", (hash, storage, start) => {
  expect(booted(hash, "", storage)["start"]).toBe(start);
});

it.each([
  [
    "somebody signed in",
    "#/profile",
    "{}",
    ["modulepreload ./frame.js", "modulepreload ./tables.js"],
  ],
  ["a locked session", "#/lock", '{"id":1,"isLocked":true}', []],
  ["the login", "#/login", "{}", []],
  ["nobody", "#/profile", null, []],
])("preloads what the pages of %s need", (_who, hash, user, preloaded) => {
  expect(booted(hash, "", { getItem: () => user })["preloaded"]).toEqual(preloaded);
});

it.each([
  ["light", true, "light"],
  ["dark", false, "dark"],
  ["system", false, "light"],
  ["system", true, "dark"],
] as const)("draws the static page in scheme %s, dark machine: %s", (scheme, isDark, theme) => {
  const cookie = preferencesCookie({
    scheme,
    collapsed: true,
    hasSingleKeyShortcuts: true,
    announcementsHeight: 74,
  }).split(";", 1)[0];
  expect(booted("", `a=b; ${cookie}; c=d`, undefined, isDark)["theme"]).toBe(theme);
});

it("shows the same texts in the static panel as the login", () => {
  const tagline = /<p class="shell-tagline">([^<]+)<\/p>/.exec(file("index.html"))?.[1] ?? "";
  expect(tagline).not.toBe("");
  const footer = { product: "P", year: 2026, revision: "r", privacyUrl: "#p", termsOfUseUrl: "#t" };
  const drawn = renderToStaticMarkup(
    <AuthLayout title="Login" footer={footer}>
      form
    </AuthLayout>,
  );
  expect(drawn).toContain(`>${tagline}</p>`);
});
