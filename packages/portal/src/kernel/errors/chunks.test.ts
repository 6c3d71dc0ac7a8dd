import { describe, expect, it, vi } from "vitest";
import { memoryStorage } from "@recurrent/sdk/testing/memory-storage";
import { ChunkLoadError, loadChunk } from "./chunks.ts";

const fails = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

describe("a chunk that fails to load", () => {
  it("reloads the page once, then explains", async () => {
    const notes = memoryStorage();
    const reload = vi.fn();
    void loadChunk("people", fails, { notes, reload });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));

    await expect(loadChunk("people", fails, { notes, reload })).rejects.toThrow(ChunkLoadError);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("may reload again after it has once loaded", async () => {
    const notes = memoryStorage();
    const reload = vi.fn();
    void loadChunk("people", fails, { notes, reload });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await loadChunk("people", () => Promise.resolve(1), { notes, reload });
    void loadChunk("people", fails, { notes, reload });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it("does not use up, or give back, the reload of another that fails with it", async () => {
    const notes = memoryStorage();
    let reloads = 0;
    // Each round is a page of its own: what the last one was still waiting for is gone with it.
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

  it("is explained at once where the reload cannot be noted", async () => {
    const reload = vi.fn();
    await expect(loadChunk("people", fails, { notes: null, reload })).rejects.toThrow(
      ChunkLoadError,
    );
    expect(reload).not.toHaveBeenCalled();
  });
});
