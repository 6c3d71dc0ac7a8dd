/**
 * null outside a page: processes and threads of Node.js share neither storage nor cache.
 *
 * @param name includes the host: an origin may serve apps of several
 */
export function openBroadcastChannel(name: string): BroadcastChannel | null {
  if (typeof document === "undefined" || typeof BroadcastChannel === "undefined") return null;
  const channel: BroadcastChannel & { unref?: () => unknown } = new BroadcastChannel(name);
  // A simulated page must not keep its process of Node.js running.
  channel.unref?.();
  return channel;
}
