import { openStorage } from "../session/keep.ts";
import type { ReloadOnce } from "./chunks.ts";

const notes = openStorage(() => sessionStorage);

/** Reloading for a chunk that failed, in this browser. @param path the in-app path to come back at */
export function reloadAt(path: string): ReloadOnce {
  return {
    notes,
    reload() {
      // The router changes the address only once a page can be drawn, which this one could not.
      history.replaceState(null, "", `#${path}`);
      location.reload();
    },
  };
}
