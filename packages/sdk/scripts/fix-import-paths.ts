import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A module that is named by a relative path, in an import, an export or a type. */
const RELATIVE = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}(?:\/[^"']*)?)\2/g;

/**
 * A built file whose relative imports name built files. TypeScript writes `.js` into JavaScript only
 * and leaves `.ts` in declarations; folders, which Node.js and `nodenext` do not look into, become
 * the file that they stand for.
 *
 * @param file where the source is written, for paths to start from
 * @throws Error when an import leads to no built file
 */
export function withEmittedPaths(source: string, file: string): string {
  return source.replaceAll(RELATIVE, (_, start: string, quote: string, specifier: string) => {
    const named = specifier.replace(/(?<!\.d)\.tsx?$/, ".js");
    const path = named.endsWith(".js") ? named : `${named}/index.js`;
    const target = join(dirname(file), path);
    if (!existsSync(target)) throw new Error(`${file} imports ${specifier}, which was not built`);
    return `${start}${quote}${path}${quote}`;
  });
}
