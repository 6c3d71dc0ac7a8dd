/**
 * Types of the data that the sandbox stores, without imports, comments and layout: those of the rows, and those that
 * they use of the package's own types.
 *
 * @param rows source of the rows' types
 * @param ownTypes source of the types that the sandbox exports
 */
export function storedTypes(rows: string, ownTypes: string): string {
  const declarations = new Map(
    withoutLayout(ownTypes)
      .split(/(?=\bexport (?:interface|type) )/)
      .map((source) => [/^export (?:interface|type) (\w+)/.exec(source)?.[1] ?? "", source.trim()]),
  );
  const stored = new Set([withoutLayout(rows)]);
  // A set also visits what is added meanwhile.
  for (const source of stored) {
    for (const [name] of source.matchAll(/\w+/g)) {
      const declaration = declarations.get(name);
      if (declaration !== undefined) stored.add(declaration);
    }
  }
  return [...stored].join(" ");
}

function withoutLayout(source: string): string {
  return source
    .replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, "")
    .replaceAll(/^import .*?;$/gms, "")
    .replaceAll(/\s+/g, " ");
}
