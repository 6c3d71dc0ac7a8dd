import { showChunkLoading } from "@recurrent/ui-kit";
import { type ComponentType, lazy, useCallback } from "react";
import { bufferKeys, type KeyBuffer } from "./key-buffer.ts";
import { showChunkLoadError } from "./chunk-load-errors.ts";
import { useAppContext } from "./app-context.ts";

export function lazyDialog<Props>(find: () => Promise<ComponentType<Props>>) {
  const load = async () => ({ default: await find() });
  return { load, Dialog: lazy(load) };
}

interface Opening {
  load: () => Promise<unknown>;
  show: () => void;
  /** Also called on Escape before the chunk arrives. */
  onCancel?: () => void;
  /** The page keeps the focus and the keys. Default false. */
  isBeside?: boolean;
}

const NO_BUFFER: KeyBuffer = { replay: () => undefined, discard: () => undefined };

/** The dialog that is being loaded; null for none. */
let awaited: { readonly opening: Opening; readonly cancel: () => void } | null = null;

/** Typed keys go into the dialog's first field; Escape, or a press elsewhere, cancels. */
export function useOpenLazyDialog() {
  const { messages } = useAppContext();
  return useCallback(
    (opening: Opening) => {
      const { load, show, onCancel, isBeside = false } = opening;
      if (!isBeside) {
        // A second press, for example of Ctrl+K, opens nothing twice.
        if (awaited?.opening.load === load) return;
        awaited?.cancel();
      }
      let isWanted = true;
      const cancelled = Promise.withResolvers<void>();
      const cancel = () => {
        isWanted = false;
        end();
        cancelled.resolve();
        onCancel?.();
      };
      const keys = isBeside ? NO_BUFFER : bufferKeys(cancel);
      const mine = { opening, cancel };
      const end = () => {
        if (awaited === mine) awaited = null;
        if (!isWanted) keys.discard();
      };
      if (!isBeside) awaited = mine;
      const loading = load();
      // The failure of the chunk is shown below.
      showChunkLoading(Promise.race([loading, cancelled.promise])).catch(() => undefined);
      void loading.then(
        () => {
          if (!isWanted) return;
          end();
          show();
          keys.replay();
        },
        (error: unknown) => {
          if (!isWanted) return;
          end();
          keys.discard();
          showChunkLoadError(messages, error);
          onCancel?.();
        },
      );
    },
    [messages],
  );
}
