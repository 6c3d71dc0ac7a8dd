import { describe, expect, it } from "vitest";
import { type Job, nextJob, type Running, runAll } from "./schedule.ts";

const job = (id: string, seconds: number, rest: Partial<Job> = {}): Job => ({
  id,
  seconds,
  cores: 1,
  after: [],
  ...rest,
});

const build = job("build", 5);
const lint = job("lint", 20);
const e2e = job("e2e", 200, { cores: 2, after: ["build"] });
const stories = job("stories", 180, { cores: 2 });
const spec = job("spec", 2);

const begun = (step: Job, elapsed = 0): Running => ({ job: step, elapsed });

describe("the next step of a run", () => {
  it.each<[string, Job[], Running[], number, string | undefined]>([
    ["the longest goes first", [lint, stories, build], [], 2, "stories"],
    ["what the longest waits for goes before", [lint, stories, build, e2e], [], 2, "build"],
    ["one that needs another's result waits for it", [e2e, build], [], 2, "build"],
    ["also while that is under way", [e2e, spec], [begun(build)], 2, "spec"],
    ["one that keeps both cores busy waits for both", [stories, build], [begun(lint)], 2, "build"],
    [
      "and is not kept waiting by one that takes longer",
      [stories, lint],
      [begun(build)],
      2,
      undefined,
    ],
    ["nor by one that takes longer than what it needs", [e2e, lint], [begun(build)], 2, undefined],
    ["though by one that leaves it cores enough", [e2e, lint], [begun(build)], 3, "lint"],
    ["what ends first counts", [stories, lint], [begun(build), begun(e2e, 100)], 4, undefined],
    ["also for how long it has been under way", [stories, build], [begun(lint, 17)], 2, undefined],
    ["one that is late may take as long again", [stories, build], [begun(lint, 25)], 2, "build"],
    ["nothing starts while all cores are taken", [lint], [begun(stories)], 2, undefined],
    ["on one core, one that would use two runs alone", [stories], [], 1, "stories"],
    [
      "one that was never measured counts as long",
      [lint, { ...build, seconds: undefined }],
      [],
      1,
      "build",
    ],
    ["nothing is left", [], [begun(lint)], 2, undefined],
  ])("%s", (_, waiting, running, cores, expected) => {
    expect(nextJob(waiting, running, cores)?.id).toBe(expected);
  });
});

describe("a run", () => {
  it("runs each step once, within the cores, after the steps whose results it uses", async () => {
    const order: string[] = [];
    let time = 0;
    await runAll([e2e, lint, build, stories], 2, async ({ id, cores }) => {
      order.push(id);
      time += cores;
      expect(time).toBeLessThanOrEqual(2);
      await Promise.resolve();
      time -= cores;
    });
    expect(order).toEqual(["build", "e2e", "stories", "lint"]);
  });

  it("says which steps wait for each other", async () => {
    const circle = [job("a", 1, { after: ["b"] }), job("b", 1, { after: ["a"] })];
    await expect(runAll(circle, 2, () => Promise.resolve())).rejects.toThrow("a, b");
  });
});
