import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { alone } from "./alone.ts";
import { pinnedNode } from "./paths.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "recurrent-alone-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("waits for the process that holds the lock, and says for which", async () => {
  const lock = path.join(folder, "held");
  const other = spawn(pinnedNode, ["-e", "setInterval(() => undefined, 1000)"]);
  writeFileSync(lock, String(other.pid));
  const waits = vi.fn<(pid: number) => void>();
  let hasRun = false;
  const done = alone(lock, () => Promise.resolve((hasRun = true)), waits);
  await vi.waitFor(() => expect(waits).toHaveBeenCalledWith(other.pid));
  expect(hasRun).toBe(false);
  other.kill("SIGKILL");
  await done;
  expect(waits).toHaveBeenCalledTimes(1);
  expect(existsSync(lock)).toBe(false);
});

it.each(["", "no number", "-1", "2147483646"])(
  "takes over a lock that no process holds: %j",
  async (content) => {
    const lock = path.join(folder, "new", "stale");
    await alone(lock, () => Promise.resolve());
    writeFileSync(lock, content);
    const held = await alone(lock, () => Promise.resolve(readFileSync(lock, "utf8")));
    expect(held).toBe(String(process.pid));
  },
);

it("gives the lock back after a failure", async () => {
  const lock = path.join(folder, "failed");
  await expect(alone(lock, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(lock)).toBe(false);
});
