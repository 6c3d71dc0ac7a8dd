import type { CompanyRow, PersonRow } from "../world/rows.ts";
import type { StoredFile } from "../world/persistence/persistence.ts";
import type { Scope } from "../world/world.ts";
import type { ReadAsset } from "../assets/assets.ts";
import type { OperationId, Reply } from "./contract.ts";
import type { Refusal } from "./refusal.ts";

/** One call as a handler sees it: everything that takes time has been waited for. */
export interface Call extends Scope {
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
  /** Where the pages of the sandbox's own lie (terms, moved, the lesson player); ends with '/'. */
  pagesUrl: string;
  /** Where the portal that calls lies, when another server serves it; null in the page. */
  portalUrl: string | null;
  /** The bytes of a stored file; null for none. For an answer that is given later. */
  readFile: (id: number) => Promise<StoredFile | null>;
  /** Reads fonts and pictures that come with the sandbox. */
  readAsset: ReadAsset;
}

/** A call by somebody signed in. */
export interface SignedInCall extends Call {
  user: PersonRow;
  /** The company of the address; the caller's own where the address names none. */
  company: CompanyRow;
}

/**
 * An answer that takes time, from what the handler took out of the world: it is worked out after the
 * transaction has ended. Heavy modules are loaded in there, so that only who needs them pays for them.
 */
export type Later<Value> = () => Promise<Value>;

/** Answers one operation as the contract says, at once or later, or refuses. */
export type Handler<Operation extends OperationId, In extends Call = SignedInCall> = (
  call: In,
) => Reply<Operation> | Later<Reply<Operation>> | Refusal;

/** Handlers of a tag, one for each of its operations. */
export type Handlers<Operations extends OperationId, In extends Call = SignedInCall> = {
  readonly [Operation in Operations]: Handler<Operation, In>;
};

/** Handlers of one's own things, under the names of those of the person in the address. */
export function ofPerson<Own extends OperationId>(
  own: Handlers<Own>,
): { readonly [Operation in Own as `person${Capitalize<Operation>}`]: Handlers<Own>[Operation] } {
  const renamed = Object.entries(own).map(([name, handler]) => [
    `person${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    handler,
  ]);
  return Object.fromEntries(renamed) as ReturnType<typeof ofPerson<Own>>;
}
