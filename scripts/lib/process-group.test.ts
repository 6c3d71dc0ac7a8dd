import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { runProcessGroup, startProcessGroup } from "./process-group.mjs";

const node = (code: string): [string, string[]] => [process.execPath, ["-e", code]];

describe("running a program", () => {
  it("returns what a program wrote and how it ended", async () => {
    const done = await runProcessGroup(
      ...node('console.log("out"); console.error("err"); process.exit(3)'),
      { capture: true },
    );
    expect(done).toEqual({ code: 3, stdout: "out\n", output: "out\nerr\n", timedOut: false });
  });

  it("keeps notes of Node.js out of what a program answers", async () => {
    const env = { ...process.env, NODE_OPTIONS: "--inspect=0" };
    const done = await runProcessGroup(...node('console.log("answer")'), { capture: true, env });
    expect(done.stdout).toBe("answer\n");
    expect(done.output).toContain("Debugger listening");
  });

  it.each([
    [true, "answer"],
    [false, ""],
  ])(
    "gives a program our standard input only if it asks (interactive: %s)",
    async (interactive, read) => {
      const file = JSON.stringify(new URL("process-group.mjs", import.meta.url).href);
      const echo = JSON.stringify('process.stdin.on("data", (data) => process.stdout.write(data))');
      const asking = spawnSync(
        ...node(`import(${file}).then(({ runProcessGroup }) =>
        runProcessGroup(process.execPath, ["-e", ${echo}], { interactive: ${interactive} }))`),
        { input: "answer" },
      );
      expect(asking.stdout.toString()).toBe(read);
    },
  );

  it("reports that a program does not exist", async () => {
    const done = await runProcessGroup("no-such-program-here", [], { capture: true });
    expect(done.code).toBe(127);
    expect(done.output).toContain("no-such-program-here");
  });

  it("stops a program that hangs", async () => {
    const done = await runProcessGroup(...node("setInterval(() => {}, 1000)"), {
      capture: true,
      limitMs: 200,
    });
    expect(done).toMatchObject({ code: 143, timedOut: true });
  });

  it("ends processes that a program left running", async () => {
    // The helper process has the program's output open until it ends.
    const helper =
      'spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" })';
    const done = await runProcessGroup(
      ...node(`require("node:child_process").${helper}; setTimeout(() => process.exit(0), 200)`),
      { capture: true },
    );
    expect(done.code).toBe(0);
  });

  it("stops a server and the processes that it started", async () => {
    const group = startProcessGroup(...node("setInterval(() => {}, 1000)"), { capture: true });
    group.stop();
    expect(await group.ended).toMatchObject({ code: 143 });
  });

  it("ends a group that a library has started", async () => {
    const file = JSON.stringify(new URL("process-group.mjs", import.meta.url).href);
    const lasting = `setTimeout(() => console.log("still there"), 1000)`;
    const done = await runProcessGroup(
      ...node(`import(${file}).then(({ adoptProcessGroup }) => {
        const options = { detached: true, stdio: "inherit" };
        const { spawn } = require("node:child_process");
        adoptProcessGroup(spawn(process.execPath, ["-e", ${JSON.stringify(lasting)}], options));
        process.exit(0);
      })`),
      { capture: true },
    );
    expect(done).toMatchObject({ code: 0, output: "" });
  });
});
