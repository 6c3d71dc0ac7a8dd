import { beforeAll, describe, expect, inject, it } from "vitest";
import path from "node:path";
import { copyFileSync } from "node:fs";
import { fromRoot } from "../lib/paths.mjs";
import { bundle } from "./bundle.ts";
import {
  simulateJsdom,
  simulateReactNative,
  simulateWeb,
  type Runtime,
} from "./simulated-runtime.ts";

type TryCalls = (authHost: string, apiHost: string) => Promise<Readonly<Record<string, string>>>;

/** The program for browsers and for React Native, as their bundlers make it. */
let [forWeb, forReactNative] = ["", ""];

beforeAll(async () => {
  const entry = path.join(inject("pages"), "try-calls.ts");
  copyFileSync(fromRoot("scripts/package/app/programs/try-calls.ts"), entry);
  forWeb = await bundle(entry, ["browser"]);
  forReactNative = await bundle(entry, ["react-native", "browser"]);
});

async function outcomesIn(runtime: Runtime, code: string, removed?: string) {
  try {
    if (removed !== undefined) runtime.run(`delete globalThis.${removed};`);
    const { tryCalls } = runtime.run(`${code};program`) as { tryCalls: TryCalls };
    const { authHost, apiHost } = inject("hosts");
    return await tryCalls(authHost, apiHost);
  } finally {
    runtime.close();
  }
}

const WORKING = {
  "sign-in": "ok",
  refresh: "ok",
  list: "ok",
  "small upload": "ok",
  update: "ok",
  delete: "ok",
  "large upload": "ok",
  download: "ok",
  "watched download": "ok",
  "missing file": "not-found 404, no effect: Event not found. ()",
  "missing event": "not-found 404, no effect: Event not found. ()",
};

/** Puts a method of a class back, since the classes of the web are those of this process. */
function rememberFeature(feature: string): () => void {
  const keys = feature.split(".");
  const name = keys.pop() ?? "";
  const owner = keys.reduce<object>(
    (object, key) => Reflect.get(object, key) as object,
    globalThis,
  );
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  return () => {
    if (keys.length > 0 && descriptor) Object.defineProperty(owner, name, descriptor);
  };
}

describe("a runtime with little of the web", () => {
  it("makes every call with whatwg-fetch in jest-environment-jsdom", async () => {
    expect(await outcomesIn(simulateJsdom(inject("pages")), forWeb)).toEqual(WORKING);
  });

  it("makes every call in React Native with `crypto.getRandomValues`", async () => {
    const runtime = simulateReactNative(inject("pages"));
    expect(await outcomesIn(runtime, forReactNative)).toEqual(WORKING);
  });

  it("names `crypto` as missing in React Native without a polyfill", async () => {
    const runtime = simulateReactNative(inject("pages"));
    const outcomes = await outcomesIn(runtime, forReactNative, "crypto");
    expect(outcomes["sign-in"]).toBe(
      "client 0, no effect: crypto is not defined (crypto is not defined)",
    );
  });

  it.each([
    "AbortSignal.any",
    "AbortSignal.timeout",
    "BroadcastChannel",
    "DOMException",
    "Intl.Segmenter",
    "Promise.withResolvers",
    "ReadableStream",
    "String.prototype.isWellFormed",
    "String.prototype.toWellFormed",
    "TextDecoder",
    "TextEncoder",
    "TransformStream",
    "URL.canParse",
    "WritableStream",
    "navigator",
    "structuredClone",
  ])("makes every call on the web without %s", async (feature) => {
    const restore = rememberFeature(feature);
    try {
      expect(await outcomesIn(simulateWeb(), forWeb, feature)).toEqual(WORKING);
    } finally {
      restore();
    }
  });

  it.each([
    ["crypto", "sign-in", /^client 0, no effect: crypto is not defined/],
    ["AbortController", "sign-in", /^client 0, no effect: AbortController is not defined/],
    ["FormData", "sign-in", /^client 0, no effect: FormData is not defined/],
    ["Response", "sign-in", /^malformed 200, unknown outcome: .*\(Response is not defined\)/],
    ["fetch", "sign-in", /fetch/],
  ])("names what is missing without %s in the failure of a %s", async (feature, call, failure) => {
    const outcomes = await outcomesIn(simulateWeb(), forWeb, feature);
    expect(outcomes[call]).toMatch(failure);
  });
});
