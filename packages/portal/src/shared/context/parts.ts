/** Parts of the portal that are loaded when they are opened. */
import { type ComponentType, lazy, useCallback } from "react";
import { keepKeys } from "./keep-keys.ts";
import { tellMissingPart } from "./missing-parts.ts";
import { useRuntime } from "./runtime.ts";

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
