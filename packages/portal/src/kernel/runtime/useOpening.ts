import { type ComponentType, lazy, useCallback } from "react";
import { tellMissingPart } from "../errors/missing-part.ts";
import { useRuntime } from "./runtime.ts";

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
