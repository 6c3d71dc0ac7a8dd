import { createStore } from "../kernel/stores/store.ts";
import type { PortalConfig } from "../kernel/runtime/config.ts";
import type { Clock } from "../kernel/runtime/runtime.ts";
import type { PlainPage } from "./plain-page.ts";

/** Real hosts live in real time. */
export const REAL_CLOCK: Clock = {
  now: () => Date.now(),
  subscribe: () => () => undefined,
};

/** A clock that is known later: the sandbox's world may be at another time than the browser. */
export function clockFrom(source: Promise<() => number>): Clock {
  const { read, set, subscribe } = createStore<(() => number) | null>(null);
  // Without the hosts there is no time either; every call says why.
  source.then(set, () => undefined);
  return { now: () => read()?.() ?? null, subscribe };
}

/** Where calls go, or why they cannot go there. */
export type Backend =
  | {
      readonly kind: "usable";
      /** Begins what has to run in the page, once however often it is called; calls wait for it. */
      readonly ready: () => Promise<void>;
      /** The time as the hosts have it. */
      readonly clock: Clock;
    }
  | { readonly kind: "refused"; readonly page: PlainPage };

/**
 * The hosts named by the configuration, or the sandbox that stands in for them inside the page. The
 * mode is a constant of the build, so a production build holds no byte of the sandbox.
 */
export function backendOf(config: PortalConfig): Backend {
  if (config.backend === "remote") {
    return { kind: "usable", ready: () => Promise.resolve(), clock: REAL_CLOCK };
  }
  if (import.meta.env.MODE === "production") {
    return {
      kind: "refused",
      page: {
        title: "The portal cannot start",
        text: "This build talks to real hosts only, and config.json asks for the in-page sandbox.",
        items: [
          'Set "backend" to "remote" in config.json and name both hosts, "authHost" and "apiHost".',
          "Or install the demo build, which brings the sandbox along.",
        ],
      },
    };
  }
  const { promise: running, resolve, reject } = Promise.withResolvers<Sandbox>();
  const ready = running.then(() => undefined);
  ready.catch((error: unknown) => {
    // The page says that it failed (start.tsx); the reason is of use to developers only.
    // oxlint-disable-next-line no-console -- the sandbox is a developer's tool
    console.error("The in-page sandbox did not start.", error);
  });
  let isStarted = false;
  return {
    kind: "usable",
    ready: () => {
      if (!isStarted) void startSandbox(config).then(resolve, reject);
      isStarted = true;
      return ready;
    },
    clock: clockFrom(running.then(({ now }) => now)),
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
