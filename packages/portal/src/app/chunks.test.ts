import { describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
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

  it("is explained at once where the reload cannot be noted", async () => {
    const reload = vi.fn();
    await expect(loadChunk("people", fails, { notes: null, reload })).rejects.toThrow(
      ChunkLoadError,
    );
    expect(reload).not.toHaveBeenCalled();
  });
});
