type Field = string | Field[] | { [name: string]: Field };

/** 'reminders[0][key]' becomes ['reminders', '0', 'key']. */
const pathOf = (name: string): string[] => name.split(/\]\[|\[|\]/).filter((part) => part !== "");

function put(into: Field, [key = "", ...rest]: readonly string[], value: Field): Field {
  const index = /^\d+$/.test(key) ? Number(key) : key;
  const before = (into as Record<string | number, Field>)[index];
  const inner = rest.length === 0 ? value : put(before ?? emptyFor(rest[0]), rest, value);
  if (Array.isArray(into) && typeof index === "number") return into.toSpliced(index, 1, inner);
  return { ...(into as { [name: string]: Field }), [key]: inner };
}

const emptyFor = (key = ""): Field => (/^\d+$/.test(key) ? [] : {});

/**
 * Reads a multipart body in the shape of the contract: no validator knows its names, such as
 * `reminders[0][key]`. A file becomes '', because JSON Schema can say no more of it.
 *
 * @param type the content type with its boundary
 * @throws {TypeError} for another body
 */
export async function readForm(body: Buffer, type: string): Promise<Field> {
  const reply = new Response(new Uint8Array(body), { headers: { "content-type": type } });
  let form: Field = {};
  for (const [name, value] of await reply.formData()) {
    form = put(form, pathOf(name), typeof value === "string" ? value : "");
  }
  return form;
}
