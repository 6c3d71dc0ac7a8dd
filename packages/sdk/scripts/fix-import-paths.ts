import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A relative path of a module in an import, an export or a type. */
const RELATIVE = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}(?:\/[^"']*)?)\2/g;

/**
 * Rewrites relative imports of a built file to built files. TypeScript writes `.js` only into JavaScript
 * and leaves `.ts` in declarations; folders, which Node.js and `nodenext` do not resolve, become their
 * index file.
 *
 * @param file path of the built file, from which imports are resolved
 * @throws Error when an imported file was not built
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

const REACT_QUERY = /^import (?:type )?(\{.*\}) from ("@tanstack\/react-query");$/gm;

/** Takes the types of React Query's ES modules, also in a declaration for `require`. */
export const withImportedReactQuery = (declaration: string): string =>
  declaration.replaceAll(
    REACT_QUERY,
    (_, names: string, from: string) =>
      `import type ${names.replaceAll("type ", "")} from ${from} with { "resolution-mode": "import" };`,
  );
