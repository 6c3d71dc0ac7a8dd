import { parseSync, Visitor } from "vite";

/** One import, re-export or `import()` of a source file. */
export interface Import {
  /** As written, e.g. `@recurrent/sdk/react` or `./rule.ts`. */
  specifier: string;
  line: number;
  kind: "static" | "dynamic" | "type";
}

const unquoted = (text: string): string => text.replace(/^["'`]|["'`]$/g, "");

/**
 * Everything a TypeScript or JavaScript file imports, types included.
 * @throws {Error} when the file does not parse
 */
export function importsOf(file: string, source: string): Import[] {
  const parsed = parseSync(file, source);
  const [problem] = parsed.errors;
  if (problem) throw new Error(`${file}: ${problem.message}`);
  const found: Import[] = [];
  const add = (specifier: string, start: number, kind: Import["kind"]): void => {
    found.push({ specifier, line: source.slice(0, start).split("\n").length, kind });
  };
  for (const { moduleRequest, entries, start } of parsed.module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    add(moduleRequest.value, start, typeOnly ? "type" : "static");
  }
  for (const { entries } of parsed.module.staticExports) {
    for (const { moduleRequest, isType, start } of entries) {
      if (moduleRequest) add(moduleRequest.value, start, isType ? "type" : "static");
    }
  }
  for (const { moduleRequest, start } of parsed.module.dynamicImports) {
    add(unquoted(source.slice(moduleRequest.start, moduleRequest.end)), start, "dynamic");
  }
  new Visitor({
    TSImportType: (node) => add(node.source.value, node.start, "type"),
  }).visit(parsed.program);
  return found;
}
