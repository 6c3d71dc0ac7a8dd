import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { runGroup } from "../lib/group.mjs";
import { inRoot, pinnedNode } from "../lib/paths.mjs";
import { acceptedIn } from "./plan.ts";
import { acceptedFolder, takePictures } from "./run.ts";

const CACHE = inRoot("node_modules/.cache/recurrent");
/** Far above what it takes, for a machine that does other things too. */
const LIMIT = 600_000;
const storybook = path.join(CACHE, "snapshots-trials");
const folder = path.join(CACHE, "snapshots-trials-pictures");
const accepted = acceptedFolder(folder);
const take = (accept: boolean, part = "") =>
  takePictures({ storybook, folder, accept, part, quiet: true });

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  const built = await runGroup(
    pinnedNode,
    [
      inRoot("node_modules/storybook/dist/bin/dispatcher.js"),
      "build",
      "--quiet",
      "--config-dir",
      inRoot("scripts/snapshots/fixture"),
      "--output-dir",
      storybook,
    ],
    { cwd: inRoot(), capture: true },
  );
  expect(built.code, built.output).toBe(0);
}, LIMIT);

test(
  "what is accepted passes until it changes, and passes again once that is accepted",
  async () => {
    expect(await take(true)).toEqual({ stories: 3, pictures: 6, findings: [] });
    expect(await take(false)).toEqual({ stories: 3, pictures: 6, findings: [] });

    writeFileSync(path.join(storybook, "word.txt"), "Another word");
    rmSync(path.join(accepted, "trials--clock", "dark.png"));
    const index = path.join(storybook, "index.json");
    const whole = readFileSync(index, "utf8");
    const { entries, ...rest } = JSON.parse(whole) as { entries: Record<string, unknown> };
    const { "trials--restless": _left, ...left } = entries;
    writeFileSync(index, JSON.stringify({ ...rest, entries: left }));

    const { findings, report } = await take(false);
    expect(findings.map(({ kind, id, picture }) => `${kind} ${id} ${picture}`).toSorted()).toEqual([
      "changed trials--fetched dark",
      "changed trials--fetched light",
      "gone trials--restless dark",
      "gone trials--restless light",
      "new trials--clock dark",
    ]);
    for (const { kind, expected, actual, diff } of findings) {
      const files = {
        changed: [expected, actual, diff],
        new: [actual],
        gone: [expected],
        broken: [],
      };
      for (const file of files[kind]) expect(existsSync(file ?? ""), `${kind} ${file}`).toBe(true);
    }
    expect(readFileSync(report ?? "", "utf8")).toContain("Trials › Fetched (dark): changed");

    // One story alone is accepted; what else was found stays as it is.
    expect(await take(true, "fetched")).toEqual({ stories: 1, pictures: 2, findings: [] });
    expect(acceptedIn(accepted).get("trials--clock")).toEqual(["light.png"]);
    await take(true);
    expect(await take(false)).toEqual({ stories: 2, pictures: 4, findings: [] });
    expect([...acceptedIn(accepted).keys()].toSorted()).toEqual([
      "trials--clock",
      "trials--fetched",
    ]);
  },
  LIMIT,
);

test(
  "a story that nobody wrote is not taken for one that looks as accepted",
  async () => {
    await expect(take(false, "no such story")).rejects.toThrow("'no such story'");
  },
  LIMIT,
);

test(
  "an option that does not exist is named, with those that do",
  async () => {
    const done = await runGroup(pinnedNode, [inRoot("scripts/snapshots.ts"), "--acept"], {
      capture: true,
    });
    expect(done.code).toBe(2);
    expect(done.output).toContain("--acept");
    expect(done.output).toContain("npm run snapshots -- --accept");
  },
  LIMIT,
);
