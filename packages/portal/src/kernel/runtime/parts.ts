/** Parts of the portal that are loaded when they are opened, and what is said where one cannot be loaded. */
import { type ComponentType, lazy, useCallback } from "react";
import { reloadPage } from "../errors/chunks.ts";
import type { Messages } from "../errors/messages.ts";
import { useRuntime } from "./runtime.ts";

/** Sent on the window by a menu whose code did not arrive (`build/deferred-parts.ts`). */
const MISSING_PART = "recurrent:missing-part";

/**
 * Says that what was to open above the page could not be loaded. The page stays as it is, with all that was
 * typed into it: the next press tries again, and Reload gets what a newer build has in its place.
 */
function tellMissingPart({ notices }: Messages): void {
  notices.error("This could not be opened. Check the connection and try again, or reload.", {
    action: { label: "Reload", onSelect: reloadPage },
  });
}

/** Tells of every menu that could not be opened from now on. */
export function watchMissingParts(messages: Messages): void {
  addEventListener(MISSING_PART, () => tellMissingPart(messages));
}

/** A dialog in a part of its own, and what loads that ahead of it (`useOpening`). */
export function dialogPart<Props>(find: () => Promise<ComponentType<Props>>) {
  const load = async () => ({ default: await find() });
  return { load, Dialog: lazy(load) };
}

/** Opens what is in a part of its own; where that cannot be loaded, the page stays, says so and gives up. */
export function useOpening() {
  const { messages } = useRuntime();
  return useCallback(
    (load: () => Promise<unknown>, show: () => void, giveUp?: () => void) =>
      void load().then(show, () => {
        tellMissingPart(messages);
        giveUp?.();
      }),
    [messages],
  );
}
