/** What the tabs of one origin share of a session: messages, and the lock for its refresh. */
import type { ApiError } from "../errors.ts";
import { asRecord } from "../model/read.ts";
import type { IssuedToken } from "./refresher.ts";

/**
 * Messages between the tabs of one origin about the session they share. The channel never
 * leaves the origin, so a token on it is as safe as in the storage that these tabs share.
 */
export type TabMessage =
  /** A refresh was made: `token` took the place of `replaces`. */
  | ({ type: "token"; sessionId: string; replaces: string } & IssuedToken)
  /** Has another tab a newer token, or is one refreshing? */
  | { type: "ask"; sessionId: string }
  /** The sender's refresh is on its way. */
  | { type: "busy"; sessionId: string }
  /** The session is over; with as much of the reason as another tab needs, unless the person signed out. */
  | {
      type: "ended";
      sessionId: string;
      reason: Pick<ApiError, "status" | "statusText" | "message"> | null;
    };

/** The channel and the lock that the tabs of one origin share. */
export type Tabs = NonNullable<ReturnType<typeof browserTabs>>;

/** A message of another tab, which may run an older or newer build than this one. */
function isTabMessage(input: unknown): input is TabMessage {
  const message = asRecord<unknown>(input);
  const are = (type: "string" | "number", ...keys: readonly string[]) =>
    keys.every((key) => typeof message[key] === type);
  if (!are("string", "sessionId")) return false;
  switch (message["type"]) {
    case "ask":
    case "busy":
      return true;
    case "ended":
      return "reason" in message;
    case "token":
      return are("string", "token", "replaces") && are("number", "expiresAt", "lifetimeMs");
    default:
      return false;
  }
}

/**
 * The tabs of this page's origin; null where there are none: outside a page (Node has
 * both interfaces, but no storage that several processes share) and in old browsers. A page without
 * Web Locks (plain http) still receives what other tabs refreshed.
 */
export function browserTabs(name: string) {
  if (typeof document === "undefined" || typeof BroadcastChannel === "undefined") return null;
  const channel = new BroadcastChannel(name);
  return {
    /** Sends to every other tab. */
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    post: (message: TabMessage) => channel.postMessage(message),
    /** Receives from every other tab. */
    listen(listener: (message: TabMessage) => void) {
      channel.addEventListener("message", (event: MessageEvent<unknown>) => {
        if (isTabMessage(event.data)) listener(event.data);
      });
    },
    /**
     * Runs `body` while no other tab runs one under the same name. Of the options only one is given.
     *
     * @param options.signal ends the wait; the promise then rejects with an AbortError.
     * @param options.steal takes the lock from a tab that no longer answers.
     */
    async exclusive(
      lockName: string,
      body: () => Promise<void>,
      options: { signal?: AbortSignal; steal?: boolean },
    ) {
      // Undefined on pages that are not served over https, whatever the types say.
      const locks = navigator.locks as LockManager | undefined;
      if (locks === undefined) return body();
      return locks.request(`${name}:${lockName}`, options, body);
    },
    /** Closes the channel. */
    close: () => channel.close(),
  };
}
