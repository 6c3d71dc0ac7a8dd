import { afterEach, expect, it, vi } from "vitest";
import { isMissingModule } from "./chunks.ts";
import { importChunk } from "./import-chunk.ts";

const IMPORTER = "https://portal.example.test/assets/base-1.js";

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubFetch(reply: () => Promise<Response> = () => Promise.resolve(new Response("x"))) {
  const fetched = vi.fn<(href: string) => Promise<Response>>(reply);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const halfFile = () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError("cut")) }));

it.each([
  ["the connection is lost", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a newer build has replaced it", () => Promise.resolve(new Response("", { status: 404 }))],
  ["half of it arrives", () => Promise.resolve(halfFile())],
])("imports no chunk when %s, and tries again later", async (why, reply) => {
  const load = vi.fn(() => Promise.resolve("module"));
  const files = [`./${why.replaceAll(" ", "-")}.js`];
  stubFetch(reply);
  const failure: unknown = await importChunk(load, files, IMPORTER).catch(
    (error: unknown) => error,
  );
  expect(isMissingModule(failure)).toBe(true);
  expect(load).not.toHaveBeenCalled();

  stubFetch();
  expect(await importChunk(load, files, IMPORTER)).toBe("module");
});

it("fetches each file once, and none that the page names itself", async () => {
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = "./assets/named-1.js";
  document.head.append(script);
  const fetched = stubFetch();
  const load = () => Promise.resolve("module");
  const files = ["./named-1.js", "./once-1.js", "./shared-1.js"];
  await Promise.all([
    importChunk(load, files, IMPORTER),
    importChunk(load, ["./other-1.js", "./shared-1.js"], IMPORTER),
  ]);
  await importChunk(load, files, IMPORTER);
  script.remove();
  expect(fetched.mock.calls.map(([href]) => new URL(href).pathname)).toEqual([
    "/assets/once-1.js",
    "/assets/shared-1.js",
    "/assets/other-1.js",
  ]);
});
