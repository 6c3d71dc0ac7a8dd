const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * Follows the pointers of a node of a bundled document, such as `{ $ref: "#/components/…" }`. A node without
 * one is returned as it is.
 */
export function followPointers(document: unknown, node: unknown): unknown {
  const pointer = isNode(node) ? node["$ref"] : undefined;
  if (typeof pointer !== "string") return node;
  let found = document;
  for (const key of pointer.split("/").slice(1)) found = isNode(found) ? found[key] : undefined;
  if (!isNode(found)) throw new Error(`${pointer} leads nowhere`);
  return followPointers(document, found);
}
