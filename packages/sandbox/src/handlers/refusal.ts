interface RefusalOptions {
  headers?: Readonly<Record<string, string>>;
  /** What the handler wrote remains: it is about the refusal itself. */
  keepsWrites?: boolean;
}

/** An answer other than success. Thrown by a handler; nothing the handler wrote remains, unless it says so. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
  readonly keepsWrites: boolean;

  constructor(
    status: number,
    body: object,
    { headers = {}, keepsWrites = false }: RefusalOptions = {},
  ) {
    super("message" in body ? String(body.message) : `HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.keepsWrites = keepsWrites;
  }
}

/** Messages by field name. */
export type FieldErrors = Record<string, string[]>;

/** 401: no session, or none any more. */
export function unauthorised(message = "Unauthenticated.", options?: RefusalOptions): Refusal {
  return new Refusal(401, { message }, options);
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
