import { afterAll, vi } from "vitest";

/** Test files that share a worker share its globals, so what a file has replaced ends with it. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
