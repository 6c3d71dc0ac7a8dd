/** The notice for dialogs and menus whose chunk fails to load. */
import { MISSING_PART } from "@recurrent/ui-kit";
import { isMissingModule, reloadPage } from "../errors/chunks.ts";
import type { Messages } from "../errors/messages.ts";

const MISSING = "This could not be opened. Check the connection and try again, or reload.";
const BROKEN =
  "This could not be opened: the portal met an error of its own. Reload; if that does not help, ask support.";

/**
 * Says that what was to open above the page could not be loaded, or has an error of its own. The page stays as it
 * is, with all that was typed into it: the next press tries again, and Reload gets what a newer build has in
 * its place.
 */
export function showChunkLoadError({ notices }: Messages, error: unknown): void {
  const isMissing = isMissingModule(error);
  // For the reports of the installation; a lost connection is no error of the portal.
  if (!isMissing) reportError(error);
  notices.error(isMissing ? MISSING : BROKEN, {
    action: { label: "Reload", onSelect: reloadPage },
  });
}

/** Shows a notice for each menu that fails to load from now on. */
export function reportChunkLoadErrors(messages: Messages): void {
  addEventListener(MISSING_PART, (event) =>
    showChunkLoadError(messages, (event as CustomEvent<unknown>).detail),
  );
}
