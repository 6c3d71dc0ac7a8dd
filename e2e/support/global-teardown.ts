/**
 * Checks the validators between portal and sandbox after all tests: nothing broke the contract, also after
 * the last page of a test was closed. A whole run, `E2E_WHOLE=1`, has to use every operation; a part of it
 * does not.
 */
import { SEEN } from "../../packages/host-check/src/contract/validating-proxy.ts";
import type { Seen } from "../../packages/host-check/src/contract/violations.ts";
import { remoteOf, WORKERS } from "./hosts.ts";

/** Reads the findings of a validator. */
export async function seenAt(host: string): Promise<Seen> {
  return (await (await fetch(host + SEEN)).json()) as Seen;
}

/** The reason why a run fails on the findings of all validators; undefined when it passes. */
export function failureOf(seen: readonly Seen[], isWhole: boolean): string | undefined {
  const violations = seen.flatMap((one) => one.violations);
  if (violations.length > 0) {
    const lines = violations.map(({ operation, part, text }) => `${operation} ${part}: ${text}`);
    return `The contract was broken:\n${lines.join("\n")}`;
  }
  const exercised = new Set(seen.flatMap((one) => one.exercised));
  const operations = new Set(seen.flatMap((one) => one.operations));
  const missing = [...operations].filter((one) => !exercised.has(one));
  return isWhole && missing.length > 0
    ? `No test has used ${missing.join(", ")} with success.`
    : undefined;
}

/** Runs after the last test, while everything is still served. */
// oxlint-disable-next-line import/no-default-export -- the form that Playwright asks for
export default async function afterAll(): Promise<void> {
  const workers = Array.from({ length: WORKERS }, (_, at) => remoteOf(at));
  const seen = await Promise.all(
    workers.flatMap(({ authHost, apiHost }) => [authHost, apiHost].map(seenAt)),
  );
  const failure = failureOf(seen, process.env["E2E_WHOLE"] === "1");
  if (failure !== undefined) throw new Error(failure);
}
