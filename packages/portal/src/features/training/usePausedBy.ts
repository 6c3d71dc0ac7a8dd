import type { PausedBy } from "@recurrent/ui-kit";
import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    document.removeEventListener("visibilitychange", onChange);
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** A page reloaded without a network is gone; one that nobody sees need not look again. */
function pausedBy(): PausedBy | undefined {
  if (!navigator.onLine) return "offline";
  return document.visibilityState === "hidden" ? "hidden" : undefined;
}

/** Why nothing should happen by itself at the moment; undefined when it may. */
export function usePausedBy(): PausedBy | undefined {
  return useSyncExternalStore(subscribe, pausedBy);
}
