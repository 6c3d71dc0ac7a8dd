import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Call, callOnce, callsPerSecond } from "./calls.ts";
import { median } from "./numbers.ts";
import { signInCall } from "./sandbox-start.ts";
import { startBare, startSandbox } from "./server-process.ts";

/** How many clients call at once. */
const CLIENTS = [1, 8, 32];

interface Subject {
  name: string;
  people: number;
  path: string;
  isWrite?: boolean;
  /** Kept on disk. */
  isDurable?: boolean;
}

const SUBJECTS: readonly Subject[] = [
  { name: "tiers", people: 60, path: "/api/tiers" },
  { name: "profile", people: 10_000, path: "/api/my/profile" },
  { name: "training board of 60", people: 60, path: "/api/dashboard/training_status" },
  { name: "training board of 10,000", people: 10_000, path: "/api/dashboard/training_status" },
  { name: "profile changed", people: 60, path: "/api/my/profile", isWrite: true },
  {
    name: "profile changed, --data",
    people: 60,
    path: "/api/my/profile",
    isWrite: true,
    isDurable: true,
  },
];

/**
 * Calls answered in a second by the sandbox over HTTP, beside a bare server that answers as many bytes,
 * and for writes first stores as many. Both are called in turn, so that the ratio holds on a busy machine.
 */
export async function reportCalls(rounds: number, seconds: number): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const subject of SUBJECTS) {
    rows[subject.name] = await measure(subject, rounds, seconds);
    console.error(subject.name);
  }
  console.table(rows);
}

async function measure(
  { people, path: address, isWrite = false, isDurable = false }: Subject,
  rounds: number,
  seconds: number,
): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), "recurrent-calls-"));
  const data = isDurable ? ["--data", folder] : [];
  const sandbox = await startSandbox(["--people", String(people), ...data]);
  const [authHost = "", apiHost = ""] = sandbox.hosts;
  try {
    const read = await signedIn(authHost, `${apiHost}${address}`);
    const reply = await callOnce(read);
    const call: Call = isWrite
      ? {
          ...read,
          method: "PUT",
          headers: { ...read.headers, "content-type": "application/json" },
          body: JSON.stringify({ ...parsed(reply), settings: { notifications: true } }),
        }
      : read;
    const bare = await startBare([
      "--bytes",
      String(Buffer.byteLength(reply) - 2),
      ...(isWrite ? ["--write"] : []),
      ...data,
    ]);
    const floor: Call = { ...call, address: bare.hosts[0] ?? "" };
    try {
      return await compare(call, floor, rounds, seconds);
    } finally {
      await bare.stop();
    }
  } finally {
    await sandbox.stop();
    rmSync(folder, { recursive: true });
  }
}

/** What the contract says a profile is. */
const parsed = (reply: string) => JSON.parse(reply) as Record<string, unknown>;

async function signedIn(authHost: string, address: string): Promise<Call> {
  const { access_token: token } = JSON.parse(await callOnce(signInCall(authHost))) as {
    access_token: string;
  };
  return { address, method: "GET", headers: { authorization: `Bearer ${token}` } };
}

/** Calls a second of both and how often the one goes into the other, for each number of clients. */
async function compare(
  call: Call,
  floor: Call,
  rounds: number,
  seconds: number,
): Promise<Record<string, string>> {
  const columns: Record<string, string> = {};
  for (const clients of CLIENTS) {
    const own: number[] = [];
    const bare: number[] = [];
    // The first round warms both and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const one = await callsPerSecond(call, clients, seconds);
      const other = await callsPerSecond(floor, clients, seconds);
      if (round > 0) own.push(one);
      if (round > 0) bare.push(other);
    }
    const label = clients === 1 ? "1 client" : `${clients} clients`;
    const times = (median(bare) / median(own)).toFixed(1);
    columns[label] = `${Math.round(median(own))} of ${Math.round(median(bare))} (${times})`;
  }
  return columns;
}
