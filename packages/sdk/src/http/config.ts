import type { AuthSession } from "../auth/auth-session.ts";
import { ApiError } from "../errors.ts";
import type { Sender } from "./request.ts";
import { createSettings, type RecurrentClient, type RecurrentConfig } from "./settings.ts";

export interface ClientState {
  auth?: Sender;
  main?: Sender;
  session?: AuthSession;
  /**
   * Called when a session has ended or another one has begun, in any tab; `username` is undefined
   * unless it began here.
   */
  onSessionChange?: (isSignedIn: boolean, username?: string) => void;
}

const states = new WeakMap<RecurrentClient, ClientState>();

export function stateOf(client: RecurrentClient): ClientState {
  const known = states.get(client) ?? {};
  states.set(client, known);
  return known;
}

/**
 * Creates a client without methods, for calls as functions: a bundler keeps only imported calls.
 *
 * @throws ApiError of kind `client` for a wrong host or number
 *
 * @example
 * const client = createClient({
 *   authHost: "https://auth.example.com",
 *   apiHost: "https://api.example.com",
 * });
 * const people = await personList("7", { client });
 */
export function createClient(config: RecurrentConfig): RecurrentClient {
  const settings = createSettings(config);
  const client: RecurrentClient = {
    settings,
    close() {
      const shared = stateOf(client);
      shared.session?.close();
      delete shared.session;
    },
  };
  return client;
}

let standard: RecurrentClient | undefined;

/**
 * Sets the client of calls without one, for programs with a single client.
 *
 * @throws ApiError of kind `client` for a wrong host or number
 */
export function configureRecurrent(config: RecurrentConfig): void {
  const next = createClient(config);
  standard?.close();
  standard = next;
}

/** The client of `configureRecurrent`. */
export const standardClient = (): RecurrentClient | undefined => standard;

/** @throws ApiError of kind `client` without a client */
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
