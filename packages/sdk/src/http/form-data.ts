/** What a form field may hold. Dates are text: a calendar day has no time zone. */
export type FormValue =
  | string
  | number
  | boolean
  | Blob
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) {
    // A File brings its own name; FormData would call a bare Blob 'blob' in any case.
    form.append(name, value);
  } else if (typeof value === "boolean") {
    form.append(name, value ? "1" : "0");
  } else if (typeof value === "string" || typeof value === "number") {
    form.append(name, String(value));
  } else if (Array.isArray(value)) {
    value.forEach((entry: unknown, index) => append(form, `${name}[${index}]`, entry));
  } else if (typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner);
  } else {
    throw new TypeError(`toFormData: '${name}' is a ${typeof value}, which no form can hold.`);
  }
}

/**
 * A multipart body as the events calls want it (training 7.3):
 *
 * - booleans always as 1 or 0, so that a switch can be turned off;
 * - `undefined` and `null` are not sent; an explicit `''` is, and empties the field on the server
 *   (see {@link keepEmptied}, which decides between the two);
 * - lists of objects as `name[index][key]`, files and plain lists as `name[index]`; an empty list
 *   is not sent.
 *
 * @throws TypeError for a value that no form can hold (a function, a symbol, a bigint).
 */
export function toFormData(values: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) append(form, name, value);
  return form;
}

/**
 * The values of a form, ready for {@link toFormData}: an emptied text or date that had a value
 * before stays `''` and so is cleared on the server; one that never had a value is left out.
 *
 * @param next the values now; '' and null both mean empty.
 * @param previous the values the form was opened with; none for a new entity.
 */
export function keepEmptied<T extends Readonly<Record<string, unknown>>>(
  next: T,
  previous: Readonly<Record<string, unknown>> = {},
): { [K in keyof T]?: Exclude<T[K], null | undefined> | "" } {
  const kept: [string, unknown][] = [];
  for (const [name, value] of Object.entries(next)) {
    if (value !== "" && value !== null && value !== undefined) kept.push([name, value]);
    else if (value !== undefined && hadValue(previous[name])) kept.push([name, ""]);
  }
  return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], null | undefined> | "" };
}

function hadValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
