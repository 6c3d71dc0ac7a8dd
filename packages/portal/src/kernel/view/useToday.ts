import { useSyncExternalStore } from "react";
import { useRuntime } from "../runtime/runtime.ts";
import { today } from "./today.ts";

/**
 * The calendar day it is for the hosts, 'YYYY-MM-DD' in UTC; null in the moment until that is known,
 * which is with the sandbox only.
 */
export function useToday(): string | null {
  const { clock } = useRuntime();
  return useSyncExternalStore(clock.subscribe, () => {
    const now = clock.now();
    return now === null ? null : today(now);
  });
}
