import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";
import authContract from "../../packages/sdk/openapi/auth.json" with { type: "json" };
import mainContract from "../../packages/sdk/openapi/main.json" with { type: "json" };
import { fromRoot } from "../../scripts/lib/paths.mjs";
import { callsIn, fillPath, isFile } from "../../packages/host-check/src/contract/operations.ts";

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill();
});

/** `prism mock` of a bundled contract on a free port; gives where it answers. */
async function mock(contract: string): Promise<string> {
  const prism = fromRoot("node_modules/@stoplight/prism-cli/dist/index.js");
  const argv = [prism, "mock", "--port", "0", "--errors", fromRoot(contract)];
  const child = spawn(process.execPath, argv, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  for await (const line of createInterface(child.stdout)) {
    const origin = /listening on (\S+)/.exec(line)?.[1];
    if (origin !== undefined) {
      child.stdout.resume();
      return origin;
    }
  }
  throw new Error("prism ended before it listened.");
}

describe.each([
  ["auth", authContract],
  ["main", mainContract],
])("the Prism mock of the %s contract", (host, contract) => {
  const calls = callsIn(contract).filter(({ body }) => body?.type !== "multipart/form-data");

  it("answers every call with its example, files as files", async () => {
    const origin = await mock(`packages/sdk/openapi/${host}.json`);
    for (const call of calls) {
      const query = new URLSearchParams(
        Object.entries(call.query).map(([name, value]) => [name, String(value)]),
      );
      const reply = await fetch(`${origin}${fillPath(call.path, call.pathExamples)}?${query}`, {
        method: call.method,
        headers: {
          authorization: "Bearer a",
          accept: call.mediaTypes.join(", ") || "application/json",
          ...(call.body && { "content-type": call.body.type }),
        },
        ...(call.body && { body: JSON.stringify(call.body.example) }),
      });
      const bytes = await reply.arrayBuffer();
      const type = reply.headers.get("content-type")?.split(";", 1)[0] ?? "";
      expect([call.id, reply.status, isFile(call) ? "file" : type]).toEqual([
        call.id,
        expect.toSatisfy((status: number) => status >= 200 && status < 300),
        isFile(call) ? "file" : call.mediaTypes.length === 0 ? "" : "application/json",
      ]);
      if (isFile(call)) {
        expect(bytes.byteLength, call.id).toBeGreaterThan(0);
        expect(call.mediaTypes, call.id).toContain(type);
      }
    }
  }, 60_000);
});
