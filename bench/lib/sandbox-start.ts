import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ACCOUNTS, PASSWORD } from "../../packages/sandbox/src/seed/accounts.ts";
import { type Call, callOnce } from "./calls.ts";
import { median } from "./numbers.ts";
import { type ServerProcess, startBare, startSandbox } from "./server-process.ts";

/** A sign-in: the first call of every client, which needs the people of the seed. */
export function signInCall(authHost: string): Call {
  const { username } = ACCOUNTS.find(({ role }) => role === "Company Manager") ?? { username: "" };
  return {
    address: `${authHost}/api/auth/login`,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: PASSWORD }),
  };
}

/** Milliseconds from the start of a process to its first answer, and those of its CPU. */
interface Took {
  ms: number;
  cpu: number;
}

async function answeredAfter(starting: Promise<ServerProcess>): Promise<Took> {
  const server = await starting;
  await callOnce(signInCall(server.hosts[0] ?? ""));
  const took = { ms: performance.now() - server.begun, cpu: server.cpu() };
  await server.stop();
  return took;
}

interface StartUp {
  name: string;
  start: (folder: string) => Promise<ServerProcess>;
}

const subject = (people: number, about: string, flags: (folder: string) => string[]): StartUp => ({
  name: `${people.toLocaleString("en")} people${about}`,
  start: (folder) => startSandbox(["--people", String(people), ...flags(folder)]),
});

/**
 * The time from the start of the sandbox's process to the first answered call, compared with a bare
 * server: without data, with a new folder, and with a folder that has data already.
 */
export async function reportStarts(rounds: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "recurrent-start-"));
  const kept = (people: number) => path.join(folder, `kept-${people}`);
  let fresh = 0;
  const subjects: StartUp[] = [
    { name: "bare server", start: () => startBare([]) },
    ...[60, 1000, 10_000].flatMap((people) => [
      subject(people, "", () => []),
      subject(people, ", new --data", () => ["--data", path.join(folder, `new-${(fresh += 1)}`)]),
      subject(people, ", kept --data", () => ["--data", kept(people)]),
    ]),
  ];
  const times = new Map<string, Took[]>();
  try {
    // The first round creates the folders and warms the disk, so it is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { name, start } of subjects) {
        const took = await answeredAfter(start(folder));
        if (round > 0) times.set(name, [...(times.get(name) ?? []), took]);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const middle = (name: string, of: keyof Took) =>
    median((times.get(name) ?? []).map((took) => took[of]));
  const bare = middle("bare server", "cpu");
  console.table(
    Object.fromEntries(
      [...times.keys()].map((name) => [
        name,
        {
          ms: Math.round(middle(name, "ms")),
          "CPU ms": Math.round(middle(name, "cpu")),
          "times bare": +(middle(name, "cpu") / bare).toFixed(1),
        },
      ]),
    ),
  );
}
