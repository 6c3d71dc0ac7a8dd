import { AxiosError } from "axios";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { toApiError } from "./failure.ts";
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
    ["has no body, as in React Native", undefined],
    ["is a stream of Node.js, as of node-fetch", { pipe: () => undefined }],
    ["is empty", null],
  ])("passes on a reply whose body %s", async (_, body) => {
    const reply = { status: 200, statusText: "", headers: new Headers(), body };
    vi.stubGlobal("fetch", () => Promise.resolve(reply));
    onTestFinished(() => void vi.unstubAllGlobals());
    const onBytes = vi.fn();
    expect(await watchingFetch("https://api.test/", { onBytes })).toBe(reply);
    expect(onBytes).toHaveBeenCalledOnce();
  });

  it("passes on a reply where streams cannot be transformed", async () => {
    const reply = new Response("whole");
    vi.stubGlobal("fetch", () => Promise.resolve(reply));
    vi.stubGlobal("TransformStream", undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await watchingFetch("https://api.test/", { onBytes: () => undefined })).toBe(reply);
  });

  it("reports that the host has answered when the reply cannot be watched", async () => {
    const reply = new Response("whole", { status: 201 });
    vi.stubGlobal("fetch", () => Promise.resolve(reply));
    vi.stubGlobal("Response", undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const failure: unknown = await watchingFetch("https://api.test/", {
      onBytes: () => undefined,
    }).catch((error: unknown) => error);
    // As axios wraps what its `fetch` throws.
    const wrapped = AxiosError.from(failure);
    expect(await toApiError(wrapped)).toMatchObject({
      kind: "malformed",
      status: 201,
      cause: expect.objectContaining({ message: expect.stringContaining("constructor") }),
    });
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
