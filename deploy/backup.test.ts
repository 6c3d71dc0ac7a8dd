import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
  dataFolder,
  eventsOf,
  filesOf,
  runSandbox,
  signIn,
} from "../packages/sandbox/src/testing/server.ts";
import { exampleOf } from "./testing-guide.ts";
import { temporary } from "./testing-nginx.ts";

it("restores a running sandbox from a backup that the guide's command made", async () => {
  const folder = temporary("backup");
  const data = path.join(folder, "data");
  mkdirSync(data);
  const sandbox = await runSandbox(["--data", data]);
  const headers = await signIn(sandbox);
  const add = async (description: string) => {
    const body = new FormData();
    body.append("description", description);
    body.append("files[0]", new File(["a medical of mine"], "medical.txt", { type: "text/plain" }));
    const reply = await fetch(`${sandbox.apiHost}/api/my/events`, {
      method: "POST",
      headers,
      body,
    });
    expect(reply.status).toBe(200);
  };
  await add("Before the copy");
  const line = exampleOf("sh", "VACUUM INTO").trim();
  execFileSync("sh", ["-c", line], {
    cwd: folder,
    env: { PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin` },
    stdio: "ignore",
  });
  await add("After the copy");
  sandbox.signal("SIGTERM");
  expect(await sandbox.ended).toBe(0);

  const restored = dataFolder();
  cpSync(path.join(folder, "backup.sqlite"), path.join(restored, "world.sqlite"));
  const again = await runSandbox(["--data", restored]);
  const events = await eventsOf(again, headers);
  const names = events.map(({ description }) => description);
  expect(names).toContain("Before the copy");
  expect(names).not.toContain("After the copy");
  const event = events.find(({ description }) => description === "Before the copy")!;
  const [file] = await filesOf(again, headers, event);
  expect([file?.name, await file?.response.text()]).toEqual(["medical.txt", "a medical of mine"]);
  rmSync(folder, { recursive: true });
}, 60_000);
