import { describe, expect, it } from "vitest";
import {
  dataFolder,
  eventsOf,
  filesOf,
  MEGABYTE,
  noise,
  piecesIn,
  runSandbox,
  type SandboxProcess,
  sendEvent,
  signIn,
} from "../testing/server.ts";

/** Waits until a connection is refused: from then on the sandbox takes no calls. */
const refusing = ({ apiHost }: SandboxProcess) =>
  expect
    .poll(() => fetch(`${apiHost}/api/tiers`).then(String, (error: Error) => String(error.cause)), {
      timeout: 10_000,
    })
    .toContain("ECONNREFUSED");

describe("the sandbox over HTTP at SIGTERM", () => {
  it("finishes and keeps an upload, takes no other call, and exits with 0", async () => {
    const folder = dataFolder();
    const first = await runSandbox(["--data", folder]);
    const headers = await signIn(first);
    const call = sendEvent(first, headers, "Under way");
    await call.file("session.mp4");
    await call.bytes(noise("session", 3));
    await expect.poll(() => piecesIn(folder).onTheirWay).toBeGreaterThan(0);
    first.signal("SIGTERM");
    await refusing(first);
    await call.bytes(noise("rest", 2));
    expect((await call.finish()).status).toBe(200);
    expect(await first.ended).toBe(0);

    const second = await runSandbox(["--data", folder]);
    const event = (await eventsOf(second, headers)).find(
      ({ description }) => description === "Under way",
    );
    const [file] = await filesOf(second, headers, event!);
    expect((await file!.response.arrayBuffer()).byteLength).toBe(5 * MEGABYTE);
  }, 30_000);

  it("finishes a running download", async () => {
    const sandbox = await runSandbox([]);
    const headers = await signIn(sandbox);
    const call = sendEvent(sandbox, headers, "Under way");
    await call.file("session.mp4");
    await call.bytes(noise("session", 40));
    const [file] = await filesOf(sandbox, headers, (await call.finish()).event);
    const reader = file!.response.body!.getReader();
    let size = (await reader.read()).value!.length;
    sandbox.signal("SIGTERM");
    await refusing(sandbox);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
    }
    expect(size).toBe(40 * MEGABYTE);
    expect(await sandbox.ended).toBe(0);
  }, 30_000);

  it("exits at once at a second signal, and stores nothing incomplete", async () => {
    const folder = dataFolder();
    const first = await runSandbox(["--data", folder]);
    const headers = await signIn(first);
    const call = sendEvent(first, headers, "Never finished");
    await call.file("session.mp4");
    await call.bytes(noise("session", 3));
    await expect.poll(() => piecesIn(folder).onTheirWay).toBeGreaterThan(0);
    first.signal("SIGTERM");
    await refusing(first);
    // one key press may signal twice at once, which must not end it
    await new Promise((resolve) => setTimeout(resolve, 400));
    first.signal("SIGTERM");
    expect(await first.ended).toBe(143);
    expect(await call.failure()).toMatch(/ECONNRESET|socket hang up|EPIPE/);

    const second = await runSandbox(["--data", folder]);
    expect(await eventsOf(second, headers)).not.toContainEqual(
      expect.objectContaining({ description: "Never finished" }),
    );
    expect(piecesIn(folder)).toEqual({ stored: 0, onTheirWay: 0 });
  }, 30_000);
});
