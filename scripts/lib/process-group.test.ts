import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { runProcessGroup, startProcessGroup } from "./process-group.mjs";

const MODULE = JSON.stringify(new URL("process-group.mjs", import.meta.url).href);
/** A program that runs those arguments of Node.js as a process group, and then goes on. */
const running = (argv: readonly string[], next = "process.exitCode = done.code;") =>
  `import(${MODULE}).then(async ({ runProcessGroup }) => {
    const done = await runProcessGroup(process.execPath, ${JSON.stringify(argv)});
    ${next}
  })`;

/** What a program writes that is interrupted once it writes, and how it and all that it started ended. */
async function interrupted(code: string): Promise<{ code: number | null; output: string }> {
  // As in a terminal, where no other program of ours runs it.
  const env = { ...process.env, RECURRENT_PROCESS_DEPTH: "0" };
  const child = spawn(...node(code), { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (output === "") child.kill("SIGINT");
    output += text;
  });
  await once(child, "close");
  return { code: child.exitCode, output };
}

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
      const echo = JSON.stringify('process.stdin.on("data", (data) => process.stdout.write(data))');
      const asking = spawnSync(
        ...node(`import(${MODULE}).then(({ runProcessGroup }) =>
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

  it.each([2, 3])("ends what ignores a signal, %i levels below", async (levels) => {
    const handlers = 'for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => {});';
    const lasting = 'console.log("begins"); setTimeout(() => console.log("still there"), 10_000)';
    let program = `${handlers} ${lasting}`;
    for (let level = 0; level < levels; level++) program = running(["-e", program]);
    expect(await interrupted(program)).toEqual({ code: 130, output: "begins\n" });
  });

  it("starts no program after a signal", async () => {
    const begins = ["-e", 'console.log("begins"); setTimeout(() => {}, 10_000)'];
    const again = 'process.exitCode = (await runProcessGroup(process.execPath, ["-p", "1"])).code;';
    const done = await interrupted(running(begins, again));
    expect(done).toEqual({ code: 130, output: "begins\n" });
  });

  it("ends a group that a library has started", async () => {
    const lasting = `setTimeout(() => console.log("still there"), 1000)`;
    const done = await runProcessGroup(
      ...node(`import(${MODULE}).then(({ adoptProcessGroup }) => {
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
