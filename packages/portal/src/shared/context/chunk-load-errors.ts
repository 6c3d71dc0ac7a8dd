import { CHUNK_LOAD_ERROR } from "@recurrent/ui-kit";
import { isMissingModule, reloadPage, SITE_UNREACHABLE } from "../errors/chunks.ts";
import type { Messages } from "../errors/messages.ts";

const MISSING = "This could not be opened. Check the connection and try again, or reload.";
const BROKEN =
  "This could not be opened because of an error in the portal. Reload; if that does not help, ask support.";

/** The page keeps typed text: the next press tries again, and Reload gets a newer build. */
export function showChunkLoadError({ notices }: Messages, error: unknown): void {
  const isMissing = isMissingModule(error);
  // A lost connection is no error of the portal.
  if (!isMissing) reportError(error);
  showWithReload(notices, isMissing ? MISSING : BROKEN);
}

function showWithReload(notices: Messages["notices"], text: string): void {
  const onSelect = () => void reloadPage(() => showWithReload(notices, SITE_UNREACHABLE));
  notices.error(text, { action: { label: "Reload", onSelect } });
}

export function listenForChunkLoadErrors(messages: Messages): void {
  addEventListener(CHUNK_LOAD_ERROR, (event) =>
    showChunkLoadError(messages, (event as CustomEvent<unknown>).detail),
  );
}
