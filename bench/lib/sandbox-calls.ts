import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Call, callConcurrently, callOnce } from "./calls.ts";
import { median } from "./numbers.ts";
import { signInCall } from "./sandbox-start.ts";
import { type ServerProcess, startBare, startSandbox } from "./server-process.ts";

/** The number of clients that call at once. */
const CLIENTS = [1, 8, 32];

interface Subject {
  name: string;
  people: number;
  path: string;
  isWrite?: boolean;
  /** Stores the data on disk. */
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
 * Calls per second of the sandbox over HTTP, compared with a bare server that answers as many bytes, and
 * stores as many first for writes. Both are called in turn; on a busy machine only the CPU time of a call
 * is reliable.
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
          body: JSON.stringify({ ...parseObject(reply), settings: { notifications: true } }),
        }
      : read;
    const bare = await startBare([
      "--bytes",
      String(Buffer.byteLength(reply) - 2),
      ...(isWrite ? ["--write"] : []),
      ...data,
    ]);
    const baseline: Call = { ...call, address: bare.hosts[0] ?? "" };
    try {
      return await compare(
        { server: sandbox, call },
        { server: bare, call: baseline },
        rounds,
        seconds,
      );
    } finally {
      await bare.stop();
    }
  } finally {
    await sandbox.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Fails for a reply that is not a profile. */
const parseObject = (reply: string) => JSON.parse(reply) as Record<string, unknown>;

async function signedIn(authHost: string, address: string): Promise<Call> {
  const { access_token: token } = JSON.parse(await callOnce(signInCall(authHost))) as {
    access_token: string;
  };
  return { address, method: "GET", headers: { authorization: `Bearer ${token}` } };
}

/** A server and the call that is made to it. */
interface Side {
  server: ServerProcess;
  call: Call;
}

/** Median calls per second, and CPU milliseconds per call. */
interface Rate {
  perSecond: number;
  cpu: number;
}

async function compare(
  own: Side,
  bare: Side,
  rounds: number,
  seconds: number,
): Promise<Record<string, string>> {
  const columns: Record<string, string> = {};
  for (const clients of CLIENTS) {
    const [one, other] = await rates([own, bare], clients, rounds, seconds);
    if (!one || !other) throw new Error("There was nothing to compare.");
    const times = (other.perSecond / one.perSecond).toFixed(1);
    const label = clients === 1 ? "1 client" : `${clients} clients`;
    columns[label] = `${Math.round(one.perSecond)} of ${Math.round(other.perSecond)} (${times})`;
    // The more clients, the less of it is the server waking up.
    columns["CPU ms"] = `${one.cpu.toFixed(2)} of ${other.cpu.toFixed(2)}`;
  }
  return columns;
}

/** Calls the sides in turn, round after round. */
async function rates(
  sides: readonly Side[],
  clients: number,
  rounds: number,
  seconds: number,
): Promise<Rate[]> {
  const all = sides.map(() => ({ perSecond: [] as number[], count: 0, cpu: 0 }));
  // The first round warms all of them and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { server, call }] of sides.entries()) {
      const before = server.cpu();
      const { count, perSecond } = await callConcurrently(call, clients, seconds);
      const sum = all[at];
      if (round === 0 || !sum) continue;
      sum.perSecond.push(perSecond);
      sum.count += count;
      sum.cpu += server.cpu() - before;
    }
  }
  return all.map(({ perSecond, count, cpu }) => ({
    perSecond: median(perSecond),
    cpu: cpu / count,
  }));
}
