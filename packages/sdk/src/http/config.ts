import type { AuthSession } from "../auth/auth-session.ts";
import { ApiError } from "../errors.ts";
import type { Sender } from "./request.ts";
import { createSettings, type RecurrentClient, type RecurrentConfig } from "./settings.ts";

/** What the calls of a client share, made when it is first needed. */
export interface ClientParts {
  auth?: Sender;
  main?: Sender;
  session?: AuthSession;
}

const parts = new WeakMap<RecurrentClient, ClientParts>();

/** The parts of a client, which are no part of its interface. */
export function partsOf(client: RecurrentClient): ClientParts {
  const known = parts.get(client) ?? {};
  parts.set(client, known);
  return known;
}

/**
 * A client with a session of its own, to be given to calls as `client`: what {@link createRecurrent} makes,
 * without the methods. A bundler keeps only the calls that a page imports. Nothing is shared with another client.
 *
 * @throws ApiError of kind `client` when a host is no plain http(s) address, or a number is negative or none.
 *
 * @example
 * const client = createClient({ authHost: "https://auth.example.com", apiHost: "https://api.example.com" });
 * const people = await personList("7", { client });
 */
export function createClient(config: RecurrentConfig): RecurrentClient {
  const settings = createSettings(config);
  const client: RecurrentClient = {
    settings,
    close() {
      const shared = partsOf(client);
      shared.session?.close();
      delete shared.session;
    },
  };
  return client;
}

let standard: RecurrentClient | undefined;

/**
 * Makes the client of every call that is given none, for pages and scripts that need only one. Call it
 * once at start; calling it again replaces everything.
 *
 * @throws ApiError of kind `client` when a host is no plain http(s) address, or a number is negative or none.
 */
export function configureRecurrent(config: RecurrentConfig): void {
  const next = createClient(config);
  standard?.close();
  standard = next;
}

/**
 * The client of a call: the one it is given, else that of {@link configureRecurrent}.
 *
 * @throws ApiError of kind `client` when there is none.
 */
export function clientOf(options?: { client?: RecurrentClient | undefined }): RecurrentClient {
  const client = options?.client ?? standard;
  if (client === undefined) {
    throw new ApiError({
      kind: "client",
      message: "The call has no client: give it one, or call configureRecurrent.",
    });
  }
  return client;
}
