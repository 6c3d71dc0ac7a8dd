import { reloadPage } from "./chunks.ts";
import type { Messages } from "./messages.ts";

/** Sent on the window by a menu whose code did not arrive (`build/deferred-parts.ts`). */
const MISSING_PART = "recurrent:missing-part";

/**
 * Says that what was to open above the page could not be loaded. The page stays as it is, with all that was
 * typed into it: the next press tries again, and Reload gets what a newer build has in its place.
 */
export function tellMissingPart({ notices }: Pick<Messages, "notices">): void {
  notices.error("This could not be opened. Check the connection and try again, or reload.", {
    action: { label: "Reload", onSelect: reloadPage },
  });
}

/** Tells of every menu that could not be opened from now on. */
export function watchMissingParts(messages: Pick<Messages, "notices">): void {
  addEventListener(MISSING_PART, () => tellMissingPart(messages));
}
