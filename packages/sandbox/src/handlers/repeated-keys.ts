/** Matches a string, with a colon if it is a key, or a bracket or comma. */
const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")[ \t\r\n]*(:?)|[{}[\],]/g;

interface Level {
  /** Path of the object or list, '' for the root. */
  name: string;
  keys: Set<string>;
  /** Current key of an object, or index of a list. */
  at: string | number;
}

/**
 * Finds keys that an object has more than once, such as 'roles.1.id': `JSON.parse` returns only the
 * last of them.
 *
 * @param json valid JSON
 */
export function repeatedKeys(json: string): string[] {
  const repeated = new Set<string>();
  const levels: Level[] = [];
  for (const [token, text, colon] of json.matchAll(TOKENS)) {
    const level = levels.at(-1);
    if (token === "{" || token === "[") {
      levels.push({ name: nameAt(level), keys: new Set(), at: token === "[" ? 0 : "" });
    } else if (token === "}" || token === "]") {
      levels.pop();
    } else if (token === ",") {
      if (typeof level?.at === "number") level.at += 1;
    } else if (text !== undefined && colon === ":" && level !== undefined) {
      level.at = JSON.parse(text) as string;
      if (level.keys.has(level.at)) repeated.add(nameAt(level));
      level.keys.add(level.at);
    }
  }
  return [...repeated];
}

function nameAt(level: Level | undefined): string {
  if (level === undefined) return "";
  return level.name === "" ? String(level.at) : `${level.name}.${level.at}`;
}
