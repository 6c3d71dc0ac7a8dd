/** Runtimes whose platform lacks much of the web, in a context of their own. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { WEB } from "./edge.ts";

type Globals = Record<string, unknown>;

/** Of jsdom, which this package gets from the project that has it installed. */
interface Page {
  readonly window: Globals & { eval(code: string): unknown; close(): void };
}
type PageClass = new (html: string, options: object) => Page;

/** A context in which a bundled program runs. */
export interface Runtime {
  run(code: string): unknown;
  close(): void;
}

/**
 * @param project folder of the project with jsdom and `whatwg-fetch`
 */
function openPage(project: string): Page {
  const { JSDOM } = createRequire(path.join(project, "index.js"))("jsdom") as { JSDOM: PageClass };
  return new JSDOM("", { url: "http://localhost/", runScripts: "outside-only" });
}

/** The `fetch` that React Native has, and that tests in jsdom add: over `XMLHttpRequest`, without streams. */
const readFetchPolyfill = (project: string): string =>
  readFileSync(path.join(project, "node_modules/whatwg-fetch/dist/fetch.umd.js"), "utf8");

/** As in `jest-environment-jsdom` with `whatwg-fetch`: the globals of jsdom alone, and none of Node.js. */
export function simulateJsdom(project: string): Runtime {
  const { window } = openPage(project);
  window.eval(readFetchPolyfill(project));
  return { run: (code) => window.eval(code), close: () => window.close() };
}

/** As React Native has it: only pairs, and any object counts as a file. */
class NativeFormData {
  readonly #parts: [string, unknown][] = [];
  append(name: string, value: unknown): void {
    this.#parts.push([name, value]);
  }
  getAll(name: string): unknown[] {
    return this.#parts.filter(([other]) => other === name).map(([, value]) => value);
  }
}

/** As React Native has it: it checks nothing. */
class NativeUrl {
  readonly href: string;
  constructor(href: string) {
    this.href = href;
  }
}

/** Methods of the language that Hermes, the engine of React Native, lacks or has lacked until lately. */
const NOT_IN_HERMES = [
  "Promise.withResolvers",
  "Intl.Segmenter",
  "String.prototype.isWellFormed",
  "String.prototype.toWellFormed",
  "structuredClone",
];

/**
 * As React Native with a polyfill of `crypto.getRandomValues`: `whatwg-fetch` over its own
 * `XMLHttpRequest`, a Blob that takes no bytes and is read by a FileReader, and no streams.
 */
export function simulateReactNative(project: string): Runtime {
  const { window } = openPage(project);
  const blob = window["Blob"] as typeof Blob;
  for (const method of ["arrayBuffer", "bytes", "stream", "text"]) {
    Reflect.deleteProperty(blob.prototype, method);
  }
  const refuseBytes: ProxyHandler<typeof Blob> = {
    construct(target, args: [(BlobPart | string)[]?, string?, object?], newTarget) {
      if (args[0]?.some((part) => typeof part !== "string" && !(part instanceof blob))) {
        throw new Error(
          "Creating blobs from 'ArrayBuffer' and 'ArrayBufferView' are not supported",
        );
      }
      return Reflect.construct(target, args, newTarget) as Blob;
    },
  };
  const globals: Globals = {
    AbortController,
    AbortSignal,
    Blob: new Proxy(blob, refuseBytes),
    File: new Proxy(window["File"] as typeof Blob, refuseBytes),
    FileReader: window["FileReader"],
    FormData: NativeFormData,
    URL: NativeUrl,
    XMLHttpRequest: window["XMLHttpRequest"],
    clearInterval,
    clearTimeout,
    console,
    crypto: {
      getRandomValues: (numbers: Uint32Array<ArrayBuffer>) => crypto.getRandomValues(numbers),
    },
    navigator: { product: "ReactNative" },
    performance: { now: () => performance.now() },
    queueMicrotask,
    setInterval,
    setTimeout,
  };
  Object.assign(globals, { global: globals, self: globals, window: globals });
  const context = createContext(globals);
  const run = (code: string): unknown => runInContext(code, context);
  run(NOT_IN_HERMES.map((feature) => `delete globalThis.${feature};`).join(""));
  run(readFetchPolyfill(project));
  return { run, close: () => window.close() };
}

/** The interfaces of the web that Node.js, workers and browsers share. */
export function simulateWeb(): Runtime {
  const globals = Object.fromEntries(WEB.map((name) => [name, globalThis[name]]));
  const context = createContext(globals);
  const run = (code: string): unknown => runInContext(code, context);
  return { run, close: () => undefined };
}
