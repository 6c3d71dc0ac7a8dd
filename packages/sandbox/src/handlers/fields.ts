import { isGoodPassword, PASSWORD_MESSAGE } from "../rules/password.ts";
import { type FieldErrors, invalid } from "./refusal.ts";

/** Longest text a field takes. */
const LONGEST = 255;

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

/**
 * Reads the fields of a body one by one and gathers what is wrong with them, so that one reply names
 * every field at once (shell 8). Values read after an error are empty; `check` throws before use.
 */
export class FieldReader {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #errors: FieldErrors = {};

  constructor(body: unknown) {
    this.#fields = fieldsOf(body);
  }

  /** Notes an error of a field. */
  refuse(field: string, message: string): void {
    (this.#errors[field] ??= []).push(message);
  }

  /** Whether the field or something inside it was refused. */
  isRefused(field: string): boolean {
    return Object.keys(this.#errors).some((name) => name === field || name.startsWith(`${field}.`));
  }

  /** The field as it came. */
  raw(field: string): unknown {
    return this.#fields[field];
  }

  /** A text that must not be empty; surrounding space does not count. */
  required(field: string, label: string): string {
    const value = this.#fields[field];
    const text = typeof value === "string" ? value.trim() : "";
    if (text === "") {
      this.refuse(field, `The ${label} field is required.`);
    } else if (text.length > LONGEST) {
      this.refuse(field, `The ${label} may not be greater than ${LONGEST} characters.`);
    }
    return text;
  }

  /** A text that may be empty or null; undefined when the field is absent. */
  optional(field: string, label: string, value = this.#fields[field]): string | undefined {
    if (value === undefined) {
      return undefined;
    }
    if (value !== null && typeof value !== "string") {
      this.refuse(field, `The ${label} must be a text.`);
      return "";
    }
    const text = (value ?? "").trim();
    if (text.length > LONGEST) {
      this.refuse(field, `The ${label} may not be greater than ${LONGEST} characters.`);
    }
    return text;
  }

  /** True or false, or `otherwise` when the field is absent. */
  flag(field: string, label: string, value: unknown, otherwise: boolean): boolean {
    if (value !== undefined && typeof value !== "boolean") {
      this.refuse(field, `The ${label} field must be true or false.`);
    }
    return typeof value === "boolean" ? value : otherwise;
  }

  /** Ids without repetitions, each passing `exists`; undefined when the field is absent. */
  ids(field: string, label: string, exists: (id: number) => boolean): number[] | undefined {
    const value = this.#fields[field];
    if (value === undefined) {
      return undefined;
    }
    if (!Array.isArray(value)) {
      this.refuse(field, `The ${label} must be a list of ids.`);
      return [];
    }
    const found = new Set<number>();
    for (const [index, item] of value.entries()) {
      const id = readId(item);
      if (id !== null && exists(id)) {
        found.add(id);
      } else {
        this.refuse(`${field}.${index}`, `The selected entry of the ${label} is not available.`);
      }
    }
    return [...found];
  }

  /** The same for a list that must be there, though it may be empty. */
  requiredIds(field: string, label: string, exists: (id: number) => boolean): number[] {
    const ids = this.ids(field, label, exists);
    if (ids === undefined) {
      this.refuse(field, `The ${field} field is required.`);
    }
    return ids ?? [];
  }

  /** The id of the body must be there and be the one of the address. */
  sameId(id: number): void {
    const value = this.#fields["id"];
    if (value === undefined) {
      this.refuse("id", "The id field is required.");
    } else if (readId(value) !== id) {
      this.refuse("id", "The id is not the one of the address.");
    }
  }

  /** A required e-mail address. */
  email(field: string, label: string): string {
    const text = this.required(field, label);
    if (text !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) {
      this.refuse(field, `The ${label} must be a valid email address.`);
    }
    return text;
  }

  /** A new password and its repetition (shell 5); null when the password is left empty. */
  newPassword(): string | null {
    const value = this.#fields["password"];
    if (value === undefined || value === null || value === "") {
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
