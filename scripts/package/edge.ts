/** A simulated runtime at the edge: the interfaces of the web without Node.js, a page or `eval`. */
import { createContext, runInContext } from "node:vm";
import { bundle } from "./bundle.ts";

/** Globals that all of these runtimes have (WinterTC, Minimum Common Web API). */
export const WEB = [
  "AbortController",
  "AbortSignal",
  "Blob",
  "DOMException",
  "Event",
  "EventTarget",
  "File",
  "FormData",
  "Headers",
  "ReadableStream",
  "Request",
  "Response",
  "TextDecoder",
  "TextEncoder",
  "TransformStream",
  "URL",
  "URLSearchParams",
  "WritableStream",
  "atob",
  "btoa",
  "clearTimeout",
  "console",
  "crypto",
  "fetch",
  "performance",
  "queueMicrotask",
  "setTimeout",
  "structuredClone",
] as const;

type Options = RequestInit & { duplex?: "half" };

/** As in Cloudflare workerd, Bun and Deno: it sends a stream, but does not read `duplex`. */
class EdgeRequest extends Request {
  constructor(input: RequestInfo | URL, init: Options = {}) {
    const options: Options = { duplex: "half" };
    for (const name of Object.keys(init)) {
      if (name !== "duplex") Object.assign(options, { [name]: init[name as keyof Options] });
    }
    super(input, options);
  }
}

interface Worker {
  fetch: (request: Request) => Promise<Response>;
}

/** Functions that no worker may call while it loads. */
const ONLY_IN_A_CALL: ReadonlySet<string> = new Set(["crypto", "fetch", "setTimeout"]);

/** Lets the worker answer a request. */
export async function answerOfWorker(entry: string, request: Request): Promise<Response> {
  const code = await bundle(entry, ["workerd", "worker", "browser"]);
  let isLoaded = false;
  const globals = {};
  for (const name of WEB) {
    Object.defineProperty(globals, name, {
      enumerable: true,
      get() {
        if (!isLoaded && ONLY_IN_A_CALL.has(name)) throw new Error(`${name} was used too early.`);
        return name === "Request" ? EdgeRequest : globalThis[name];
      },
    });
  }
  const context = createContext(globals, { codeGeneration: { strings: false, wasm: false } });
  const worker = runInContext(`${code};program`, context) as Worker;
  isLoaded = true;
  return worker.fetch(request);
}
