/**
 * An answer other than success. A handler throws it, and nothing that it wrote remains; what it wrote about the
 * refusal itself is kept when it returns it.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Messages by field name. */
export type FieldErrors = Record<string, string[]>;

/** 401: no session, or none any more. */
export function unauthorised(message = "Unauthenticated."): Refusal {
  return new Refusal(401, { message });
}

/** 403: signed in, but not allowed to. */
export function forbidden(message = "This action is unauthorized."): Refusal {
  return new Refusal(403, { message });
}

/** 404: there is no such thing, or not in this company. */
export function notFound(what = "Resource"): Refusal {
  return new Refusal(404, { message: `${what} not found.` });
}

/** 422: the fields that were refused and why (shell 5, 8). */
export function invalid(errors: FieldErrors, message = "The given data was invalid."): Refusal {
  return new Refusal(422, { message, errors });
}
