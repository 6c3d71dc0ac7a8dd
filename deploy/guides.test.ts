import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { fromRoot } from "../scripts/lib/paths.mjs";
import { exampleOf } from "./testing-guide.ts";
import { temporary } from "./testing-nginx.ts";

const linesOf = (name: string) => readFileSync(fromRoot(name), "utf8").split("\n");

it.each([
  "accounts.json",
  "config.json",
  "backup.sqlite",
  "data/",
  "previous/",
  "restored/",
  "tmp/",
  "world/",
])("keeps %s, which a guide puts into a clone, out of commits and images", (name) => {
  expect(linesOf(".gitignore")).toContain(`/${name}`);
  expect(linesOf(".dockerignore")).toContain(name);
});

/** Copies as Docker does: into the folder when there is one. */
const DOCKER = `#!/bin/sh
case $1 in
  create) echo container ;;
  cp) cp -r "$ROOT" "$3" ;;
esac
`;

it("has the previous build alone in its folder after every upgrade of a container", () => {
  const folder = temporary("container");
  const build = path.join(folder, "recurrent");
  mkdirSync(path.join(build, "assets"), { recursive: true });
  writeFileSync(path.join(folder, "docker"), DOCKER);
  chmodSync(path.join(folder, "docker"), 0o755);
  const commands = exampleOf("sh", "docker cp");
  for (const name of ["first.js", "second.js"]) {
    rmSync(path.join(build, "assets"), { recursive: true });
    mkdirSync(path.join(build, "assets"));
    writeFileSync(path.join(build, "assets", name), "");
    const env = { PATH: `${folder}:/usr/bin:/bin`, ROOT: build };
    expect(spawnSync("sh", ["-ec", commands], { cwd: folder, env }).status).toBe(0);
    const copied = readdirSync(path.join(folder, "previous"), { recursive: true });
    expect(copied.toSorted()).toEqual(["assets", `assets/${name}`]);
  }
  rmSync(folder, { recursive: true });
});
