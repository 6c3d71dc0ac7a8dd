/**
 * The `test` of every end-to-end spec. A test fails when it causes a breach of the
 * Content-Security-Policy, an uncaught error, an unexpected line on the console, a call to an unexpected
 * host, or a request or reply that breaks the contract.
 */
import { test as base, expect, type BrowserContext } from "@playwright/test";
import { VIOLATION } from "../../packages/host-check/src/contract/violations.ts";
import { hosts, origin } from "./target.ts";
import { resetSandbox } from "./sandbox.ts";

/** Errors in the background, and those that a test allows. */
export interface PageErrors {
  /**
   * Allows problems whose text matches, for tests that provoke them: the browser itself reports
   * each refused call, e.g. `watch.allow(/status of 403/)`.
   */
  allow: (problem: RegExp) => void;
}

const CSP_VIOLATION = "__breach";

/** Console lines that are caused by the tests, not by the portal. */
const EXPECTED_CONSOLE_MESSAGES: readonly RegExp[] = [
  // A frame without scripts, the terms, refuses the scripts that this watch brings to every frame.
  /^error: Blocked script execution in '[^']*\/sandbox\/terms\.html'/,
];

/** Runs in every page and frame before its own code. */
function reportBreaches(binding: string): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const text = `${event.effectiveDirective} refused ${event.blockedURI || event.sample} (${event.sourceFile}:${event.lineNumber})`;
    (window as unknown as Record<string, (breach: string) => void>)[binding]?.(text);
  });
}

async function watchContext(context: BrowserContext, portal: string, problems: string[]) {
  const { authHost, apiHost } = hosts();
  const known = new Set([portal, authHost, apiHost].map((address) => new URL(address).origin));
  await context.exposeBinding(CSP_VIOLATION, (_source, breach: string) => {
    problems.push(`policy: ${breach}`);
  });
  await context.addInitScript(reportBreaches, CSP_VIOLATION);
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().stack ?? ""}`));
  context.on("console", (message) => {
    const kind = message.type();
    if (kind === "error" || kind === "warning") problems.push(`${kind}: ${message.text()}`);
  });
  context.on("response", (reply) => {
    const violation = reply.headers()[VIOLATION];
    if (violation !== undefined) problems.push(`contract: ${violation}`);
  });
  context.on("request", (request) => {
    const { origin: requestOrigin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !known.has(requestOrigin)) {
      problems.push(`call: ${request.url()}`);
    }
  });
}

/** Playwright's `test` with a watch on every page of the context. */
export const test = base.extend<{ watch: PageErrors }>({
  // oxlint-disable-next-line no-empty-pattern -- the form in which Playwright asks for no fixture
  baseURL: async ({}, provide) => provide(origin()),
  watch: [
    async ({ context, baseURL }, use) => {
      await resetSandbox();
      const problems: string[] = [];
      const allowed = [...EXPECTED_CONSOLE_MESSAGES];
      await watchContext(context, baseURL ?? origin(), problems);
      await use({ allow: (problem) => void allowed.push(problem) });
      const unexpected = problems.filter((text) => !allowed.some((known) => known.test(text)));
      expect(unexpected, "what went wrong unseen").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
