/** A simulated runtime at the edge: the interfaces of the web without Node.js, a page or `eval`. */
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { build } from "vite";

/** Globals that all of these runtimes have (WinterTC, Minimum Common Web API). */
const WEB = [
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

/** Bundles a worker as its tools do. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    root: path.dirname(entry),
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["workerd", "worker", "browser"] },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "worker", fileName: "worker" },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  if (output?.type !== "chunk") throw new Error(`Nothing was built from: ${entry}`);
  return output.code;
}

/** Functions that no worker may call while it loads. */
const ONLY_IN_A_CALL: ReadonlySet<string> = new Set(["crypto", "fetch", "setTimeout"]);

/** Lets the worker answer a request. */
export async function answerOfWorker(entry: string, request: Request): Promise<Response> {
  const code = await bundle(entry);
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
  const worker = runInContext(`${code};worker`, context) as Worker;
  isLoaded = true;
  return worker.fetch(request);
}
