import { describe, expect, it, vi } from "vitest";
import { memoryStorage } from "@recurrent/sdk/testing/memory-storage";
import { ChunkLoadError, isMissingModule, loadChunk } from "./chunks.ts";

const fails = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

describe("a chunk that fails to load", () => {
  it("reloads the page once when a chunk is missing, then explains", async () => {
    const notes = memoryStorage();
    const reload = vi.fn();
    void loadChunk("people", fails, { notes, reload });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));

    await expect(loadChunk("people", fails, { notes, reload })).rejects.toThrow(ChunkLoadError);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("may reload again after the chunk has once loaded", async () => {
    const notes = memoryStorage();
    const reload = vi.fn();
    void loadChunk("people", fails, { notes, reload });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await loadChunk("people", () => Promise.resolve(1), { notes, reload });
    void loadChunk("people", fails, { notes, reload });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it("counts reloads of chunks that fail together separately", async () => {
    const notes = memoryStorage();
    let reloads = 0;
    // Each round is a page of its own, without promises of the previous page.
    async function visit(): Promise<readonly unknown[]> {
      const reload = vi.fn();
      const ends: unknown[] = [];
      for (const name of ["people", "main-layout"]) {
        loadChunk(name, fails, { notes, reload }).catch((error: unknown) => ends.push(error));
      }
      await vi.waitFor(() => expect(reload.mock.calls.length + ends.length).toBe(2));
      if (reload.mock.calls.length > 0) reloads += 1;
      return ends;
    }
    expect(await visit()).toEqual([]);
    expect(await visit()).toEqual([expect.any(ChunkLoadError), expect.any(ChunkLoadError)]);
    expect(await visit()).toHaveLength(2);
    expect(reloads).toBe(1);
  });

  it("explains at once when the reload cannot be stored", async () => {
    const reload = vi.fn();
    await expect(loadChunk("people", fails, { notes: null, reload })).rejects.toThrow(
      ChunkLoadError,
    );
    expect(reload).not.toHaveBeenCalled();
  });
});

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const syntax = (message: string) => new SyntaxError(message);

/** The errors of engines, bundlers and servers for a module that did not arrive. */
const MISSING: readonly unknown[] = [
  new TypeError("Failed to fetch dynamically imported module: https://x.test/assets/a-1.js"),
  new TypeError("error loading dynamically imported module: https://x.test/assets/a-1.js"),
  new TypeError("error loading dynamically imported module"),
  new TypeError("Importing a module script failed."),
  new TypeError("'text/html' is not a valid JavaScript MIME type."),
  new TypeError("Load failed"),
  new TypeError("Failed to fetch"),
  new TypeError("NetworkError when attempting to fetch resource."),
  named("NetworkError", "A network error occurred."),
  new Error("Unable to preload CSS for /assets/a-1.css"),
  syntax("Unexpected token '<'"),
  syntax("expected expression, got '<'"),
  syntax("Unexpected end of input"),
  syntax("Unexpected end of script"),
  syntax("missing } after function body"),
  syntax("The requested module './b.js' does not provide an export named 'x'"),
  syntax("Importing binding name 'x' is not found."),
  syntax("ambiguous indirect export: x"),
  new Error("mocked", { cause: new TypeError("Failed to fetch dynamically imported module") }),
  new ChunkLoadError("gone"),
];

/** The errors of a module that throws while it runs. */
const THROWN: readonly unknown[] = [
  new RangeError("Incorrect locale information provided"),
  new RangeError('invalid language tag: "en-US@posix"'),
  new RangeError("invalid time zone in DateTimeFormat(): Etc/Unknown"),
  new TypeError("Cannot read properties of undefined (reading 'x')"),
  new TypeError('can\'t access property "x", y is undefined'),
  new TypeError("undefined is not an object (evaluating 'y.x')"),
  new TypeError("structuredClone is not a function"),
  new ReferenceError("Temporal is not defined"),
  new ReferenceError("Cannot access 'x' before initialization"),
  syntax("Invalid regular expression: /(/: Unterminated group"),
  syntax("invalid regexp group in regular expression"),
  syntax("Unexpected token 'x', \"x\" is not valid JSON"),
  syntax("JSON.parse: unexpected character at line 1 column 1 of the JSON data"),
  syntax('JSON Parse error: Unexpected identifier "x"'),
  named("SecurityError", "Access is denied for this document."),
  named("QuotaExceededError", "The quota has been exceeded."),
  new EvalError("Refused to evaluate a string as JavaScript"),
  new Error("Minified React error #321"),
  new Error(""),
  "a text",
  null,
  undefined,
  42,
];

describe("a chunk that throws while it is evaluated", () => {
  it.each(MISSING)("treats case %# as missing, not as throwing", (error) => {
    expect(isMissingModule(error)).toBe(true);
  });

  it.each(THROWN)(
    "explains at once, with the reason, when the chunk throws case %#",
    async (thrown) => {
      expect(isMissingModule(thrown)).toBe(false);
      const reload = vi.fn();
      const notes = memoryStorage();
      const throws = vi.fn<() => Promise<unknown>>().mockRejectedValue(thrown);
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      await expect(loadChunk("people", throws, { notes, reload })).rejects.toMatchObject({
        name: "ChunkLoadError",
        isMissing: false,
        cause: thrown,
        message: expect.stringContaining(reason) as string,
      });
      expect(reload).not.toHaveBeenCalled();
      // The one reload of the part is still there for when it does not arrive.
      void loadChunk("people", fails, { notes, reload });
      await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    },
  );
});
