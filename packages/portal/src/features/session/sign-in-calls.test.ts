import { expect, it, vi } from "vitest";
import { ChunkLoadError } from "../../app/chunks.ts";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { signInCalls } from "./sign-in-calls.ts";

const reload = vi.hoisted(() => vi.fn<(path: string) => void>());
const notes = memoryStorage();
vi.mock("../../app/reload.ts", () => ({
  reloadAt: (path: string) => ({ notes, reload: () => reload(path) }),
}));
vi.mock("./enter.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("come back to their form once when a newer build has replaced them, then explain", async () => {
  void signInCalls("/lock");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledExactlyOnceWith("/lock"));
  await expect(signInCalls("/lock")).rejects.toThrow(ChunkLoadError);
  expect(reload).toHaveBeenCalledTimes(1);
});
