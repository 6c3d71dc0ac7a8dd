/** `user-replaced`: the person or the company of the session is known anew. */
const EVENTS = ["signed-in", "signed-out", "locked", "unlocked", "user-replaced"] as const;

/** What happened to the session in one tab, with everything the other tabs need to follow it. */
export interface TabMessage {
  readonly event: (typeof EVENTS)[number];
  /**
   * With `signed-out`: nobody wished it, the host no longer accepted the session, and whoever used it wants to
   * go on here.
   */
  readonly involuntary?: true;
  /** With `signed-out`: the id of the person who has logged out, and wants nothing left behind. */
  readonly loggedOut?: string;
  /**
   * The session's storage entries after the event. They travel along because another tab's view of
   * localStorage can lag behind this message.
   */
  readonly entries: Readonly<Record<string, string | null>>;
}

/** The line between the tabs of one browser. */
export type Tabs = ReturnType<typeof createTabs>;

/** Tabs over a BroadcastChannel of this origin; on a browser without one each tab is on its own. */
export function createTabs(name: string) {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    tell: (message: TabMessage) => channel?.postMessage(message),
    /** @returns stops listening */
    listen(onMessage: (message: TabMessage) => void): () => void {
      const onEvent = (event: MessageEvent<unknown>) => {
        if (isTabMessage(event.data)) onMessage(event.data);
      };
      channel?.addEventListener("message", onEvent);
      return () => channel?.removeEventListener("message", onEvent);
    },
  };
}

/** An older build in another tab may say things this one does not know. */
function isTabMessage(data: unknown): data is TabMessage {
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
