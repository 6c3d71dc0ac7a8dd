import type { User } from "@recurrent/sdk";
import type { AppContext } from "../shared/context/app-context.ts";
import type { PortalConfig } from "../shared/context/config.ts";

/** Tells the session recorder who is signed in, if the installation has one. */
export function identifyPerson({ session, config }: AppContext): void {
  const state = session.state();
  if (state.kind === "signed-in") identify(config.analytics, state.user);
}

/** Sends nothing else to the session recorder (shell 1). */
export function identify(
  { enabled, endpoint }: PortalConfig["analytics"],
  { uuid, email, fullName }: Pick<User, "uuid" | "email" | "fullName">,
  send = (url: string, body: string) => navigator.sendBeacon(url, body),
): void {
  if (!enabled || endpoint === null) return;
  send(endpoint, JSON.stringify({ type: "identify", uuid, email, fullName }));
}
