import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { fromRoot, pinnedNode } from "./paths.mjs";
import { freePort, isFree, portFrom } from "./ports.ts";

const SERVERS = [
  ["start", "npm start"],
  ["storybook", "npm run storybook"],
] as const;

const start = (script: string, port: string) =>
  spawnSync(pinnedNode, [fromRoot(`scripts/${script}.ts`)], {
    env: { ...process.env, PORT: port },
    encoding: "utf8",
  });

describe("ports", () => {
  it("takes the named port, else the default one", () => {
    expect(portFrom("4199", 4100)).toBe(4199);
    expect(portFrom(undefined, 4100)).toBe(4100);
    expect(portFrom("", 4100)).toBe(4100);
  });

  it.each(["http", "0", "65536", "41.5"])("rejects '%s' as a port", (wanted) => {
    expect(portFrom(wanted, 4100)).toBeUndefined();
  });

  it.each(SERVERS)("reports nothing but the wrong port: %s", (script) => {
    const { status, stderr } = start(script, "http");
    expect(stderr).toBe("PORT is 'http'; give a number from 1 to 65535.\n");
    expect(status).toBe(2);
  });

  it("distinguishes a busy port from a free one", async () => {
    const port = await freePort();
    expect(await isFree(port)).toBe(true);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    expect(await isFree(port)).toBe(false);
    // A program started there reports it, and names a free port.
    for (const [script, command] of SERVERS) {
      const { status, stderr } = start(script, String(port));
      expect(status).toBe(1);
      expect(stderr).toContain(`Port ${port} is in use.`);
      expect(stderr).toContain(`PORT=${port + 1} ${command}`);
    }
    await new Promise((resolve) => server.close(resolve));
    expect(await isFree(port)).toBe(true);
  });
});
