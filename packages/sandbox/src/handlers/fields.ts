import { type core, safeParse, type ZodObject, type ZodRawShape } from "zod";
import { trimIdentifier, trimLine } from "@recurrent/sdk";
import { isGoodPassword, PASSWORD_MESSAGE } from "../rules/people.ts";
import { fieldsOf } from "./body.ts";
import { type FieldErrors, invalid } from "./call.ts";

/** The contract accepts a whole number or its decimal text. */
export function readId(value: unknown): number | null {
  const id = typeof value === "string" && /^[1-9]\d*$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Converts numbers from text. */
export function queryFields(query: URLSearchParams): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Array.from(query, ([name, text]) => [
      name,
      String(Number(text)) === text ? Number(text) : text,
    ]),
  );
}

/** Names of fields in messages; `*` is any list entry. */
type Labels = Readonly<Record<string, string>>;

const LABELS: Labels = {
  surname: "last name",
  password_confirmation: "password confirmation",
  salesForce: "account address",
  add: "trainees",
  remove: "trainees of the group",
  "settings.suspend": "suspension",
  "settings.suspend.status": "suspend",
  "settings.suspend.showTrainingStatus": "training status board",
  "settings.suspend.showEventsStatus": "events status board",
  "settings.suspend.endDate": "date of return",
};

const OTHER_ID = "The id is not the one of the address.";

export const NO_OTHER_GROUP = "The selected group is not another group of the company.";

const ACTIVE = "The active field must be true or false.";
const ENTRIES = "The entries must be a list, or an object by id.";

/** Fields with one message for every error. */
const OWN_MESSAGES: Labels = {
  _method: "A form that changes an event must say _method PUT.",
  date: "The date is not a valid date.",
  issued_at: "The date of issue is not a valid date (YYYY-MM-DD).",
  expiry_at: "The expiry date is not a valid date (YYYY-MM-DD).",
  reminders: "The reminders must be a list of up to 3.",
  "reminders.*.key": "A reminder counts in days.",
  "reminders.*.value": "The days must be a whole number, 0 or more.",
  subscription: "The subscription renewal must be a date such as 2026-11-24.",
  companyRpes: ENTRIES,
  companyRoles: ENTRIES,
  "companyRpes.*": "The company does not offer this entry.",
  "companyRoles.*": "The company does not offer this entry.",
  "companyRpes.*.active": ACTIVE,
  "companyRoles.*.active": ACTIVE,
  version: "The selected version is invalid.",
};

/** Messages for every error but a missing field. */
const MESSAGES_WHEN_PRESENT: Labels = {
  id: OTHER_ID,
  move: "The move must be an object of groups by trainee.",
  "move.*": NO_OTHER_GROUP,
};

const TYPES: Readonly<Record<string, string>> = {
  string: "must be a text",
  boolean: "field must be true or false",
  array: "must be a list of ids",
};

export function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
}

/** Passwords and multi-line texts are not trimmed. */
const AS_SENT: ReadonlySet<string> = new Set(["password", "password_confirmation", "notes"]);

/** Ids stay in their stored order, so that the order in a form changes nothing. */
export function keepOrder(ids: readonly number[], stored: readonly number[]): number[] {
  const [idSet, storedSet] = [new Set(ids), new Set(stored)];
  return [...stored.filter((id) => idSet.has(id)), ...ids.filter((id) => !storedSet.has(id))];
}

const IDENTIFIERS: ReadonlySet<string> = new Set(["username", "email", "salesForce"]);

/** The message says e-mail address, since the contract has only a pattern. */
const EMAIL_FIELDS: ReadonlySet<string> = new Set(["username", "email"]);

/** Removes invisible characters. */
function trimField(field: string, text: string): string {
  if (AS_SENT.has(field)) return text;
  return IDENTIFIERS.has(field) ? trimIdentifier(text) : trimLine(text);
}

/**
 * Reads fields of a body by the contract's schema, and collects all errors for one reply (shell 8).
 * A field that is never read is not validated.
 */
export class FieldReader<Shape extends ZodRawShape> {
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
        typeof value === "string" ? trimField(field, value) : value,
      ]),
    );
  }

  refuse(field: string, message: string): void {
    (this.#errors[field] ??= []).push(message);
  }

  isRefused(field: string): boolean {
    return Object.keys(this.#errors).some((name) => name === field || name.startsWith(`${field}.`));
  }

  /** Not validated. */
  raw(field: keyof Shape & string): unknown {
    return this.#fields[field];
  }

  /** Returns the field as sent; undefined when it is absent or invalid. */
  read<Field extends keyof Shape & string>(
    field: Field,
    schema: core.$ZodType = this.#schema.shape[field] as core.$ZodType,
  ): core.input<Shape[Field]> | undefined {
    const value = this.raw(field);
    const { error } = safeParse(schema, value, { reportInput: true });
    if (error === undefined) {
      // Schemas drop unknown keys from their copies.
      return value as core.input<Shape[Field]>;
    }
    const isRequired = !safeParse(schema, undefined).success;
    const issues = error.issues.flatMap(innermost);
    // An error of the whole replaces errors of its parts.
    for (const issue of issues.toSorted((one, other) => one.path.length - other.path.length)) {
      const path = [field, ...issue.path].map(String);
      // A wrong id is an error of the whole entry.
      const name = (path.length > 2 && path.at(-1) === "id" ? path.slice(0, -1) : path).join(".");
      if (!Object.keys(this.#errors).some((known) => `${name}.`.startsWith(`${known}.`))) {
        this.refuse(name, this.#wordsFor(issue, name, isRequired));
      }
    }
    return undefined;
  }

  text(field: keyof Shape & string): string {
    const value: unknown = this.read(field);
    return typeof value === "string" ? value : "";
  }

  /** Returns unique ids that pass `exists`; undefined when the field is absent or invalid. */
  ids(field: keyof Shape & string, exists: (id: number) => boolean): number[] | undefined {
    const value: unknown = this.read(field);
    if (!Array.isArray(value)) return undefined;
    const ids = new Set<number>();
    for (const [index, id] of value.map(Number).entries()) {
      if (exists(id)) {
        ids.add(id);
      } else {
        this.refuse(`${field}.${index}`, this.#notAvailable(field));
      }
    }
    return [...ids];
  }

  sameId(id: number): void {
    const value: unknown = this.read("id");
    if (value !== undefined && Number(value) !== id) {
      this.refuse("id", OTHER_ID);
    }
  }

  /** Returns null for an empty password (shell 5). */
  newPassword(): string | null {
    const value = this.#fields["password"] ?? "";
    if (value === "") return null;
    if (typeof value !== "string" || !isGoodPassword(value)) {
      this.refuse("password", PASSWORD_MESSAGE);
      return null;
    }
    if (this.#fields["password_confirmation"] !== value) {
      this.refuse("password", "The password confirmation does not match.");
    }
    return value;
  }

  check(): void {
    if (Object.keys(this.#errors).length > 0) throw invalid(this.#errors);
  }

  /**
   * Messages have the style of Laravel.
   *
   * @param field such as `settings.suspend.status` or `roles.1`
   */
  #wordsFor(issue: core.$ZodIssue, field: string, isRequired: boolean): string {
    const name = field.replaceAll(/\.\d+(?=\.|$)/g, ".*");
    const isMissing = issue.input === undefined;
    const own = OWN_MESSAGES[name] ?? (isMissing ? undefined : MESSAGES_WHEN_PRESENT[name]);
    if (own !== undefined) return own;
    const label = this.#labelOf(name);
    const expected = issue.code === "invalid_type" ? issue.expected : null;
    if (isMissing || issue.code === "too_small" || (isRequired && expected === "string")) {
      return `The ${expected === "array" ? name : label} field is required.`;
    }
    switch (issue.code) {
      case "too_big":
        return `The ${label} may not be greater than ${issue.maximum} characters.`;
      case "invalid_value": {
        const values = issue.values.map(String);
        return `The ${label} ${values.includes("1") ? TYPES["boolean"] : `must be ${values.join(" or ")}`}.`;
      }
      case "invalid_type":
        return `The ${label} ${TYPES[issue.expected] ?? "must be an object"}.`;
      default:
        return name.endsWith(".*")
          ? this.#notAvailable(name.slice(0, -2))
          : `The ${label} ${EMAIL_FIELDS.has(name) ? "must be a valid email address" : "format is invalid"}.`;
    }
  }

  #notAvailable(list: string): string {
    return `The selected entry of the ${this.#labelOf(list)} is not available.`;
  }

  #labelOf(name: string): string {
    return this.#labels[name] ?? LABELS[name] ?? name.slice(name.lastIndexOf(".") + 1);
  }
}

/** The errors of a union are those of the option with the form of the value. */
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
