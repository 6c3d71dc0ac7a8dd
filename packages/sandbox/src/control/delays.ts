import type { World } from "../world/world.ts";

/** How a delay ends: the call goes on, or it is cut off because its world is no more. */
export type DelayEnd = "over" | "cut-off";

const running = new WeakMap<World, Set<(end: DelayEnd) => void>>();

/** Waits before a call of this world goes on: so many milliseconds, or until {@link endDelays}. */
export function delay(world: World, milliseconds: number): Promise<DelayEnd> {
  const { promise, resolve } = Promise.withResolvers<DelayEnd>();
  const delays = running.get(world) ?? new Set();
  running.set(world, delays.add(resolve));
  const timer = setTimeout(() => resolve("over"), milliseconds);
  return promise.finally(() => {
    clearTimeout(timer);
    delays.delete(resolve);
  });
}

/**
 * Ends every delay of a world that runs in this page or process. With new faults the calls that the old
 * ones held go on; with a new world they are cut off, or they would write into it.
 */
export function endDelays(world: World, end: DelayEnd): void {
  for (const resolve of running.get(world) ?? []) resolve(end);
}
