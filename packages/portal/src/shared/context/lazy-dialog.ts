/** Lazily loaded dialogs. */
import { type ComponentType, lazy, useCallback } from "react";
import { keepKeys } from "./keep-keys.ts";
import { showChunkLoadError } from "./chunk-load-errors.ts";
import { useAppContext } from "./app-context.ts";

/** A dialog in its own chunk, with a function that preloads it (see `useOpenLazyDialog`). */
export function lazyDialog<Props>(find: () => Promise<ComponentType<Props>>) {
  const load = async () => ({ default: await find() });
  return { load, Dialog: lazy(load) };
}

/**
 * Opens a lazily loaded dialog. If its chunk fails to load, shows why and gives up. Typed keys go
 * into its first field; Escape cancels.
 */
export function useOpenLazyDialog() {
  const { messages } = useAppContext();
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
          showChunkLoadError(messages, error);
          giveUp?.();
        },
      );
    },
    [messages],
  );
}
