import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { serialize } from "node:v8";
import { describe, expect, it } from "vitest";
import {
  dataFolder,
  type EventReply,
  eventsOf,
  filesOf,
  noise,
  piecesIn,
  runSandbox,
  type SandboxProcess,
  sendEvent,
  shaOf,
  signIn,
} from "../testing/server.ts";

const PEOPLE = [
  "trainee@aurora.test",
  "trainee.v4@aurora.test",
  "company.manager@aurora.test",
  "training.manager@aurora.test",
];

/** The content of an event's file, different for each event. */
const contentOf = (description: string) => `${description} `.repeat(2000);

async function addEvent(
  { apiHost }: SandboxProcess,
  headers: Record<string, string>,
  description: string,
) {
  const body = new FormData();
  body.append("description", description);
  body.append("files[0]", new File([contentOf(description)], "note.txt", { type: "text/plain" }));
  return fetch(`${apiHost}/api/my/events`, { method: "POST", headers, body });
}

async function onlyFileOf(
  sandbox: SandboxProcess,
  headers: Record<string, string>,
  event: EventReply,
): Promise<Response> {
  const files = await filesOf(sandbox, headers, event);
  expect(files).toHaveLength(1);
  return files[0]!.response;
}

describe("the sandbox over HTTP with several clients at once", () => {
  it("keeps the writes of several clients apart, and loses none", async () => {
    const sandbox = await runSandbox(["--data", dataFolder()]);
    const names = (who: number) => Array.from({ length: 5 }, (_, n) => `Client ${who}, event ${n}`);
    await Promise.all(
      PEOPLE.map(async (username, who) => {
        const headers = await signIn(sandbox, username);
        const replies = await Promise.all(
          names(who).map((name) => addEvent(sandbox, headers, name)),
        );
        expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
        const own = (await eventsOf(sandbox, headers)).map(({ description }) => description);
        expect(own.filter((one) => one.startsWith("Client")).toSorted()).toEqual(names(who));
      }),
    );
  }, 30_000);
});

async function end(sandbox: SandboxProcess): Promise<void> {
  sandbox.signal("SIGKILL");
  await sandbox.ended;
}

describe("the sandbox over HTTP when it is killed", () => {
  it.each([4, 20])(
    "keeps each acknowledged write whole, after %i writes of four clients",
    async (enough) => {
      const folder = dataFolder();
      const first = await runSandbox(["--data", folder]);
      const sessions = await Promise.all(PEOPLE.map((username) => signIn(first, username)));
      const acknowledged = new Set<string>();
      let killed: Promise<unknown> | undefined;
      const write = async (headers: Record<string, string>, who: number): Promise<void> => {
        for (let n = 0; killed === undefined; n += 1) {
          const description = `Client ${who}, event ${n}`;
          try {
            const reply = await addEvent(first, headers, description);
            await reply.text();
            if (reply.ok) acknowledged.add(description);
          } catch (error) {
            // The kill cut off one call, whose client got no reply.
            expect(String(error)).toMatch(/fetch failed|terminated/);
            return;
          }
          if (acknowledged.size >= enough) killed ??= end(first);
        }
      };
      await Promise.all(sessions.map(write));
      await killed;

      const second = await runSandbox(["--data", folder]);
      const stored: string[] = [];
      for (const headers of sessions) {
        const events = await eventsOf(second, headers);
        for (const event of events.filter((one) => one.description.startsWith("Client"))) {
          stored.push(event.description);
          const file = await onlyFileOf(second, headers, event);
          expect(await file.text()).toBe(contentOf(event.description));
        }
      }
      expect(new Set(stored).size).toBe(stored.length);
      expect([...acknowledged].filter((one) => !stored.includes(one))).toEqual([]);
      expect(acknowledged.size).toBeGreaterThanOrEqual(enough);
    },
    30_000,
  );

  it("keeps every acknowledged file, and nothing of unfinished ones", async () => {
    const folder = dataFolder();
    const first = await runSandbox(["--data", folder]);
    const sessions = await Promise.all(PEOPLE.map((username) => signIn(first, username)));
    const whole = await Promise.all(
      sessions.map(async (headers, who) => {
        const call = sendEvent(first, headers, `Client ${who}, whole`);
        await call.file("session.mp4");
        await call.bytes(noise(`session ${who}`, 4));
        return (await call.finish()).status;
      }),
    );
    expect(whole).toEqual([200, 200, 200, 200]);
    const { stored } = piecesIn(folder);
    await Promise.all(
      sessions.map(async (headers, who) => {
        const call = sendEvent(first, headers, `Client ${who}, half`);
        await call.file("note.txt");
        await call.file("session.mp4");
        await call.bytes(noise(`half ${who}`, 4));
      }),
    );
    await expect.poll(() => piecesIn(folder).onTheirWay).toBeGreaterThan(4);
    await end(first);

    const second = await runSandbox(["--data", folder]);
    for (const [who, headers] of sessions.entries()) {
      const events = (await eventsOf(second, headers)).filter(({ description }) =>
        description.startsWith("Client"),
      );
      expect(events.map(({ description }) => description)).toEqual([`Client ${who}, whole`]);
      const file = await onlyFileOf(second, headers, events[0]!);
      expect(await shaOf(file.body!)).toBe(await shaOf(sent(`session ${who}`, 4)));
    }
    expect(piecesIn(folder)).toEqual({ stored, onTheirWay: 0 });
  }, 30_000);
});

async function* sent(seed: string, megabytes: number) {
  yield* noise(seed, megabytes);
}

describe("the sandbox over HTTP when a caller goes away", () => {
  it("keeps nothing of a form that was cut off, and answers the next call", async () => {
    const folder = dataFolder();
    const sandbox = await runSandbox(["--data", folder]);
    const headers = await signIn(sandbox, "trainee@aurora.test");
    const before = await eventsOf(sandbox, headers);
    const call = sendEvent(sandbox, headers, "Cut off");
    await call.file("note.txt");
    await call.bytes(noise("note", 1));
    await call.file("session.mp4");
    await call.bytes(noise("session", 4));
    await expect.poll(() => piecesIn(folder).onTheirWay).toBeGreaterThan(4);
    call.cut();
    await expect.poll(() => piecesIn(folder)).toEqual({ stored: 0, onTheirWay: 0 });
    expect(await eventsOf(sandbox, headers)).toEqual(before);
  }, 30_000);
});

describe("a folder with data", () => {
  /** The exit of a command that refuses to start. */
  const refusal = async (...flags: string[]): Promise<string> => {
    try {
      await runSandbox(flags);
      return "it started";
    } catch (error) {
      return String(error);
    }
  };
  const stop = async (sandbox: SandboxProcess) => {
    sandbox.signal("SIGTERM");
    await sandbox.ended;
  };

  it("overwrites no data without --force, whatever the other options", async () => {
    const folder = dataFolder();
    const first = await runSandbox(["--data", folder]);
    const headers = await signIn(first);
    expect((await addEvent(first, headers, "Kept")).status).toBe(200);
    await stop(first);
    for (const flags of [
      ["--people", "100"],
      ["--seed", "7"],
    ]) {
      const message = await refusal("--data", folder, ...flags);
      expect(message).toMatch(/has data with \d+ people and seed 2026/);
      expect(message).toMatch(/^Error: It ended with 1: .*--force/);
    }
    const second = await runSandbox(["--data", folder, "--latency", "1", "--seed", "2026"]);
    expect((await eventsOf(second, headers)).map((event) => event.description)).toContain("Kept");
    await stop(second);
    const restarted = await runSandbox(["--data", folder, "--people", "100", "--force"]);
    const state = await fetch(`${restarted.apiHost}/__sandbox/state`);
    expect(await state.json()).toMatchObject({ people: 100 });
    expect((await fetch(`${restarted.apiHost}/api/my/events`, { headers })).status).toBe(401);
    await stop(restarted);
  }, 60_000);

  it("keeps data of another release, and exits with 1", async () => {
    const folder = dataFolder();
    await stop(await runSandbox(["--data", folder]));
    const db = new DatabaseSync(join(folder, "world.sqlite"));
    const rows = () => db.prepare("SELECT count(*) AS n FROM rows").get();
    const before = rows();
    db.prepare(`UPDATE rows SET value = ? WHERE "table" = 'settings'`).run(
      serialize({ id: "settings", format: "1" }),
    );
    expect(await refusal("--data", folder)).toMatch(/ended with 1: .*of another release.*--force/);
    expect(rows()).toEqual(before);
    db.close();
    const restarted = await runSandbox(["--data", folder, "--force"]);
    expect((await fetch(`${restarted.apiHost}/__sandbox/state`)).status).toBe(200);
    await stop(restarted);
  }, 60_000);
});
