/**
 * Messages between the tabs of one origin about the session they share. The channel never
 * leaves the origin, so a token on it is as safe as in the storage that these tabs share.
 */
export type TabMessage =
  /** A refresh was made: `token` took the place of `replaces`. */
  | {
      type: "token";
      epoch: string;
      replaces: string;
      token: string;
      expiresAt: number;
      lifetimeMs: number;
    }
  /** Has another tab a newer token, or is one refreshing? */
  | { type: "ask"; epoch: string }
  /** The sender's refresh is on its way. */
  | { type: "busy"; epoch: string }
  /** The session is over; with the reason unless the person signed out. */
  | { type: "ended"; epoch: string; reason: EndReason | null };

/** As much of an error as crosses from one tab to another. */
export interface EndReason {
  status: number;
  statusText: string;
  message: string;
}

/** The channel and the lock that the tabs of one origin share. */
export interface Tabs {
  /** Sends to every other tab. */
  post(message: TabMessage): void;
  /** Receives from every other tab. */
  listen(listener: (message: TabMessage) => void): void;
  /**
   * Runs `body` while no other tab runs one under the same name.
   *
   * @param options.signal ends the wait; the promise then rejects with an AbortError.
   * @param options.steal takes the lock from a tab that no longer answers.
   */
  exclusive(
    name: string,
    body: () => Promise<void>,
    options: { signal?: AbortSignal; steal?: boolean },
  ): Promise<void>;
  /** Closes the channel. */
  close(): void;
}

/** A message of another tab, which may run an older or newer build than this one. */
function isTabMessage(input: unknown): input is TabMessage {
  if (typeof input !== "object" || input === null) return false;
  if (!("type" in input) || !("epoch" in input) || typeof input.epoch !== "string") return false;
  switch (input.type) {
    case "ask":
    case "busy":
      return true;
    case "ended":
      return "reason" in input;
    case "token":
      return (
        "token" in input &&
        typeof input.token === "string" &&
        "replaces" in input &&
        typeof input.replaces === "string" &&
        "expiresAt" in input &&
        typeof input.expiresAt === "number" &&
        "lifetimeMs" in input &&
        typeof input.lifetimeMs === "number"
      );
    default:
      return false;
  }
}

/**
 * The tabs of this page's origin; null where there are none: outside a page (Node has
 * both interfaces, but no storage that several processes share) and in old browsers. A page without
 * Web Locks (plain http) still receives what other tabs refreshed.
 */
export function browserTabs(name: string): Tabs | null {
  if (typeof document === "undefined" || typeof BroadcastChannel === "undefined") return null;
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    post: (message) => channel.postMessage(message),
    listen(listener) {
      channel.addEventListener("message", (event: MessageEvent<unknown>) => {
        if (isTabMessage(event.data)) listener(event.data);
      });
    },
    async exclusive(lockName, body, { signal, steal }) {
      // Undefined on pages that are not served over https, whatever the types say.
      const locks = navigator.locks as LockManager | undefined;
      if (locks === undefined) return body();
      // The two options exclude each other.
      const waiting = signal === undefined ? {} : { signal };
      const options = steal === true ? { steal } : waiting;
      return locks.request(`${name}:${lockName}`, options, body);
    },
    close: () => channel.close(),
  };
}
