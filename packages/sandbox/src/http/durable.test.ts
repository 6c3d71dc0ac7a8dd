import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const SCRIPT = fileURLToPath(new URL("../server.ts", import.meta.url));
const PEOPLE = [
  "trainee@aurora.test",
  "trainee.v4@aurora.test",
  "company.manager@aurora.test",
  "training.manager@aurora.test",
];

let directory: string;
let children: ChildProcess[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "recurrent-durable-"));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(directory, { recursive: true });
});

/** `npm run sandbox -- --data DIR`, on free ports. */
async function run() {
  const flags = ["--port-auth", "0", "--port-api", "0", "--data", directory];
  const child = spawn(process.execPath, [SCRIPT, ...flags], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  const [authHost = "", apiHost = ""] = chunk.toString().match(/http:\/\/\S+/g) ?? [];
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    const ended = once(child, "exit");
    child.kill(signal);
    return (await ended)[0] as number | null;
  };
  return { authHost, apiHost, end };
}

type Sandbox = Awaited<ReturnType<typeof run>>;

async function signIn({ authHost }: Sandbox, username: string): Promise<Record<string, string>> {
  const response = await fetch(`${authHost}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: "Recurrent#2026" }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

/** What stands in the file of an event, so that neither can be mistaken for another's. */
const contentOf = (description: string) => `${description} `.repeat(2000);

async function addEvent(
  { apiHost }: Sandbox,
  headers: Record<string, string>,
  description: string,
) {
  const body = new FormData();
  body.append("description", description);
  body.append("files[0]", new File([contentOf(description)], "note.txt", { type: "text/plain" }));
  return fetch(`${apiHost}/api/my/events`, { method: "POST", headers, body });
}

interface Listed {
  id: number;
  description: string;
}

async function listed({ apiHost }: Sandbox, headers: Record<string, string>): Promise<Listed[]> {
  const response = await fetch(`${apiHost}/api/my/events`, { headers });
  return (await response.json()) as Listed[];
}

async function fileOf({ apiHost }: Sandbox, headers: Record<string, string>, { id }: Listed) {
  const address = `${apiHost}/api/my/events/${id}`;
  const event = (await (await fetch(address, { headers })).json()) as { files: { id: number }[] };
  expect(event.files).toHaveLength(1);
  return (await fetch(`${address}/files/${event.files[0]!.id}/download`, { headers })).text();
}

describe("the sandbox over HTTP with several clients at once", () => {
  it("keeps each one's writes apart, and none gets lost", async () => {
    const sandbox = await run();
    const names = (who: number) => Array.from({ length: 5 }, (_, n) => `Client ${who}, event ${n}`);
    await Promise.all(
      PEOPLE.map(async (username, who) => {
        const headers = await signIn(sandbox, username);
        const replies = await Promise.all(
          names(who).map((name) => addEvent(sandbox, headers, name)),
        );
        expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
        const own = (await listed(sandbox, headers)).map(({ description }) => description);
        expect(own.filter((one) => one.startsWith("Client")).toSorted()).toEqual(names(who));
      }),
    );
  }, 30_000);
});

describe("the sandbox over HTTP when it is killed", () => {
  it.each([4, 20])(
    "has all that it acknowledged and nothing by halves, after %i writes of four clients",
    async (enough) => {
      const first = await run();
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
            // The one call that the kill cut off: nobody was told that it was kept.
            expect(String(error)).toMatch(/fetch failed|terminated/);
            return;
          }
          if (acknowledged.size >= enough) killed ??= first.end("SIGKILL");
        }
      };
      await Promise.all(sessions.map(write));
      await killed;

      const second = await run();
      const kept: string[] = [];
      for (const headers of sessions) {
        const events = await listed(second, headers);
        for (const event of events.filter((one) => one.description.startsWith("Client"))) {
          kept.push(event.description);
          expect(await fileOf(second, headers, event)).toBe(contentOf(event.description));
        }
      }
      expect(new Set(kept).size).toBe(kept.length);
      expect([...acknowledged].filter((one) => !kept.includes(one))).toEqual([]);
      expect(acknowledged.size).toBeGreaterThanOrEqual(enough);
    },
    30_000,
  );
});

describe("the sandbox over HTTP when it is told to stop", () => {
  it("answers the call under way, takes no other, and has kept it", async () => {
    const first = await run();
    const headers = await signIn(first, "trainee@aurora.test");
    await fetch(`${first.apiHost}/__sandbox/latency`, { method: "POST", body: "1500" });
    const slow = addEvent(first, headers, "Client 0, event 0");
    // Long enough to arrive, too short to be answered.
    await new Promise((resolve) => setTimeout(resolve, 700));
    const ended = first.end("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(fetch(`${first.apiHost}/api/tiers`)).rejects.toThrow("fetch failed");
    expect((await slow).status).toBe(200);
    expect(await ended).toBe(0);
    const second = await run();
    expect(await listed(second, headers)).toContainEqual(
      expect.objectContaining({ description: "Client 0, event 0" }),
    );
  }, 30_000);
});
