import { useRuntime } from "../runtime/runtime.ts";
import { today } from "./today.ts";

/** The calendar day it is for the hosts, 'YYYY-MM-DD' in UTC; for signed-in pages, which wait until it is known. */
export function useToday(): string {
  return today(useRuntime().clock.now());
}
