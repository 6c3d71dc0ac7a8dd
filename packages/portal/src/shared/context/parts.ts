/** Parts of the portal that are loaded when they are opened, and what is said where one cannot be loaded. */
import { type ComponentType, lazy, useCallback } from "react";
import { isMissingModule, reloadPage } from "../errors/chunks.ts";
import type { Messages } from "../errors/messages.ts";
import { keepKeys } from "./keep-keys.ts";
import { useRuntime } from "./runtime.ts";

/** Sent on the window by a menu whose code did not arrive (`build/deferred-parts.ts`). */
const MISSING_PART = "recurrent:missing-part";

const MISSING = "This could not be opened. Check the connection and try again, or reload.";
const BROKEN =
  "This could not be opened: the portal met an error of its own. Reload; if that does not help, ask support.";

/**
 * Says that what was to open above the page could not be loaded, or has an error of its own. The page stays as it
 * is, with all that was typed into it: the next press tries again, and Reload gets what a newer build has in
 * its place.
 */
function tellMissingPart({ notices }: Messages, error: unknown): void {
  const isMissing = isMissingModule(error);
  // For the reports of the installation; a lost connection is no error of the portal.
  if (!isMissing) reportError(error);
  notices.error(isMissing ? MISSING : BROKEN, {
    action: { label: "Reload", onSelect: reloadPage },
  });
}

/** Tells of every menu that could not be opened from now on. */
export function watchMissingParts(messages: Messages): void {
  addEventListener(MISSING_PART, (event) =>
    tellMissingPart(messages, (event as CustomEvent<unknown>).detail),
  );
}

/** A dialog in a part of its own, and what loads that ahead of it (`useOpening`). */
export function dialogPart<Props>(find: () => Promise<ComponentType<Props>>) {
  const load = async () => ({ default: await find() });
  return { load, Dialog: lazy(load) };
}

/**
 * Opens what is in a part of its own; where that cannot be loaded, the page stays, says so and gives up. What is
 * typed until it is there goes into the field that it begins with; Escape gives it up.
 */
export function useOpening() {
  const { messages } = useRuntime();
  return useCallback(
    (load: () => Promise<unknown>, show: () => void, giveUp?: () => void) => {
      let isWanted = true;
      const keys = keepKeys(() => {
        isWanted = false;
        giveUp?.();
      });
      void load().then(
        () => {
          if (!isWanted) return;
          show();
          keys.give();
        },
        (error: unknown) => {
          if (!isWanted) return;
          keys.drop();
          tellMissingPart(messages, error);
          giveUp?.();
        },
      );
    },
    [messages],
  );
}
