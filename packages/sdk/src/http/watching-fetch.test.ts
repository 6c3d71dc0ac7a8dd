import { describe, expect, it, onTestFinished, vi } from "vitest";
import { watchingFetch } from "./watching-fetch.ts";

describe("watchingFetch", () => {
  it.each([0, 101, 103, 204, 205, 304])(
    "passes on a reply of status %i whose body is an empty stream",
    async (status) => {
      // As Chromium gives what a service worker answers.
      const reply = { status, statusText: "", headers: new Headers(), body: new ReadableStream() };
      vi.stubGlobal("fetch", () => Promise.resolve(reply));
      onTestFinished(() => void vi.unstubAllGlobals());
      const onBytes = vi.fn();
      expect(await watchingFetch("https://api.test/", { onBytes })).toBe(reply);
      expect(onBytes).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ["whatwg-fetch, whose replies have no body", undefined],
    ["node-fetch, whose bodies are streams of Node.js", { pipe: () => undefined }],
  ])("passes on a reply that cannot be watched, of %s", async (_of, body) => {
    const reply = { status: 200, body };
    vi.stubGlobal("fetch", () => Promise.resolve(reply));
    onTestFinished(() => void vi.unstubAllGlobals());
    const onBytes = vi.fn();
    expect(await watchingFetch("https://api.test/", { onBytes })).toBe(reply);
    expect(onBytes).toHaveBeenCalledOnce();
  });

  it.each([200, 201, 206, 302, 404, 422, 500, 503])(
    "watches each part of a reply of status %i",
    async (status) => {
      vi.stubGlobal("fetch", () => Promise.resolve(new Response("whole", { status })));
      onTestFinished(() => void vi.unstubAllGlobals());
      const onBytes = vi.fn();
      const reply = await watchingFetch("https://api.test/", { onBytes });
      expect([reply.status, await reply.text()]).toEqual([status, "whole"]);
      expect(onBytes.mock.calls.length).toBeGreaterThan(1);
    },
  );
});
