import { createHostClock, type HostClock } from "@recurrent/sdk";
import type { PortalConfig } from "../shared/context/config.ts";

export interface StartFailure {
  readonly text: string;
  readonly items: readonly string[];
}

export type Backend =
  | {
      /** Starts the sandbox once; calls wait for it. */
      readonly ready: () => Promise<void>;
      readonly isReadyFirst: () => Promise<boolean>;
      /** The browser's clock until the first reply. */
      readonly clock: HostClock;
    }
  | { readonly failure: StartFailure };

/** The mode is a build constant, so production builds contain no sandbox code. */
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
      failure: {
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
      // The page shows only that it failed (start.tsx).
      // oxlint-disable-next-line no-console -- the sandbox is a developer's tool
      console.error("The in-page sandbox did not start.", error);
      throw error;
    }
  }
  return {
    ready: () => (starting ??= begin()),
    isReadyFirst: isWorkerLate,
    // The sandbox may run at another time than the browser.
    clock: { ...clock, now: () => sandbox?.now() ?? clock.now() },
  };
}

/**
 * True for an earlier service worker that does not control this page yet. The sandbox may then
 * reload the page, which loses typed text.
 */
async function isWorkerLate(): Promise<boolean> {
  // Undefined without https, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller?.state === "activated") return false;
  return workers.controller !== null || (await workers.getRegistration()) !== undefined;
}

interface Sandbox {
  readonly now: () => number;
}

async function startSandbox({ authHost, apiHost }: PortalConfig): Promise<Sandbox> {
  const { startInPage } = await import("@recurrent/sandbox/browser");
  const hosts = { authHost, apiHost, workerUrl: "mockServiceWorker.js" };
  if (import.meta.env.DEV) {
    const { createContractCheck } = await import("@recurrent/sandbox/contract-check");
    return startInPage({ ...hosts, check: await createContractCheck() });
  }
  return startInPage(hosts);
}
