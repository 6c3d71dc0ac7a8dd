import { describe, expect, it } from "vitest";
import { type Job, nextJob, runAll } from "./schedule.ts";

const job = (id: string, rest: Partial<Job> = {}): Job => ({ id, cores: 1, after: [], ...rest });

const build = job("build");
const lint = job("lint");
const spec = job("spec");
const e2e = job("e2e", { cores: 2, after: ["build"] });
const stories = job("stories", { cores: 2 });

describe("the next step of a run", () => {
  it.each<[string, Job[], Job[], number, string | undefined]>([
    ["the first of the list goes first", [lint, build], [], 2, "lint"],
    ["one that needs another's result waits for it", [e2e, build], [], 2, "build"],
    ["also while that is under way", [e2e, spec], [build], 2, "spec"],
    ["one that keeps both cores busy waits for both", [stories, build], [lint], 2, "build"],
    ["until nothing else is left to start", [stories], [lint], 2, undefined],
    ["or there are cores enough", [stories], [lint], 3, "stories"],
    ["nothing starts while all cores are taken", [lint], [stories], 2, undefined],
    ["on one core, one that would use two runs alone", [stories], [], 1, "stories"],
    ["and nothing beside it", [lint], [stories], 1, undefined],
    ["nothing is left", [], [lint], 2, undefined],
  ])("starts the next step: %s", (_, waiting, running, cores, expected) => {
    expect(nextJob(waiting, running, cores)?.id).toBe(expected);
  });
});

describe("a run", () => {
  it("runs each step once, within the cores, after the steps whose results it uses", async () => {
    const order: string[] = [];
    let busy = 0;
    await runAll([e2e, lint, build, stories], 2, async ({ id, cores }) => {
      order.push(id);
      busy += cores;
      expect(busy).toBeLessThanOrEqual(2);
      await Promise.resolve();
      busy -= cores;
    });
    expect(order).toEqual(["lint", "build", "e2e", "stories"]);
  });

  it("starts no step once it is told to stop, and waits for those under way", async () => {
    const order: string[] = [];
    let isStopping = false;
    const run = async ({ id }: Job) => {
      order.push(`${id} begins`);
      await Promise.resolve();
      isStopping ||= id === "build";
      await Promise.resolve();
      order.push(`${id} ends`);
    };
    await runAll([build, lint, spec, e2e], 2, run, () => isStopping);
    expect(order).toEqual(["build begins", "lint begins", "build ends", "lint ends"]);
  });

  it("names the steps that wait for each other", async () => {
    const circle = [job("a", { after: ["b"] }), job("b", { after: ["a"] })];
    await expect(runAll(circle, 2, () => Promise.resolve())).rejects.toThrow("a, b");
  });
});
