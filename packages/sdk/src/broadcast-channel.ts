/**
 * null outside a page: processes and threads of Node.js share neither storage nor cache. Also null where the
 * browser refuses the site storage: its tabs share no session then.
 *
 * @param name includes the host: an origin may serve apps of several
 */
export function openBroadcastChannel(name: string): BroadcastChannel | null {
  if (typeof document === "undefined") return null;
  try {
    const channel: BroadcastChannel & { unref?: () => unknown } = new BroadcastChannel(name);
    // A simulated page must not keep its process of Node.js running.
    channel.unref?.();
    return channel;
  } catch {
    // None in old browsers, and a SecurityError in Firefox.
    return null;
  }
}
