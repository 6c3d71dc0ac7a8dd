import { showChunkLoading } from "@recurrent/ui-kit";
import { type ComponentType, lazy, useCallback } from "react";
import { keepKeys, type KeptKeys } from "./keep-keys.ts";
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
  giveUp?: () => void;
  /** The page keeps the focus and the keys. Default false. */
  isBeside?: boolean;
}

const KEEPS_NOTHING: KeptKeys = { give: () => undefined, drop: () => undefined };

/** Typed keys go into the dialog's first field; Escape cancels. */
export function useOpenLazyDialog() {
  const { messages } = useAppContext();
  return useCallback(
    ({ load, show, giveUp, isBeside = false }: Opening) => {
      let isWanted = true;
      const escape = Promise.withResolvers<void>();
      const keys = isBeside
        ? KEEPS_NOTHING
        : keepKeys(() => {
            isWanted = false;
            escape.resolve();
            giveUp?.();
          });
      const loading = load();
      // Its failure is shown below.
      showChunkLoading(Promise.race([loading, escape.promise])).catch(() => undefined);
      void loading.then(
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
