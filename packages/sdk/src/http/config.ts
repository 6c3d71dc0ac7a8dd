import { createMemoryTokenStore, type TokenStore } from "../auth/token-store.ts";
import { ApiError } from "../errors.ts";

/** All that one installation decides. Only the two hosts have no default. */
export interface RecurrentConfig {
  /** Root address of the authentication host, such as https://auth.example.com. */
  authHost: string;
  /** Root address of the main API host. */
  apiHost: string;
  /** Default: in memory, so that a reload signs out. */
  tokenStore?: TokenStore;
  /** Milliseconds until a call counts as unanswered. Default 120,000 (shell 7). */
  timeoutMs?: number;
  /** A token is refreshed this many milliseconds before its expiry. Default 30,000. */
  refreshSkewMs?: number;
  /** Called for every failed call but the cancelled and the `silent` ones, before the caller gets the error. */
  onError?: (error: ApiError) => void;
  /**
   * The session is over without a sign-out by the person: the refresh was refused, or the main API
   * answered 401. Called once per session; the token store is empty by then.
   */
  onSessionEnd?: (reason: ApiError) => void;
  /**
   * Every call waits for this before it is sent: for mocks of the hosts inside the page, which take a moment
   * to start. Default: at once.
   */
  ready?: () => Promise<void>;
  /** The clock that expiry is compared with, in epoch milliseconds. Default `Date.now`. */
  now?: () => number;
}

/** The configuration with its defaults filled in. */
export type Settings = Required<RecurrentConfig>;

/** Time-out of both hosts in milliseconds (shell 9). */
const DEFAULT_TIMEOUT_MS = 120_000;

/** Covers a clock that runs a little wrong and the time a call is on its way. */
const DEFAULT_REFRESH_SKEW_MS = 30_000;

function hostAddress(name: "authHost" | "apiHost", value: string): string {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) {
    throw new ApiError({
      kind: "client",
      message: `configureRecurrent: ${name} must be an http(s) address, not '${value}'.`,
    });
  }
  return value.replace(/\/+$/, "");
}

const listeners = new Set<(settings: Settings) => void>();
let current: Settings | undefined;

/**
 * Sets the hosts, the token store and the callbacks of every call of the SDK. Call it once at
 * start; calling it again replaces everything (used by tests).
 *
 * @throws ApiError of kind `client` when a host is no http(s) address.
 */
export function configureRecurrent(config: RecurrentConfig): void {
  const next: Settings = {
    authHost: hostAddress("authHost", config.authHost),
    apiHost: hostAddress("apiHost", config.apiHost),
    tokenStore: config.tokenStore ?? createMemoryTokenStore(),
    timeoutMs: config.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    refreshSkewMs: config.refreshSkewMs ?? DEFAULT_REFRESH_SKEW_MS,
    onError: config.onError ?? (() => undefined),
    onSessionEnd: config.onSessionEnd ?? (() => undefined),
    ready: config.ready ?? (() => Promise.resolve()),
    now: config.now ?? Date.now,
  };
  current = next;
  for (const listener of listeners) listener(next);
}

/**
 * The settings in force.
 *
 * @throws ApiError of kind `client` before {@link configureRecurrent} was called.
 */
export function settings(): Settings {
  if (current === undefined) {
    throw new ApiError({
      kind: "client",
      message: "The SDK is not configured. Call configureRecurrent({authHost, apiHost}) first.",
    });
  }
  return current;
}

/** Runs `listener` on every later configuration: for what is built from the settings once. */
export function onConfigured(listener: (settings: Settings) => void): void {
  listeners.add(listener);
}
