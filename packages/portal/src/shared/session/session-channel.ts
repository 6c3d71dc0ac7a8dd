/** `user-replaced`: the person or company was updated. */
const EVENTS = ["signed-in", "signed-out", "locked", "unlocked", "user-replaced"] as const;

export interface SessionMessage {
  readonly event: (typeof EVENTS)[number];
  /** With `signed-out`: the host ended the session, and the user wants to continue here. */
  readonly involuntary?: true;
  /** Id of the person whose drafts are deleted; only for `signed-out`. */
  readonly loggedOut?: string;
  /** Another tab's view of localStorage can lag behind. */
  readonly entries: Readonly<Record<string, string | null>>;
}

/** Announces changes of the session to other tabs. */
export interface SessionChannel {
  /** Not to the own tab. */
  readonly post: (message: SessionMessage) => void;
  /** @returns unsubscribes */
  readonly subscribe: (onMessage: (message: SessionMessage) => void) => () => void;
}

/** Posts to nobody in a browser that has no `BroadcastChannel`, or refuses it with all storage. */
export function createSessionChannel(name: string): SessionChannel {
  const channel = openChannel(name);
  return {
    post: (message) => channel?.postMessage(message),
    subscribe(onMessage) {
      const onEvent = (event: MessageEvent<unknown>) => {
        if (isSessionMessage(event.data)) onMessage(event.data);
      };
      channel?.addEventListener("message", onEvent);
      return () => channel?.removeEventListener("message", onEvent);
    },
  };
}

function openChannel(name: string): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  try {
    return new BroadcastChannel(name);
  } catch {
    // Firefox throws where the user blocks cookies; tabs then have no session in common.
    return null;
  }
}

/** Another tab may run an older build. */
function isSessionMessage(data: unknown): data is SessionMessage {
  if (typeof data !== "object" || data === null) return false;
  if (!("event" in data) || !("entries" in data)) return false;
  if ("involuntary" in data && data.involuntary !== true) return false;
  if ("loggedOut" in data && typeof data.loggedOut !== "string") return false;
  const { event, entries } = data;
  return (
    EVENTS.some((known) => known === event) &&
    typeof entries === "object" &&
    entries !== null &&
    Object.values(entries).every((value) => value === null || typeof value === "string")
  );
}
