/** What a client can be configured with, and its defaults. */
import { createMemoryTokenStore, type TokenStore } from "../auth/token-store.ts";
import { ApiError } from "../errors.ts";
import { createHostClock, type HostClock } from "./host-clock.ts";

/** All that one installation decides. Only the two hosts have no default. */
export interface RecurrentConfig {
  /**
   * Root address of the authentication host, such as https://auth.example.com; a path may follow. Refused with
   * credentials, a query, a fragment, a blank or a backslash.
   */
  authHost: string;
  /** Root address of the main API host, likewise. */
  apiHost: string;
  /** Default: in memory, so that a reload signs out. */
  tokenStore?: TokenStore | undefined;
  /**
   * Milliseconds without an answer, or without another byte in either direction, after which a call fails. A
   * transfer that moves goes on. It also bounds each wait before that: for `ready`, and for a new token. 0 and
   * Infinity wait for ever. Default 120,000 (shell 7).
   */
  timeoutMs?: number | undefined;
  /** A token is refreshed this many milliseconds before its expiry. Default 30,000. */
  refreshSkewMs?: number | undefined;
  /**
   * How often a read is made again that did not reach the API or was put off (429, 502, 503, 504): after one
   * second, then two, four and so on, and never before the server's Retry-After, of which 10 s are waited
   * for at most. Writes are never repeated. Default 0, which is right for React Query, whose defaults
   * here (`recurrentQueryDefaults`) repeat reads.
   */
  retries?: number | undefined;
  /**
   * What a 401 of the main API is answered with. `end`, the default: the session is over. `refresh`: the
   * token is refreshed once and the call made again, for a host that takes tokens back before they run
   * out; the session is over when no new one comes, or that one is refused too.
   */
  onUnauthorized?: "end" | "refresh" | undefined;
  /**
   * Called for every failed call but the cancelled and the `silent` ones, before the caller gets the error. What
   * this or another callback throws is reported as an uncaught error of the program; the outcome of the call stands.
   */
  onError?: ((error: ApiError) => void) | undefined;
  /**
   * The session is over without a sign-out by the person: the refresh was refused (400, 401, 403), or the main
   * API answered 401. Called once per session; the token store is empty by then. Calls made afterwards fail with
   * a 401 that is not reported again.
   */
  onSessionEnd?: ((reason: ApiError) => void) | undefined;
  /**
   * Every call waits for this before it is sent: for mocks of the hosts inside the page, which take a moment
   * to start. Default: at once.
   */
  ready?: (() => Promise<void>) | undefined;
  /** The clock that expiry is compared with, in epoch milliseconds. Default `Date.now`. */
  now?: (() => number) | undefined;
  /**
   * Follows the time of the hosts by the header `Date` of their replies, which hosts of another origin have to
   * expose. Default: one of this client, at `settings.hostClock`.
   */
  hostClock?: HostClock | undefined;
}

/** The configuration with its defaults filled in. */
export type Settings = {
  readonly [Key in keyof RecurrentConfig]-?: Exclude<RecurrentConfig[Key], undefined>;
};

/** Time-out of both hosts in milliseconds (shell 9). */
const DEFAULT_TIMEOUT_MS = 120_000;

/** Covers a clock that runs a little wrong and the time a call is on its way. */
const DEFAULT_REFRESH_SKEW_MS = 30_000;

/** No credentials, query, fragment, backslash, blank, or character that cannot be seen. */
const HOST_ADDRESS = /^https?:\/\/[^\s\p{C}\\?#@/]+(?:\/[^\s\p{C}\\?#]*)?$/iu;

/** @throws ApiError that does not repeat the value, which may hold a password */
function hostAddress(name: "authHost" | "apiHost", value: unknown): string {
  if (typeof value === "string" && HOST_ADDRESS.test(value) && URL.canParse(value)) {
    return value.replace(/\/+$/, "");
  }
  throw new ApiError({
    kind: "client",
    message: `${name} must be an http(s) address without credentials, query, fragment or blank.`,
  });
}

/** @throws ApiError of kind `client` for what is no number, or a negative one */
export function checkNumbers(
  given: Partial<Pick<RecurrentConfig, "timeoutMs" | "refreshSkewMs" | "retries">>,
): void {
  for (const name of ["timeoutMs", "refreshSkewMs", "retries"] as const) {
    const value: unknown = given[name] ?? 0;
    // NaN is not, either.
    if (typeof value !== "number" || !(value >= 0)) {
      throw new ApiError({ kind: "client", message: `${name} must be a number from 0.` });
    }
  }
}

/** One access to both hosts: its settings, the session in it, and which calls the hosts have put off. */
export interface RecurrentClient {
  readonly settings: Settings;
  /** Stops listening to other tabs; calls that wait for a token end as `cancelled`. The session stands. */
  close(): void;
}

/** @throws ApiError of kind `client` when a host is no plain http(s) address, or a number is negative or none */
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
