/** Lazily loaded dialogs. */
import { type ComponentType, lazy, useCallback } from "react";
import { keepKeys, type KeptKeys } from "./keep-keys.ts";
import { showChunkLoadError } from "./chunk-load-errors.ts";
import { useAppContext } from "./app-context.ts";

/** A dialog in its own chunk, with a function that preloads it (see `useOpenLazyDialog`). */
export function lazyDialog<Props>(find: () => Promise<ComponentType<Props>>) {
  const load = async () => ({ default: await find() });
  return { load, Dialog: lazy(load) };
}

interface Opening {
  load: () => Promise<unknown>;
  show: () => void;
  /** Called when the chunk fails to load, and on Escape before it has. */
  giveUp?: () => void;
  /** It opens beside the page, which keeps the focus and the keys. Default false. */
  isBeside?: boolean;
}

const KEEPS_NOTHING: KeptKeys = { give: () => undefined, drop: () => undefined };

/**
 * Opens a lazily loaded dialog. If its chunk fails to load, shows why and gives up. Typed keys go
 * into its first field; Escape cancels.
 */
export function useOpenLazyDialog() {
  const { messages } = useAppContext();
  return useCallback(
    ({ load, show, giveUp, isBeside = false }: Opening) => {
      let isWanted = true;
      const keys = isBeside
        ? KEEPS_NOTHING
        : keepKeys(() => {
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
