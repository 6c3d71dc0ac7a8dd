import { describe, expect, it, vi } from "vitest";
import { memoryStorage } from "@recurrent/sdk/testing/memory-storage";
import { ChunkLoadError, isMissingModule, loadChunk, type Site } from "./chunks.ts";

const fails = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

const answers = (site: Site) => () => Promise.resolve(site);

function siteWith(site: Site) {
  return { notes: memoryStorage(), ask: answers(site), reload: vi.fn(() => true) };
}

describe("a chunk that a newer build does not have", () => {
  it("reloads the page once, then explains", async () => {
    const site = siteWith("newer-build");
    void loadChunk("people", fails, site);
    await vi.waitFor(() => expect(site.reload).toHaveBeenCalledTimes(1));

    await expect(loadChunk("people", fails, site)).rejects.toThrow(ChunkLoadError);
    expect(site.reload).toHaveBeenCalledTimes(1);
  });

  it("may reload again after the chunk has once loaded", async () => {
    const site = siteWith("newer-build");
    void loadChunk("people", fails, site);
    await vi.waitFor(() => expect(site.reload).toHaveBeenCalledTimes(1));
    await loadChunk("people", () => Promise.resolve(1), site);
    void loadChunk("people", fails, site);
    await vi.waitFor(() => expect(site.reload).toHaveBeenCalledTimes(2));
  });

  it("counts reloads of chunks that fail together separately", async () => {
    const { notes, ask } = siteWith("newer-build");
    let reloads = 0;
    // Each round is a page of its own, without promises of the previous page.
    async function visit(): Promise<readonly unknown[]> {
      const reload = vi.fn(() => true);
      const ends: unknown[] = [];
      for (const name of ["people", "main-layout"]) {
        loadChunk(name, fails, { notes, ask, reload }).catch((error: unknown) => ends.push(error));
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
    const site = { ...siteWith("newer-build"), notes: null };
    await expect(loadChunk("people", fails, site)).rejects.toThrow(ChunkLoadError);
    expect(site.reload).not.toHaveBeenCalled();
  });

  it.each(["getItem", "setItem", "removeItem"] as const)(
    "needs no storage where %s throws: a chunk that loads, and one that is missing",
    async (method) => {
      const refuse = () => {
        throw new DOMException("Denied.", "SecurityError");
      };
      const site = siteWith("newer-build");
      Object.assign(site.notes, { [method]: refuse });
      expect(await loadChunk("people", () => Promise.resolve(1), site)).toBe(1);
      const missing = loadChunk("people", fails, { ...site, reload: () => false });
      await expect(missing).rejects.toThrow(/could not be loaded/);
    },
  );

  it("explains, and may reload later, when a reload would lose work", async () => {
    const site = { ...siteWith("newer-build"), reload: vi.fn(() => false) };
    await expect(loadChunk("people", fails, site)).rejects.toThrow(ChunkLoadError);
    await expect(loadChunk("people", fails, site)).rejects.toThrow(ChunkLoadError);
    expect(site.reload).toHaveBeenCalledTimes(2);
  });
});

it.each<[string, Site, boolean, boolean]>([
  ["tries once more and shows it when the build is the same", "same-build", false, true],
  ["tries once more and explains when the build is the same", "same-build", true, false],
  ["explains at once when the site does not answer", "unreachable", false, false],
])("%s, without a reload", async (_what, answer, staysMissing, isLoaded) => {
  const site = siteWith(answer);
  const load = vi.fn(() => Promise.resolve("page"));
  load.mockImplementationOnce(fails);
  if (staysMissing) load.mockImplementation(fails);
  const loading = loadChunk("people", load, site);
  if (isLoaded) await expect(loading).resolves.toBe("page");
  else await expect(loading).rejects.toMatchObject({ name: "ChunkLoadError", isMissing: true });
  expect(load).toHaveBeenCalledTimes(answer === "unreachable" ? 1 : 2);
  expect(site.reload).not.toHaveBeenCalled();
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
      const site = siteWith("newer-build");
      const throws = vi.fn<() => Promise<unknown>>().mockRejectedValue(thrown);
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      await expect(loadChunk("people", throws, site)).rejects.toMatchObject({
        name: "ChunkLoadError",
        isMissing: false,
        cause: thrown,
        message: expect.stringContaining(reason) as string,
      });
      expect(site.reload).not.toHaveBeenCalled();
      // The one reload of the part is still there for when it does not arrive.
      void loadChunk("people", fails, site);
      await vi.waitFor(() => expect(site.reload).toHaveBeenCalledTimes(1));
    },
  );
});
