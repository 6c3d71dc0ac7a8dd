import { type core, safeParse, type ZodObject, type ZodRawShape } from "zod";
import { isGoodPassword, PASSWORD_MESSAGE } from "../rules/password.ts";
import { type Labels, labelOf, messageOf, notAvailable, OTHER_ID } from "./messages.ts";
import { type FieldErrors, invalid } from "./refusal.ts";

/** The id in a value: a whole number or its decimal text, as the contract accepts both. */
export function readId(value: unknown): number | null {
  const id = typeof value === "string" && /^[1-9]\d*$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The fields of a body; anything but an object has none. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return isRecord(body) ? body : {};
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields of a query: a text that writes a number as numbers are written is that number. */
export function queryFields(query: URLSearchParams): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Array.from(query, ([name, text]) => [
      name,
      String(Number(text)) === text ? Number(text) : text,
    ]),
  );
}

/** Texts that are taken with the space around them. */
const AS_SENT: ReadonlySet<string> = new Set(["password", "password_confirmation", "notes"]);

/**
 * The fields of a body, held against the schema that the contract has for it. What is wrong with any
 * field, by the contract or by `refuse`, is gathered, so that one reply names every field at once
 * (shell 8). A field that is never read is not judged.
 */
export class Fields<Shape extends ZodRawShape> {
  readonly #schema: ZodObject<Shape>;
  readonly #labels: Labels;
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #errors: FieldErrors = {};

  constructor(schema: ZodObject<Shape>, body: unknown, labels: Labels = {}) {
    this.#schema = schema;
    this.#labels = labels;
    this.#fields = Object.fromEntries(
      Object.entries(fieldsOf(body)).map(([field, value]) => [
        field,
        typeof value === "string" && !AS_SENT.has(field) ? value.trim() : value,
      ]),
    );
  }

  /** Notes an error of a field. */
  refuse(field: string, message: string): void {
    (this.#errors[field] ??= []).push(message);
  }

  /** Whether the field or something inside it was refused. */
  isRefused(field: string): boolean {
    return Object.keys(this.#errors).some((name) => name === field || name.startsWith(`${field}.`));
  }

  /** The field as it came, looked at by nobody. */
  raw(field: keyof Shape & string): unknown {
    return this.#fields[field];
  }

  /** The field as it came, when it is as `schema` has it; undefined when it is absent or refused. */
  read<Field extends keyof Shape & string>(
    field: Field,
    schema: core.$ZodType = this.#schema.shape[field] as core.$ZodType,
  ): core.input<Shape[Field]> | undefined {
    const value = this.raw(field);
    const { error } = safeParse(schema, value, { reportInput: true });
    if (error === undefined) {
      // schemas leave out of their copies what the contract does not list
      return value as core.input<Shape[Field]>;
    }
    const isRequired = !safeParse(schema, undefined).success;
    const issues = error.issues.flatMap(innermost);
    // where the whole is wrong, its parts need no words
    for (const issue of issues.toSorted((one, other) => one.path.length - other.path.length)) {
      const path = [field, ...issue.path].map(String);
      // an entry without a usable id is wrong as a whole
      const name = (path.length > 2 && path.at(-1) === "id" ? path.slice(0, -1) : path).join(".");
      if (!Object.keys(this.#errors).some((known) => `${name}.`.startsWith(`${known}.`))) {
        this.refuse(name, messageOf(issue, name, isRequired, this.#labels));
      }
    }
    return undefined;
  }

  /** A text; empty when it is absent or refused. */
  text(field: keyof Shape & string): string {
    const value: unknown = this.read(field);
    return typeof value === "string" ? value : "";
  }

  /** Ids that pass `exists`, each once; undefined when the field is absent or no list of ids. */
  ids(field: keyof Shape & string, exists: (id: number) => boolean): number[] | undefined {
    const value: unknown = this.read(field);
    if (!Array.isArray(value)) {
      return undefined;
    }
    const ids = new Set<number>();
    for (const [index, id] of value.map(Number).entries()) {
      if (exists(id)) {
        ids.add(id);
      } else {
        this.refuse(`${field}.${index}`, notAvailable(labelOf(field, this.#labels)));
      }
    }
    return [...ids];
  }

  /** The id of the body must be the one of the address. */
  sameId(id: number): void {
    const value: unknown = this.read("id");
    if (value !== undefined && Number(value) !== id) {
      this.refuse("id", OTHER_ID);
    }
  }

  /** A new password and its repetition (shell 5); null when the password is left empty. */
  newPassword(): string | null {
    const value = this.#fields["password"] ?? "";
    if (value === "") {
      return null;
    }
    if (typeof value !== "string" || !isGoodPassword(value)) {
      this.refuse("password", PASSWORD_MESSAGE);
      return null;
    }
    if (this.#fields["password_confirmation"] !== value) {
      this.refuse("password", "The password confirmation does not match.");
    }
    return value;
  }

  /** Throws 422 when anything was wrong. */
  check(): void {
    if (Object.keys(this.#errors).length > 0) {
      throw invalid(this.#errors);
    }
  }
}

/** What is wrong with a value of several accepted forms is what is wrong with the form it has. */
export function innermost(issue: core.$ZodIssue): core.$ZodIssue[] {
  const ofForm =
    issue.code === "invalid_union"
      ? issue.errors.find((issues) => issues.every(({ path }) => path.length > 0))
      : undefined;
  return ofForm === undefined
    ? [issue]
    : ofForm
        .flatMap(innermost)
        .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}
