import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach } from "vitest";

const SCRIPT = fileURLToPath(new URL("../cli.ts", import.meta.url));
export const MEGABYTE = 1024 * 1024;
const EVENTS = "/api/my/events";

const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder for `--data` that is deleted after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "recurrent-data-"));
  folders.push(folder);
  return folder;
}

/** `npm run sandbox -- <flags>` on free ports; `nodeFlags` are Node's own. */
export async function runSandbox(flags: readonly string[], nodeFlags: readonly string[] = []) {
  const child = spawn(
    process.execPath,
    [...nodeFlags, SCRIPT, "--port-auth", "0", "--port-api", "0", ...flags],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  children.push(child);
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  const [chunk] = (await Promise.race([
    once(child.stdout, "data"),
    ended.then((code) => Promise.reject(new Error(`It ended with ${code}: ${errors}`))),
  ])) as [Buffer];
  const [authHost = "", apiHost = ""] = chunk.toString().match(/http:\/\/\S+/g) ?? [];
  return {
    authHost,
    apiHost,
    /** Its exit code, once it has ended; null when a signal ended it. */
    ended,
    signal: (signal: "SIGKILL" | "SIGTERM") => child.kill(signal),
    /** The output on stderr so far. */
    errors: () => errors,
  };
}

export type SandboxProcess = Awaited<ReturnType<typeof runSandbox>>;

export async function signIn(
  { authHost }: Pick<SandboxProcess, "authHost">,
  username = "trainee@aurora.test",
): Promise<Record<string, string>> {
  const response = await fetch(`${authHost}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: "Recurrent#2026" }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

export interface EventReply {
  id: number;
  description: string;
  files?: { id: number; original_name: string }[];
}

/** The own events, as lists show them. */
export async function eventsOf(
  { apiHost }: Pick<SandboxProcess, "apiHost">,
  headers: Record<string, string>,
): Promise<EventReply[]> {
  return (await (await fetch(apiHost + EVENTS, { headers })).json()) as EventReply[];
}

/** The files of an event as they are downloaded, each with its name. */
export async function filesOf(
  { apiHost }: Pick<SandboxProcess, "apiHost">,
  headers: Record<string, string>,
  { id }: EventReply,
): Promise<{ name: string; response: Response }[]> {
  const address = `${apiHost}${EVENTS}/${id}`;
  const { files = [] } = (await (await fetch(address, { headers })).json()) as EventReply;
  return Promise.all(
    files.map(async (file) => ({
      name: file.original_name,
      response: await fetch(`${address}/files/${file.id}/download`, { headers }),
    })),
  );
}

/** SHA-256 of downloaded bytes, without storing them. */
export async function shaOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of pieces) hash.update(piece);
  return hash.digest("hex");
}

/** Bytes that follow from a text, a megabyte at a time, each to be sent before the next is taken. */
export function* noise(seed: string, megabytes: number): Generator<Uint8Array> {
  const block = createHash("shake256", { outputLength: MEGABYTE }).update(seed).digest();
  for (let at = 0; at < megabytes; at += 1) {
    block.writeUInt32BE(at);
    yield block;
  }
}

const field = (name: string) => `\r\n--xx\r\ncontent-disposition: form-data; name="${name}"`;

/** A new event that is sent in chunks, each when the connection takes it. */
export function sendEvent(
  { apiHost }: Pick<SandboxProcess, "apiHost">,
  headers: Record<string, string>,
  description: string,
) {
  const outgoing = request(apiHost + EVENTS, {
    method: "POST",
    headers: { ...headers, "content-type": "multipart/form-data; boundary=xx" },
  });
  const replied = once(outgoing, "response") as Promise<[IncomingMessage]>;
  // A caller that cuts the call off does not wait for its reply
  replied.catch(() => {});
  const write = async (bytes: string | Uint8Array) => {
    if (!outgoing.write(bytes)) await Promise.race([once(outgoing, "drain"), replied]);
  };
  let files = 0;
  const begun = write(`${field("description")}\r\n\r\n${description}`);
  return {
    file: async (name: string) => {
      await begun;
      await write(`${field(`files[${files}]`)}; filename="${name}"\r\n\r\n`);
      files += 1;
    },
    bytes: async (pieces: Iterable<Uint8Array>) => {
      for (const piece of pieces) await write(piece);
    },
    finish: async (): Promise<{ status: number | undefined; event: EventReply }> => {
      outgoing.end("\r\n--xx--\r\n");
      const [incoming] = await replied;
      const body = (await incoming.toArray()).join("");
      return { status: incoming.statusCode, event: JSON.parse(body) as EventReply };
    },
    /** Hangs up. */
    cut: () => {
      outgoing.on("error", () => {});
      outgoing.destroy();
    },
    /** The error of a call that has to fail. */
    failure: async (): Promise<string> => {
      try {
        await replied;
        return "it was answered";
      } catch (error) {
        return String(error);
      }
    },
  };
}

/** Chunks in the data folder: of stored files, and of files that are being written. */
export function piecesIn(folder: string): { stored: number; onTheirWay: number } {
  const db = new DatabaseSync(join(folder, "world.sqlite"), { readOnly: true, timeout: 5000 });
  const count = (where: string) =>
    Number(db.prepare(`SELECT count(*) AS n FROM pieces WHERE content ${where}`).get()?.["n"]);
  const inFiles = "IN (SELECT content FROM files)";
  const pieces = { stored: count(inFiles), onTheirWay: count(`NOT ${inFiles}`) };
  db.close();
  return pieces;
}
