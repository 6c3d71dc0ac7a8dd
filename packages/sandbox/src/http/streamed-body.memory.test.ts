import { describe, expect, it } from "vitest";
import {
  dataFolder,
  filesOf,
  MEGABYTE,
  noise,
  runSandbox,
  sendEvent,
  signIn,
} from "../testing/server.ts";

/** A heap too small for one call of 200 MB; returns its peak size in bytes. */
const NODE_FLAGS = [
  "--max-old-space-size=96",
  "--import",
  "data:text/javascript,process.on('exit',()=>console.error(process.resourceUsage().maxRSS*1024))",
];
const FILES = 4;

/**
 * Sends and fetches this number of events at once, four files each; returns the peak memory of the process
 * in bytes.
 */
async function greatest(flags: readonly string[], events: number, megabytes: number) {
  const sandbox = await runSandbox(flags, NODE_FLAGS);
  const headers = await signIn(sandbox);
  const names = (who: number) => Array.from({ length: FILES }, (_, n) => `${who}-${n}.bin`);
  const made = await Promise.all(
    Array.from({ length: events }, async (_, who) => {
      const call = sendEvent(sandbox, headers, `Event ${who}`);
      for (const name of names(who)) {
        await call.file(name);
        await call.bytes(noise(name, megabytes));
      }
      return (await call.finish()).event;
    }),
  );
  await Promise.all(
    made.map(async (event, who) => {
      const files = await filesOf(sandbox, headers, event);
      expect(files.map(({ name }) => name)).toEqual(names(who));
      const sizes = await Promise.all(files.map(({ response }) => sizeOf(response.body!)));
      expect(sizes).toEqual(names(who).map(() => megabytes * MEGABYTE));
    }),
  );
  sandbox.signal("SIGTERM");
  expect(await sandbox.ended).toBe(0);
  return Number(sandbox.errors());
}

async function sizeOf(pieces: AsyncIterable<Uint8Array>) {
  let size = 0;
  for await (const piece of pieces) size += piece.length;
  return size;
}

describe("large files over HTTP", () => {
  it.each([
    ["with --data, two calls of 200 MB at once", () => ["--data", dataFolder()], 2],
    ["without, one call of 200 MB", () => [], 1],
  ])(
    "uses less memory than one of the files, up and down: %s",
    async (_what, flags, calls) => {
      const small = await greatest(flags(), calls, 1);
      const great = await greatest(flags(), calls, 50);
      expect(small).toBeGreaterThan(50 * MEGABYTE);
      expect((great - small) / MEGABYTE).toBeLessThan(150);
    },
    120_000,
  );
});
