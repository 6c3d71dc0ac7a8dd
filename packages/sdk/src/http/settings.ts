import { createMemoryTokenStore, type TokenStore } from "../auth/token-store.ts";
import { ApiError } from "../errors.ts";
import { createHostClock, type HostClock } from "./host-clock.ts";

/** Configuration of a client. Only the two hosts are required. */
export interface RecurrentConfig {
  /**
   * Root URL of the authentication host, such as https://auth.example.com, perhaps with a path. Without
   * credentials, query, fragment, blank or backslash.
   */
  authHost: string;
  /** Root URL of the main API host, likewise. */
  apiHost: string;
  /** Default: in memory, so that a reload signs out. */
  tokenStore?: TokenStore | undefined;
  /**
   * Longest wait in milliseconds: for an answer, for the next byte, for `ready`, for a token. A transfer that
   * moves may take longer. 0 and Infinity for no limit. Default 120,000.
   */
  timeoutMs?: number | undefined;
  /** A token is refreshed this many milliseconds before it expires. Default 30,000. */
  refreshSkewMs?: number | undefined;
  /**
   * How often a read is repeated after a lost connection or 429, 502, 503 or 504: after 1 s, 2 s, 4 s, not
   * before Retry-After, and not if that is over 10 s. Default 0, since `recurrentQueryDefaults` repeat reads.
   */
  retries?: number | undefined;
  /**
   * What a 401 of the main API does: `end` the session (default), or `refresh` the token once first, for a
   * host that revokes tokens early.
   */
  onUnauthorized?: "end" | "refresh" | undefined;
  /**
   * Called for each failed call before its caller gets the error, except cancelled and `silent` ones. What a
   * callback throws is reported as an uncaught error.
   */
  onError?: ((error: ApiError) => void) | undefined;
  /**
   * Called once when the server ends a session: 400, 401 or 403 for a refresh, or 401 from the main API. The
   * token store is already empty.
   */
  onSessionEnd?: ((reason: ApiError) => void) | undefined;
  /** Every call waits for this, such as the start of mocks in the page. */
  ready?: (() => Promise<void>) | undefined;
  /** The clock for expiry, in epoch milliseconds. Default `Date.now`. */
  now?: (() => number) | undefined;
  /** Follows the time of the hosts by the header `Date`, which a host of another origin must expose. */
  hostClock?: HostClock | undefined;
}

/** The configuration with its defaults. */
export type Settings = {
  readonly [Key in keyof RecurrentConfig]-?: Exclude<RecurrentConfig[Key], undefined>;
};

const DEFAULT_TIMEOUT_MS = 120_000;

/** Allows for a clock that is a little wrong, and for the time a call takes. */
const DEFAULT_REFRESH_SKEW_MS = 30_000;

const HOST_ADDRESS = /^https?:\/\/[^\s\p{C}\\?#@/]+(?:\/[^\s\p{C}\\?#]*)?$/iu;

/** @throws ApiError without the value, which may contain a password */
function hostAddress(name: "authHost" | "apiHost", value: unknown): string {
  if (typeof value === "string" && HOST_ADDRESS.test(value) && URL.canParse(value)) {
    return value.replace(/\/+$/, "");
  }
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

/** The hosts with the session at them. */
export interface RecurrentClient {
  readonly settings: Settings;
  /** Stops listening to other tabs and cancels calls that wait for a token. The session stays. */
  close(): void;
}

/** @throws ApiError of kind `client` for a wrong host or number */
export function createSettings(config: RecurrentConfig): Settings {
  checkNumbers(config);
  return {
    authHost: hostAddress("authHost", config.authHost),
    apiHost: hostAddress("apiHost", config.apiHost),
    tokenStore: config.tokenStore ?? createMemoryTokenStore(),
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
