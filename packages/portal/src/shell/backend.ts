import type { PortalConfig } from "../kernel/runtime/config.ts";
import type { Refusal } from "./plain-page.ts";

/** Where calls go, or why they cannot go there. */
export type Backend =
  | {
      /** Begins what has to run in the page, once however often it is called; calls wait for it. */
      readonly ready: () => Promise<void>;
      /** The time as the hosts have it, in epoch milliseconds; the browser's own until they are ready. */
      readonly now: () => number;
    }
  | { readonly refusal: Refusal };

/**
 * The hosts named by the configuration, or the sandbox that stands in for them inside the page. The
 * mode is a constant of the build, so a production build holds no byte of the sandbox.
 */
export function backendOf(config: PortalConfig): Backend {
  if (config.backend === "remote") {
    return { ready: () => Promise.resolve(), now: () => Date.now() };
  }
  if (import.meta.env.MODE === "production") {
    return {
      refusal: {
        text: "This build talks to real hosts only, and config.json asks for the in-page sandbox.",
        items: [
          'Set "backend" to "remote" in config.json and name both hosts, "authHost" and "apiHost".',
          "Or install the demo build, which brings the sandbox along.",
        ],
      },
    };
  }
  let sandbox: Sandbox | undefined;
  let starting: Promise<void> | undefined;
  async function begin(): Promise<void> {
    try {
      sandbox = await startSandbox(config);
    } catch (error) {
      // The page says that it failed (start.tsx); the reason is of use to developers only.
      // oxlint-disable-next-line no-console -- the sandbox is a developer's tool
      console.error("The in-page sandbox did not start.", error);
      throw error;
    }
  }
  return {
    ready: () => (starting ??= begin()),
    // Its world may be at another time than the browser.
    now: () => sandbox?.now() ?? Date.now(),
  };
}

/** What the portal wants of the sandbox once it runs. */
interface Sandbox {
  readonly now: () => number;
}

async function startSandbox({ authHost, apiHost }: PortalConfig): Promise<Sandbox> {
  const { startSandbox: startIt } = await import("@recurrent/sandbox/browser");
  const hosts = { authHost, apiHost, workerUrl: "mockServiceWorker.js" };
  if (import.meta.env.DEV) {
    // The contract's schemas, for whoever develops; no build holds them.
    const { warningContractCheck } = await import("@recurrent/sandbox/contract-check");
    return startIt({ ...hosts, check: await warningContractCheck() });
  }
  return startIt(hosts);
}
