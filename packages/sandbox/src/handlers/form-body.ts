import type { FormEntry, Upload } from "./upload.ts";

type Leaf = string | Upload;
type Branch = Map<string, Branch | Leaf>;

/** A name is taken apart no deeper than this; nothing of the contract goes beyond two. */
const DEEPEST = 8;

/**
 * The fields of a form as the values they stand for: `reminders[0][key]` is a field of an entry of a
 * list, `files[0]` and `files[]` are entries (training 7.3). Leaves stay text and files; what a text
 * means is for the reader of the field to say. A file field in which nothing was chosen is left out.
 */
export function formFields(form: Iterable<FormEntry>): Record<string, unknown> {
  const root: Branch = new Map();
  for (const [name, value] of form) {
    if (typeof value === "string" || value.name !== "" || value.size > 0) {
      place(root, segmentsOf(name), value);
    }
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, settled(value)]));
}

/** 'a[b][c]' in its parts; a name that is not built so is one part. */
function segmentsOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const inner = Array.from(match?.[2]?.matchAll(/\[([^\]]*)\]/g) ?? [], (part) => part[1] ?? "");
  return match?.[1] === undefined || inner.length >= DEEPEST ? [name] : [match[1], ...inner];
}

function place(branch: Branch, [segment, ...rest]: string[], value: Leaf): void {
  // '[]' is the next entry
  const key = segment === undefined || segment === "" ? String(branch.size) : segment;
  if (rest.length === 0) {
    branch.set(key, value);
    return;
  }
  const known = branch.get(key);
  const inner: Branch = known instanceof Map ? known : new Map();
  branch.set(key, inner);
  place(inner, rest, value);
}

function settled(value: Branch | Leaf): unknown {
  if (!(value instanceof Map)) {
    return value;
  }
  const entries = [...value];
  return entries.every(([key]) => /^\d+$/.test(key))
    ? entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, entry]) => settled(entry))
    : Object.fromEntries(entries.map(([key, entry]) => [key, settled(entry)]));
}
