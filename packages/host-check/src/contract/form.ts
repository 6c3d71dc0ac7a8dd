/** A form's fields as the value they stand for. */
type Field = string | Field[] | { [name: string]: Field };

/** 'reminders[0][key]' is the path reminders, 0, key. */
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
 * What a multipart body says, in the shape that the contract gives the form: the notation of its
 * names is the contract's own (`files[0]`, `reminders[0][key]`), and no validator knows it. Texts stay as
 * they travel. A file is the empty text, which is all that JSON Schema can say of it.
 *
 * @param type the content type with its boundary
 * @throws {TypeError} for what is no multipart body
 */
export async function readForm(body: Buffer, type: string): Promise<Field> {
  const reply = new Response(new Uint8Array(body), { headers: { "content-type": type } });
  let form: Field = {};
  for (const [name, value] of await reply.formData()) {
    form = put(form, pathOf(name), typeof value === "string" ? value : "");
  }
  return form;
}
