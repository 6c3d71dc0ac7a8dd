import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { fromRoot, pinnedNode } from "./paths.mjs";
import { freePort, isFree, portFrom } from "./ports.ts";

describe("ports", () => {
  it("takes the named port, else the default one", () => {
    expect(portFrom("PORT", "4199", 4100)).toBe(4199);
    expect(portFrom("PORT", undefined, 4100)).toBe(4100);
    expect(portFrom("PORT", "", 4100)).toBe(4100);
  });

  it.each(["http", "0", "65536", "41.5"])("rejects '%s' as a port", (wanted) => {
    expect(() => portFrom("PORT", wanted, 4100)).toThrow(`PORT is '${wanted}'`);
  });

  it("distinguishes a busy port from a free one", async () => {
    const port = await freePort();
    expect(await isFree(port)).toBe(true);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    expect(await isFree(port)).toBe(false);
    // A program started there reports it, and names a free port.
    for (const [script, command] of [
      ["start", "npm start"],
      ["storybook", "npm run storybook"],
    ]) {
      const { status, stderr } = spawnSync(pinnedNode, [fromRoot(`scripts/${script}.ts`)], {
        env: { ...process.env, PORT: String(port) },
        encoding: "utf8",
      });
      expect(status).toBe(1);
      expect(stderr).toContain(`Port ${port} is in use.`);
      expect(stderr).toContain(`PORT=${port + 1} ${command}`);
    }
    await new Promise((resolve) => server.close(resolve));
    expect(await isFree(port)).toBe(true);
  });
});
