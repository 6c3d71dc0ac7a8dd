/** Shared by all handlers: the operations of the contract, the call, and the error to throw. */
import type * as mocks from "@recurrent/sdk/mocks";
import type { ReadAsset } from "../assets/read-asset.ts";
import type { OPERATIONS } from "../generated/operations.ts";
import type { StoredFile } from "../store/persistence/persistence.ts";
import type { CompanyRow, PersonRow } from "../model/rows.ts";
import type { Transaction } from "../store/database.ts";

/** `sessionLogin`, `personList` …: every operation the contract has. */
export type OperationId = keyof typeof OPERATIONS;

/** Operations whose names begin with the prefix. */
export type OperationsOf<Prefix extends string> = Extract<OperationId, `${Prefix}${string}`>;

type FirstParameter<Value> = Value extends (first?: infer First, ...rest: never[]) => unknown
  ? First
  : never;

/** A file is not held in memory to be sent: see `fileReply`. */
type Served<Value> = Value extends Blob ? Response : Value;

/** The success status of an operation in the contract. */
export type Reply<Operation extends OperationId> = Served<
  Exclude<
    FirstParameter<(typeof mocks)[`get${Capitalize<Operation>}MockHandler`]>,
    undefined | ((...args: never[]) => unknown)
  >
>;

/** One call as a handler sees it: everything that takes time has been waited for. */
export interface Call extends Transaction {
  /** Path parameters, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Parsed JSON, or the fields of a form (`formFields`), files as `Upload`; null without a body. Nothing about it is certain. */
  body: unknown;
  /** Digest of the body's `password`, when it has one. */
  passwordDigest: string | null;
  /** The bearer token, when one was sent. */
  token: string | null;
  /** Network address of the caller; null in the page. */
  address: string | null;
  /** The header `If-Match`, when one was sent. */
  ifMatch: string | null;
  /** Base address of the sandbox's own pages (terms, moved, lesson player); ends with '/'. */
  pagesUrl: string;
  /** Address of the portal that calls, when another server serves it; null in the page. */
  portalUrl: string | null;
  /** The bytes of a stored file; null for none. For an answer that is given later. */
  readFile: (id: number) => Promise<StoredFile | null>;
  /** Reads fonts and pictures that come with the sandbox. */
  readAsset: ReadAsset;
}

/** A call by a signed-in user. */
export interface SignedInCall extends Call {
  /**
   * The caller as of today, like `person`: a suspension that has passed its date of return is over.
   */
  user: PersonRow;
  /** The company of the address; the caller's own where the address names none. */
  company: CompanyRow;
  /** The person of the address; the caller where the address names none. */
  person: PersonRow;
}

/**
 * An answer that takes time, from what the handler took out of the world: it is worked out after the
 * transaction has ended. Heavy modules are loaded in there, so that only who needs them pays for them.
 */
export type Deferred<Value> = () => Promise<Value>;

/** Answers one operation as the contract says, at once or later, or refuses. */
export type Handler<Operation extends OperationId, In extends Call = SignedInCall> = (
  call: In,
) => Reply<Operation> | Deferred<Reply<Operation>> | HttpError;

/** Handlers of a tag, one for each of its operations. */
export type Handlers<Operations extends OperationId, In extends Call = SignedInCall> = {
  readonly [Operation in Operations]: Handler<Operation, In>;
};

/** Handlers of a person's things, under the names that they have where the address names the person. */
export function ofPerson<Own extends OperationId>(
  own: Handlers<Own>,
): { readonly [Operation in Own as `person${Capitalize<Operation>}`]: Handlers<Own>[Operation] } {
  const renamed = Object.entries(own).map(([name, handler]) => [
    `person${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    handler,
  ]);
  return Object.fromEntries(renamed) as ReturnType<typeof ofPerson<Own>>;
}

/** Messages by field name. */
export type FieldErrors = Record<string, string[]>;

interface RefusalBody {
  message?: string;
  errors?: FieldErrors;
  data?: object;
}

/**
 * An answer other than success. A handler throws it, and nothing that it wrote remains; what it wrote about the
 * refusal itself is kept when it returns it.
 */
export class HttpError extends Error {
  override readonly name: string = "Refusal";
  readonly status: number;
  readonly body: RefusalBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: RefusalBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 401: no session, or none any more. */
export function unauthorised(message = "Unauthenticated."): HttpError {
  return new HttpError(401, { message });
}

/** 403: signed in, but not allowed to. */
export function forbidden(message = "This action is unauthorized."): HttpError {
  return new HttpError(403, { message });
}

/** 404: it does not exist, or not in this company. */
export function notFound(what = "Resource"): HttpError {
  return new HttpError(404, { message: `${what} not found.` });
}

/** 422: the fields that were refused and why (shell 5, 8). */
export function invalid(errors: FieldErrors, message = "The given data was invalid."): HttpError {
  return new HttpError(422, { message, errors });
}
