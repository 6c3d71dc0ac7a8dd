import { createMemoryTokenStore, type TokenStore } from "../auth/token-store.ts";
import { ApiError } from "../errors.ts";
import { createHostClock, type HostClock } from "./host-clock.ts";

/** Configuration of a client. */
export interface RecurrentConfig {
  /**
   * Root URL of the authentication host, such as https://auth.example.com, perhaps with a path, but
   * without credentials, query or fragment.
   */
  authHost: string;
  /** Likewise for the main API host. */
  apiHost: string;
  /** Default: in memory, so that a reload signs out. */
  tokenStore?: TokenStore | undefined;
  /**
   * Longest wait in milliseconds for an answer, the next byte, `ready` or a token. 0 and Infinity
   * for no limit. Default 120,000.
   */
  timeoutMs?: number | undefined;
  /** A token is refreshed this many milliseconds early. Default 30,000. */
  refreshSkewMs?: number | undefined;
  /**
   * How often a read is repeated after a lost connection, 429, 502, 503 or 504: after 1, 2, 4
   * seconds, or Retry-After if later, unless that is over 10 seconds. Default 0:
   * `recurrentQueryDefaults` repeat reads.
   */
  retries?: number | undefined;
  /** On a 401 of the main API: `end` the session (default), or first `refresh` the token once. */
  onUnauthorized?: "end" | "refresh" | undefined;
  /**
   * Called before the caller of a failed call gets the error, except for cancelled and `silent`
   * calls, mistakes in the program, and a sign-in that redirects or is answered 401, 422 or 429. An
   * exception of a callback is reported as uncaught.
   */
  onError?: ((error: ApiError) => void) | undefined;
  /**
   * Called once in each tab when the server ends a session: 400, 401 or 403 for a refresh, or 401 from the main
   * API. The token store is already empty.
   */
  onSessionEnd?: ((reason: ApiError) => void) | undefined;
  /** Every call waits for this, such as the start of mocks. */
  ready?: (() => Promise<void>) | undefined;
  /** Epoch milliseconds, for expiry. Default `Date.now`. */
  now?: (() => number) | undefined;
  /** Follows the hosts by the header `Date`, which a host of another origin must expose. */
  hostClock?: HostClock | undefined;
}

/** The configuration with its defaults. */
export type Settings = {
  readonly [Key in keyof RecurrentConfig]-?: Exclude<RecurrentConfig[Key], undefined>;
};

const DEFAULT_TIMEOUT_MS = 120_000;

/** Allows for an inexact clock and the duration of a call. */
const DEFAULT_REFRESH_SKEW_MS = 30_000;

const HOST_ADDRESS = /^https?:\/\/[^\s\p{C}\\?#@/]+(?:\/[^\s\p{C}\\?#]*)?$/iu;

/** Without slashes at the end; null for what is no address of a host. */
export function parseHostAddress(value: unknown): string | null {
  // Missing in React Native.
  const canParse = URL.canParse as typeof URL.canParse | undefined;
  if (typeof value !== "string" || !HOST_ADDRESS.test(value) || canParse?.(value) === false) {
    return null;
  }
  return value.replace(/(?<!\/)\/+$/, "");
}

/** @throws ApiError without the value, which may contain a password */
function hostAddress(name: "authHost" | "apiHost", value: unknown): string {
  const address = parseHostAddress(value);
  if (address !== null) return address;
  throw new ApiError({
    kind: "client",
    message: `${name} must be an http(s) address without credentials, query, fragment or blank.`,
  });
}

export function checkNumbers(
  given: Partial<Pick<RecurrentConfig, "timeoutMs" | "refreshSkewMs" | "retries">>,
): void {
  for (const name of ["timeoutMs", "refreshSkewMs", "retries"] as const) {
    const value: unknown = given[name] ?? 0;
    // NaN fails this.
    if (typeof value !== "number" || !(value >= 0)) {
      throw new ApiError({ kind: "client", message: `${name} must be a number from 0.` });
    }
  }
}

/** The two hosts with their session. */
export interface RecurrentClient {
  readonly settings: Settings;
  /** Stops listening to other tabs and cancels calls that wait for a token. The session stays. */
  close(): void;
}

export function createSettings(config: RecurrentConfig): Settings {
  checkNumbers(config);
  const tokenStore = config.tokenStore ?? createMemoryTokenStore();
  const authHost = hostAddress("authHost", config.authHost);
  const apiHost = hostAddress("apiHost", config.apiHost);
  tokenStore.useHost?.(apiHost);
  return {
    authHost,
    apiHost,
    tokenStore,
    timeoutMs: config.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    refreshSkewMs: config.refreshSkewMs ?? DEFAULT_REFRESH_SKEW_MS,
    retries: config.retries ?? 0,
    onUnauthorized: config.onUnauthorized ?? "end",
    onError: config.onError ?? (() => undefined),
    onSessionEnd: config.onSessionEnd ?? (() => undefined),
    ready: config.ready ?? (() => Promise.resolve()),
    now: config.now ?? Date.now,
    hostClock: config.hostClock ?? createHostClock(),
  };
}
