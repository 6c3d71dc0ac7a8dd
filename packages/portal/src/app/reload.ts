import { openStorage } from "../session/keep.ts";
import type { ReloadOnce } from "./chunks.ts";

/** Reloading for a failed chunk, in this browser. */
export const RELOAD_ONCE: ReloadOnce = {
  notes: openStorage(() => sessionStorage),
  reload: () => location.reload(),
};
