/**
 * What the validators between portal and sandbox have to say once all tests are through: nothing broke
 * the contract, not even when no page was there any more to tell its test. Of a whole run,
 * `E2E_WHOLE=1`, every operation is expected; of a part of it the rest is not asked for.
 */
import { SEEN, type Seen } from "../contract/validating-proxy.ts";
import { remoteOf, WORKERS } from "./hosts.ts";

async function seenAt(host: string): Promise<Seen> {
  return (await (await fetch(host + SEEN)).json()) as Seen;
}

/** Runs after the last test, while everything is still served. */
// oxlint-disable-next-line import/no-default-export -- the form that Playwright asks for
export default async function afterAll(): Promise<void> {
  const workers = Array.from({ length: WORKERS }, (_, at) => remoteOf(at));
  const seen = await Promise.all(
    workers.flatMap(({ authHost, apiHost }) => [authHost, apiHost].map(seenAt)),
  );
  const violations = seen.flatMap((one) => one.violations);
  if (violations.length > 0) {
    const lines = violations.map(({ operation, part, text }) => `${operation} ${part}: ${text}`);
    throw new Error(`The contract was broken:\n${lines.join("\n")}`);
  }
  const exercised = new Set(seen.flatMap((one) => one.exercised));
  const operations = new Set(seen.flatMap((one) => one.operations));
  const missing = [...operations].filter((one) => !exercised.has(one));
  if (process.env["E2E_WHOLE"] === "1" && missing.length > 0) {
    throw new Error(`No test has used ${missing.join(", ")} with success.`);
  }
}
