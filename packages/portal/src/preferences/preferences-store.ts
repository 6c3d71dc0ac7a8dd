import { useSyncExternalStore } from "react";
import { type Preferences, preferencesCookie, readPreferences } from "./preferences.ts";

const listeners = new Set<() => void>();
let current: Preferences | null = null;

function preferences(): Preferences {
  current ??= readPreferences(document.cookie);
  return current;
}

/** Changes some preferences now and for the next visits. */
export function setPreferences(changes: Partial<Preferences>): void {
  current = { ...preferences(), ...changes };
  document.cookie = preferencesCookie(current);
  for (const listener of listeners) listener();
}

/** How the person likes the portal to look. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
