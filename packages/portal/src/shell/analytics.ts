import type { User } from "@recurrent/sdk";
import type { PortalConfig } from "../kernel/runtime/config.ts";

/**
 * Tells the session-recording service named by the configuration whom a recording is about, and nothing
 * else (shell 1). Without `enabled` and an endpoint no byte is sent.
 *
 * @param send the browser's beacon unless a test says otherwise
 */
export function identify(
  { enabled, endpoint }: PortalConfig["analytics"],
  { uuid, email, fullName }: Pick<User, "uuid" | "email" | "fullName">,
  send = (url: string, body: string) => navigator.sendBeacon(url, body),
): void {
  if (!enabled || endpoint === null) return;
  // A beacon never holds the page up, and whether the recorder heard it concerns nobody here.
  send(endpoint, JSON.stringify({ type: "identify", uuid, email, fullName }));
}
