/**
 * A third party's project that installs the tarball, outside the workspace. Its lock file is derived from
 * ours: the same versions, so that it needs no registry, only the package store.
 */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { fromRoot } from "../lib/paths.mjs";
import { type Packed, pnpm } from "./pack.ts";

type Versions = Readonly<Record<string, { version: string }>>;

interface LockFile {
  lockfileVersion: string;
  settings: object;
  importers: Readonly<Record<string, { dependencies?: Versions; devDependencies?: Versions }>>;
  packages: Readonly<Record<string, object>>;
  snapshots: Readonly<Record<string, object>>;
}

/** The packages in which versions are looked up: the newest ones, which the workspace itself has. */
const NEWEST = ["packages/sdk", "packages/portal", "scripts/package/minimum-node", "."];

/** The lowest versions that the SDK's package allows come before the others. */
export const MINIMUM_PEERS: readonly string[] = ["scripts/package/minimum-peers", ...NEWEST];

/** A package's version as pnpm names it in `lock`, with the peers that it was resolved with. */
function lockedVersion(lock: LockFile, name: string, importers: readonly string[]): string {
  const found = importers.flatMap((importer) => {
    const { dependencies, devDependencies } = lock.importers[importer] ?? {};
    return { ...devDependencies, ...dependencies }[name]?.version ?? [];
  });
  if (found[0] === undefined) throw new Error(`${name} is not in the workspace's lock file`);
  return found[0];
}

/**
 * Creates a project in `folder` that depends on the tarball and on `packages`, and installs it.
 *
 * @param packages names; each in the version that the first of `importers` has
 * @param which the package of the tarball
 */
export async function installConsumer(
  folder: string,
  tarball: string,
  packages: readonly string[],
  which: Packed = "sdk",
  importers: readonly string[] = NEWEST,
): Promise<void> {
  mkdirSync(folder);
  const lock = parse(readFileSync(fromRoot("pnpm-lock.yaml"), "utf8")) as LockFile;
  const manifest = JSON.parse(
    readFileSync(fromRoot("packages", which, "package.json"), "utf8"),
  ) as {
    name: string;
    version: string;
    dependencies?: Readonly<Record<string, string>>;
    peerDependencies?: Readonly<Record<string, string>>;
  };
  const { name: packed } = manifest;
  const versions = new Map(packages.map((name) => [name, lockedVersion(lock, name, importers)]));
  const file = path.basename(tarball);
  const source = `file:${file}`;
  const peers = Object.keys(manifest.peerDependencies ?? {}).filter((name) => versions.has(name));
  const needed = [...Object.keys(manifest.dependencies ?? {}), ...peers].map((name) => [
    name,
    lockedVersion(lock, name, importers),
  ]);
  const specifiers: Record<string, string> = { [packed]: source };
  const dependencies: Record<string, object> = { [packed]: { specifier: source, version: source } };
  for (const [name, version] of versions) {
    const specifier = version.replace(/\(.*/, "");
    specifiers[name] = specifier;
    dependencies[name] = { specifier, version };
  }
  const integrity = createHash("sha512").update(readFileSync(tarball)).digest("base64");
  const resolution = { integrity: `sha512-${integrity}`, tarball: source };
  const locked = {
    lockfileVersion: lock.lockfileVersion,
    settings: lock.settings,
    importers: { ".": { dependencies } },
    packages: {
      ...lock.packages,
      [`${packed}@${source}`]: { resolution, version: manifest.version },
    },
    snapshots: {
      ...lock.snapshots,
      [`${packed}@${source}`]: { dependencies: Object.fromEntries(needed) as object },
    },
  };
  const about = { name: "consumer", private: true, type: "module", dependencies: specifiers };
  copyFileSync(tarball, path.join(folder, file));
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(about));
  writeFileSync(path.join(folder, "pnpm-lock.yaml"), stringify(locked));
  // Our own lock file has passed this check; another one would need a network.
  writeFileSync(path.join(folder, "pnpm-workspace.yaml"), "packages: []\nminimumReleaseAge: 0\n");
  await pnpm(["install", "--frozen-lockfile", "--prefer-offline", "--ignore-scripts"], folder);
}
