import type { Id } from "../generated/main/model/id.ts";

/**
 * An id as it travels. Canonical ids are text; the API counts its things in whole numbers, so that is
 * what it gets back. An id that is no such number is sent as it is.
 */
export function wireId(id: string): Id | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}

/** A list of ids, each once, in the order given. */
export function wireIds(ids: readonly string[]): (Id | string)[] {
  return [...new Set(ids)].map(wireId);
}
