import type { Fault, FaultEffect } from "../types.ts";
import { randomFor } from "../model/random.ts";
import type { Transaction, Database } from "../store/database.ts";

export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const called = path.split("/");
  return (
    wanted.length === called.length &&
    wanted.every((segment, index) => segment === "*" || segment === called[index])
  );
}

/**
 * Chooses the first matching fault that is not used up.
 *
 * @returns the fault or null, and the faults with new counts (the same list if none matched)
 */
export function chooseFault(faults: Fault[], seed: number, method: string, path: string) {
  const index = faults.findIndex(
    (fault) =>
      matchesPath(fault.path, path) &&
      (fault.method === undefined || fault.method.toUpperCase() === method.toUpperCase()) &&
      (fault.times === undefined || fault.failed < fault.times),
  );
  const fault = faults[index];
  if (fault === undefined) {
    return { fault: null, faults };
  }
  const draw = randomFor(seed, "fault", fault.path, fault.matched).next();
  const isHit = draw < (fault.rate ?? 1);
  const counted = {
    ...fault,
    matched: fault.matched + 1,
    failed: fault.failed + (isHit ? 1 : 0),
  };
  return { fault: isHit ? counted : null, faults: faults.with(index, counted) };
}

/**
 * Counts the call.
 *
 * @returns the effect of a fault, if any, and the delay in milliseconds
 */
export function applyFaults({ tables, settings }: Transaction, method: string, path: string) {
  const { fault, faults } = chooseFault(settings.faults, settings.seed, method, path);
  if (faults !== settings.faults) {
    tables.settings.put({ ...settings, faults });
  }
  return { effect: fault?.status, wait: settings.latency + (fault?.delayMs ?? 0) };
}

export async function faultReply(effect: FaultEffect, signal: AbortSignal): Promise<Response> {
  // The contract check of end-to-end tests ignores replies with this header.
  const fault = { "x-sandbox-fault": String(effect) };
  switch (effect) {
    case "timeout":
      if (!signal.aborted) {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
      }
      return Response.error();
    case "drop":
      return Response.error();
    case "malformed":
      return new Response('{"data": [{"id": 1, "na', {
        headers: { "content-type": "application/json", ...fault },
      });
    case "html":
      return new Response("<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>", {
        status: 502,
        headers: { "content-type": "text/html; charset=utf-8", ...fault },
      });
    case 204:
    case 205:
    case 304:
      return new Response(null, { status: effect, headers: fault });
    default: {
      const message = `The sandbox was told to answer ${effect}.`;
      const body = effect === 422 ? { message, errors: { sandbox: [message] } } : { message };
      return Response.json(body, { status: effect, headers: fault });
    }
  }
}

/** The call continues, or is cut off because the database was reset. */
export type DelayEnd = "over" | "cut-off";

const running = new WeakMap<Database, Set<(end: DelayEnd) => void>>();

/** Timers are 32-bit: a longer one would end at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export function delayCall(database: Database, milliseconds: number): Promise<DelayEnd> {
  const { promise, resolve } = Promise.withResolvers<DelayEnd>();
  const delays = running.get(database) ?? new Set();
  running.set(database, delays.add(resolve));
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number): void => {
    const step = Math.min(left, MAX_TIMER_MS);
    timer = setTimeout(() => (left > step ? wait(left - step) : resolve("over")), step);
  };
  wait(milliseconds);
  return promise.finally(() => {
    clearTimeout(timer);
    delays.delete(resolve);
  });
}

/**
 * With new faults, delayed calls continue; after a reset they are cut off, or they would write into
 * the new data.
 */
export function endDelays(database: Database, end: DelayEnd): void {
  for (const resolve of running.get(database) ?? []) resolve(end);
}
