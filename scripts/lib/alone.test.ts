import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, it, vi } from "vitest";
import { alone } from "./alone.ts";
import { pinnedNode } from "./paths.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "recurrent-alone-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that has the lock until it is killed, or as long as `work` takes. */
function runElsewhere(lock: string, work = "setTimeout(3_600_000)") {
  const script = `
    import { setTimeout } from "node:timers/promises";
    import * as fs from "node:fs";
    import { alone } from ${JSON.stringify(new URL("alone.ts", import.meta.url).href)};
    await alone(${JSON.stringify(lock)}, async () => { await ${work}; });`;
  return spawn(pinnedNode, ["--input-type=module", "-e", script], { stdio: "inherit" });
}

it("waits for the process that holds the lock, and says for which", async () => {
  const lock = path.join(folder, "held");
  const other = runElsewhere(lock);
  await vi.waitFor(() => expect(readFileSync(lock, "utf8")).toBe(String(other.pid)), 10_000);
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

it("lets one of many run at a time, also when a process is killed meanwhile", async () => {
  const lock = path.join(folder, "contended");
  const log = path.join(folder, "log");
  const killed = runElsewhere(lock);
  await vi.waitFor(() => expect(readFileSync(lock, "utf8")).toBe(String(killed.pid)), 10_000);
  const work = `(async () => {
    fs.appendFileSync(${JSON.stringify(log)}, "begin " + process.pid + "\\n");
    await setTimeout(20);
    fs.appendFileSync(${JSON.stringify(log)}, "end " + process.pid + "\\n");
  })()`;
  const runs = Array.from({ length: 6 }, () => once(runElsewhere(lock, work), "close"));
  killed.kill("SIGKILL");
  await Promise.all(runs);
  const lines = readFileSync(log, "utf8").trim().split("\n");
  expect(lines).toHaveLength(12);
  for (let at = 0; at < lines.length; at += 2) {
    expect(lines[at + 1]).toBe(lines[at]?.replace("begin", "end"));
  }
}, 30_000);

it.each([null, "", "no number", "2147483646"])(
  "waits also when the file of a running process has the content %j",
  async (content) => {
    const lock = path.join(folder, "overwritten");
    let isOver = false;
    const first = alone(lock, async () => {
      if (content === null) rmSync(lock);
      else writeFileSync(lock, content);
      await delay(600);
      isOver = true;
    });
    expect(await alone(lock, () => Promise.resolve(isOver))).toBe(true);
    await first;
  },
);

it("lets one of three run at a time within a process", async () => {
  const lock = path.join(folder, "shared");
  let running = 0;
  const counts: number[] = [];
  const work = async () => {
    counts.push((running += 1));
    await delay(20);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 3 }, () => alone(lock, work)));
  expect(counts).toEqual([1, 1, 1]);
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
