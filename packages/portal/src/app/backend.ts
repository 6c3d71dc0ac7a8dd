import { createHostClock, type HostClock } from "@recurrent/sdk";
import type { PortalConfig } from "../shared/context/config.ts";

export interface StartFailure {
  readonly text: string;
  readonly items: readonly string[];
}

export type Backend =
  | {
      /** Starts the sandbox, if any, once however often it is called; calls wait for it. */
      readonly ready: () => Promise<void>;
      /** Whether it has to be ready before the first page is drawn. */
      readonly isReadyFirst: () => Promise<boolean>;
      /** Follows the replies of the hosts; the browser's own clock until the first. */
      readonly clock: HostClock;
    }
  | { readonly refusal: StartFailure };

/**
 * The hosts of the configuration, or the in-page sandbox. The mode is a constant of the build, so a
 * production build contains no byte of the sandbox.
 */
export function backendOf(config: PortalConfig): Backend {
  if (config.backend === "remote") {
    return {
      ready: () => Promise.resolve(),
      isReadyFirst: () => Promise.resolve(false),
      clock: createHostClock(),
    };
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
  const clock = createHostClock();
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
    isReadyFirst: isWorkerLate,
    // The sandbox may be at another time than the browser.
    clock: { ...clock, now: () => sandbox?.now() ?? clock.now() },
  };
}

/**
 * Whether a service worker of an earlier load is there and does not answer the calls of this page yet. Then the
 * sandbox may have to reload the page, and typed text would be lost.
 */
async function isWorkerLate(): Promise<boolean> {
  // Undefined on pages that are not served over https, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller?.state === "activated") return false;
  return (await workers.getRegistration()) !== undefined;
}

interface Sandbox {
  readonly now: () => number;
}

async function startSandbox({ authHost, apiHost }: PortalConfig): Promise<Sandbox> {
  const { startSandbox: startIt } = await import("@recurrent/sandbox/browser");
  const hosts = { authHost, apiHost, workerUrl: "mockServiceWorker.js" };
  if (import.meta.env.DEV) {
    // In development only; no build contains the contract's schemas.
    const { createContractCheck } = await import("@recurrent/sandbox/contract-check");
    return startIt({ ...hosts, check: await createContractCheck() });
  }
  return startIt(hosts);
}
