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
 * Shows that a dialog could not be loaded, or has an error. The page stays: the next press tries
 * again, and Reload fetches a newer build.
 */
function tellMissingPart({ notices }: Messages, error: unknown): void {
  const isMissing = isMissingModule(error);
  // Reports errors of the portal only; a lost connection is none.
  if (!isMissing) reportError(error);
  notices.error(isMissing ? MISSING : BROKEN, {
    action: { label: "Reload", onSelect: reloadPage },
  });
}

export function watchMissingParts(messages: Messages): void {
  addEventListener(MISSING_PART, (event) =>
    tellMissingPart(messages, (event as CustomEvent<unknown>).detail),
  );
}

/** A lazily loaded dialog, and `load` to preload it (`useOpening`). */
export function dialogPart<Props>(find: () => Promise<ComponentType<Props>>) {
  const load = async () => ({ default: await find() });
  return { load, Dialog: lazy(load) };
}

/**
 * Opens a lazily loaded dialog. If its chunk fails to load, shows why and gives up. Typed keys go
 * into its first field; Escape cancels.
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
