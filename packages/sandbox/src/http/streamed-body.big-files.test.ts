import { createHash, randomFillSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sqlitePersistence } from "../store/persistence/sqlite.ts";
import { Database } from "../store/database.ts";
import { type RunningSandbox, serve } from "./serve.ts";

const MEGABYTE = 1024 * 1024;

let directory: string;
let sandbox: RunningSandbox;

const start = () =>
  serve({
    database: new Database({ persistence: sqlitePersistence(directory) }),
    authPort: 0,
    apiPort: 0,
  });

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "recurrent-files-"));
  sandbox = await start();
});
afterEach(async () => {
  await sandbox.stop();
  rmSync(directory, { recursive: true });
});

async function headers() {
  const response = await fetch(`${sandbox.authHost}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "trainee@aurora.test", password: "Recurrent#2026" }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

const EVENTS = "/api/my/events";
const sha = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("a file of 50 MB over HTTP", () => {
  it("stores and returns 50 MB byte for byte, in chunks, after a restart too", async () => {
    const bytes = randomFillSync(new Uint8Array(50 * MEGABYTE));
    const form = new FormData();
    form.append("description", "Simulator session");
    form.append("files[0]", new File([bytes], "Sitzung – Überblick.mp4", { type: "video/mp4" }));
    const made = await fetch(sandbox.apiHost + EVENTS, {
      method: "POST",
      headers: await headers(),
      body: form,
    });
    expect(made.status).toBe(200);
    const { id, files } = (await made.json()) as { id: number; files: { id: number }[] };
    await sandbox.stop();
    sandbox = await start();

    const response = await fetch(
      `${sandbox.apiHost}${EVENTS}/${id}/files/${files[0]!.id}/download`,
      { headers: await headers() },
    );
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    expect(response.headers.get("content-type")).toBe("video/mp4");
    expect(response.headers.get("content-disposition")).toContain(
      "filename*=UTF-8''Sitzung%20%E2%80%93%20%C3%9Cberblick.mp4",
    );
    const hash = createHash("sha256");
    let largest = 0;
    for await (const piece of response.body!) {
      hash.update(piece);
      largest = Math.max(largest, piece.length);
    }
    expect(hash.digest("hex")).toBe(sha(bytes));
    expect(largest).toBeLessThan(MEGABYTE);
  }, 60_000);
});
