import type { User } from "@recurrent/sdk";
import type { PortalConfig } from "./config.ts";

/** Who a session recording is about; nothing else ever leaves (shell 1). */
export type AnalyticsIdentity = Pick<User, "uuid" | "email" | "fullName">;

/** The session-recording service, as the portal needs it. */
export type Analytics = ReturnType<typeof createAnalytics>;

/** How an identification is sent; the browser's beacon unless a test says otherwise. */
export type SendBeacon = (url: string, body: string) => boolean;

/**
 * The service named by the configuration, or one that does nothing: without `enabled` and an
 * endpoint no byte is sent.
 */
export function createAnalytics(
  { enabled, endpoint }: PortalConfig["analytics"],
  send: SendBeacon = (url, body) => navigator.sendBeacon(url, body),
) {
  return {
    identify({ uuid, email, fullName }: AnalyticsIdentity) {
      if (!enabled || endpoint === null) return;
      // A beacon never holds the page up, and whether the recorder heard it concerns nobody here.
      send(endpoint, JSON.stringify({ type: "identify", uuid, email, fullName }));
    },
  };
}
