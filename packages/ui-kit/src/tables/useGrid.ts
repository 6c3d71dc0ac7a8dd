import { useEffect, useState } from "react";
import type { GridRows } from "./GridRows.tsx";

let grid: typeof GridRows | null = null;

/** Loads what paints the rows of lists. @throws {Error} when the chunk cannot be had */
export async function loadGrid(): Promise<void> {
  grid = (await import("./GridRows.tsx")).GridRows;
}

/**
 * What paints the rows, null until it is loaded: the first time, all that stands around them is painted
 * before. Not `lazy`, for `Suspense` keeps what replaces a fallback back for 300 ms.
 */
export function useGrid(): typeof GridRows | null {
  const [isLoaded, setLoaded] = useState(grid !== null);
  useEffect(() => {
    // Not `grid`: it may have been loaded since this was drawn without it.
    if (isLoaded) return;
    const load = () => {
      loadGrid().then(
        () => setLoaded(true),
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    };
    // After the next frame, which is the one without rows.
    requestAnimationFrame(() => setTimeout(load));
  }, [isLoaded]);
  return isLoaded ? grid : null;
}
