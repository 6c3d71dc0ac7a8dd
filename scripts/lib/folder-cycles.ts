import path from "node:path";

/** Relative specifiers of imports and exports, types and `import()` included. */
const SPECIFIERS = /(?:\bfrom\s*|\bimport\s*\(?\s*)"(\.{1,2}\/[^"]+)"/g;

/**
 * Folders that import each other, directly or through others.
 *
 * @param files sources by path below `root`; files directly in `root` start or export the package, so
 *   they build on every folder and are left out
 * @returns each circle as its folders in alphabetical order
 */
export function folderCycles(files: ReadonlyMap<string, string>): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const [file, source] of files) {
    const folder = path.posix.dirname(file);
    const known = targets.get(folder) ?? new Set();
    targets.set(folder, known);
    for (const [, specifier = ""] of source.matchAll(SPECIFIERS)) {
      const target = path.posix.dirname(path.posix.join(folder, specifier));
      if (target !== folder && target !== "." && folder !== ".") known.add(target);
    }
  }
  const reached = new Map(Array.from(targets.keys(), (folder) => [folder, reachedFrom(folder)]));
  function reachedFrom(start: string): ReadonlySet<string> {
    const found = new Set<string>();
    const waiting = [...(targets.get(start) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(...(targets.get(next) ?? []));
    }
    return found;
  }
  const circles = [...reached]
    .filter(([folder, found]) => found.has(folder))
    .map(([folder, found]) =>
      [...found]
        .filter((other) => reached.get(other)?.has(folder))
        .toSorted()
        .join(" "),
    );
  return [...new Set(circles)].toSorted().map((circle) => circle.split(" "));
}
