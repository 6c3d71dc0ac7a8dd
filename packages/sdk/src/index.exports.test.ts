import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import {
  refreshToken,
  requestPasswordLink,
  setNewPassword,
  signIn,
  verifyPasswordLink,
} from "./sign-in.ts";

const src = import.meta.dirname;
const IMPORT =
  /(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s*)?["']([^"']+)["']|import\(\s*["']([^"']+)["']/g;

/** The file that a relative import means, with or without its ending. */
function fileOf(path: string): string {
  const candidates = [path, `${path}.ts`, join(path, "index.ts")];
  const found = candidates.find((file) => existsSync(file) && statSync(file).isFile());
  if (found === undefined) throw new Error(`Nothing at ${path}`);
  return found;
}

/** Every package that an entry loads at run time, with the file that imports it. */
function packagesFrom(entry: string): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, named, dynamic] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const target = named ?? dynamic ?? "";
      if (target.startsWith(".")) visit(fileOf(resolve(dirname(file), target)));
      else packages.set(target, relative(src, file));
    }
  };
  visit(join(src, entry));
  expect(seen.size).toBeGreaterThan(5);
  return packages;
}

describe("the entry points", () => {
  it.each(["index.ts", "raw.ts"])("loads from %s axios alone: no React, no mocks", (entry) => {
    expect([...packagesFrom(entry).keys()]).toEqual(["axios"]);
  });

  it("loads React and react-query, but no mocks and no schemas, from './react'", () => {
    const names = [...packagesFrom("react/index.ts").keys()].toSorted();
    expect(names).toEqual(["@tanstack/react-query", "axios", "react"]);
  });

  it("has one name for each call of the sign-in host, which keeps a session", async () => {
    const entry: Record<string, unknown> = await import("./index.ts");
    const calls = await import("./generated/auth/raw/index.ts");
    expect(Object.keys(calls).filter((name) => name in entry)).toEqual([]);
    const own = [signIn, refreshToken, requestPasswordLink, verifyPasswordLink, setNewPassword];
    expect(own.filter((call) => entry[call.name] !== call)).toEqual([]);
    expect(own).toHaveLength(Object.keys(calls).length);
  });

  it("lists the exports one by one, every call of the main host among them", async () => {
    const entry: Record<string, unknown> = await import("./index.ts");
    const calls = await import("./generated/main/calls/index.ts");
    expect(Object.keys(calls).filter((name) => !(name in entry))).toEqual([]);
    const stars = ["index.ts", "types.ts"].flatMap(
      (file) => readFileSync(join(src, file), "utf8").match(/export (?:type )?\*.*/g) ?? [],
    );
    expect(stars).toEqual(['export type * from "./types.ts";']);
  });

  it("exports every reader of the model from './raw'", async () => {
    const entry: Record<string, unknown> = await import("./raw.ts");
    const inner = new Set(["readEventFields", "readTopicStatus"]);
    const internal = new Set(["read.ts"]);
    const missing: string[] = [];
    for (const file of readdirSync(join(src, "model"))) {
      if (file.endsWith(".test.ts") || internal.has(file)) continue;
      const source = readFileSync(join(src, "model", file), "utf8");
      for (const [, name = ""] of source.matchAll(/^export function (read\w+)/gm)) {
        if (!inner.has(name) && typeof entry[name] !== "function") missing.push(name);
      }
    }
    expect(missing).toEqual([]);
  });
});
