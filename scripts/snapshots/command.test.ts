import { expect, test } from "vitest";
import { runProcessGroup } from "../lib/process-group.mjs";
import { fromRoot, pinnedNode } from "../lib/paths.mjs";

/** Far above what it takes, for a machine that does other things too. */
const LIMIT = { timeout: 60_000 };
const snapshots = (...argv: string[]) =>
  runProcessGroup(pinnedNode, [fromRoot("scripts/snapshots.ts"), ...argv], {
    cwd: fromRoot(),
    capture: true,
  });

test("an option that does not exist is named, with those that do", LIMIT, async () => {
  const done = await snapshots("--acept");
  expect(done.code).toBe(2);
  expect(done.output).toContain("--acept");
  expect(done.output).toContain("npm run snapshots -- --accept");
});

test("a story that does not exist is not taken for one that looks as accepted", LIMIT, async () => {
  const done = await snapshots("--accept", "no such story");
  expect(done.code).toBe(2);
  expect(done.output).toContain("'no such story'");
});
