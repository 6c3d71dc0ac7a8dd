/** A string with the colon that makes it a key, or a sign of structure. */
const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")[ \t\r\n]*(:?)|[{}[\],]/g;

interface Level {
  /** Name of the object or list within the whole, '' for the whole. */
  name: string;
  keys: Set<string>;
  /** Key of an object's value, index of a list's entry. */
  at: string | number;
}

/**
 * Keys that an object has more than once, such as 'settings.suspend.status' or 'roles.1.id', in the
 * order of the text. `JSON.parse` keeps the last of them and hides the others.
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
