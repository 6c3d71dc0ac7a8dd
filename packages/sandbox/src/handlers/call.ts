import type * as mocks from "@recurrent/sdk/mocks";
import type { ReadAsset } from "../assets/read-asset.ts";
import type { OPERATIONS } from "../generated/operations.ts";
import type { StoredFile } from "../store/persistence/persistence.ts";
import type { CompanyRow, PersonRow } from "../model/rows.ts";
import type { Transaction } from "../store/database.ts";

export type OperationId = keyof typeof OPERATIONS;

export type OperationsOf<Prefix extends string> = Extract<OperationId, `${Prefix}${string}`>;

/** Files are streamed with `fileReply`. */
type Served<Value> = Value extends Blob ? Response : Value;

/** Body of an operation's successful reply. */
export type Reply<Operation extends OperationId> = Served<
  Exclude<
    Parameters<(typeof mocks)[`get${Capitalize<Operation>}MockHandler`]>[0],
    undefined | ((...args: never[]) => unknown)
  >
>;

export interface Call extends Transaction {
  /** Decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Parsed JSON or form fields (`formFields`), not validated; null without a body. */
  body: unknown;
  /** Digest of the body's `password`, if any. */
  passwordDigest: string | null;
  token: string | null;
  /** IP address of the caller; null in the page. */
  callerIp: string | null;
  ifMatch: string | null;
  /** Base URL of the sandbox's pages (terms, moved, lesson player); ends with '/'. */
  pagesUrl: string;
  /** URL of the calling portal on another server; null in the page. */
  portalUrl: string | null;
  /** For deferred replies; null for no file. */
  readFile: (id: number) => Promise<StoredFile | null>;
  readAsset: ReadAsset;
}

export interface SignedInCall extends Call {
  /** The caller as of today, when a suspension may have ended. */
  user: PersonRow;
  /** Company of the path, else the caller's. */
  company: CompanyRow;
  /** Person of the path, else the caller. */
  person: PersonRow;
}

/** Runs after the transaction, so it can wait for files and heavy imports. */
export type Deferred<Value> = () => Promise<Value>;

export type Handler<Operation extends OperationId, In extends Call = SignedInCall> = (
  call: In,
) => Reply<Operation> | Deferred<Reply<Operation>> | HttpError;

export type Handlers<Operations extends OperationId, In extends Call = SignedInCall> = {
  readonly [Operation in Operations]: Handler<Operation, In>;
};

export type FieldErrors = Record<string, string[]>;

interface ErrorBody {
  message?: string;
  errors?: FieldErrors;
  data?: object;
}

/** Throw it to roll back the transaction, return it to commit. */
export class HttpError extends Error {
  override readonly name: string = "HttpError";
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export function unauthorised(message = "Unauthenticated."): HttpError {
  return new HttpError(401, { message });
}

export function forbidden(message = "This action is unauthorized."): HttpError {
  return new HttpError(403, { message });
}

/** Resources of another company count as missing too. */
export function notFound(what = "Resource"): HttpError {
  return new HttpError(404, { message: `${what} not found.` });
}

export function invalid(errors: FieldErrors, message = "The given data was invalid."): HttpError {
  return new HttpError(422, { message, errors });
}
