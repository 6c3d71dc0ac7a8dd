import { http } from "msw";
import { setupWorker } from "msw/browser";
import { createControls } from "./admin/controls.ts";
import { runFromAddress } from "./admin/from-address.ts";
import { platformReader } from "./handlers/body.ts";
import type { ContractCheck } from "./handlers/contract-check.ts";
import { answer, type Backend } from "./handlers/dispatch.ts";
import type { SandboxControls } from "./types.ts";
import { simulateUploadProgress } from "./in-page/upload-steps.ts";
import { reloadWithoutControl, waitForControl } from "./in-page/worker-control.ts";
import { indexedDbPersistence } from "./store/persistence/indexed-db.ts";
import { memoryPersistence, type Persistence } from "./store/persistence/persistence.ts";
import { Database } from "./store/database.ts";

export interface SandboxOptions {
  /** Only the origins count. */
  authHost: string;
  apiHost: string;
  /**
   * MSW's service worker. It must be served from this origin, high enough up to cover the page. The
   * sandbox's pages are in `sandbox/` beside it.
   */
  workerUrl: string;
  /**
   * From `createContractCheck` of `@recurrent/sandbox/contract-check`; passed in, so that other
   * builds do not contain all schemas.
   */
  check?: ContractCheck;
}

declare global {
  interface Window {
    /** In sandbox mode only. */
    sandbox?: SandboxControls;
  }
}

/**
 * Starts both hosts in the page; resolves once calls are answered. Data is in IndexedDB, shared by
 * all tabs; without it in memory, and the console says so. Rejects when the service worker cannot
 * be registered.
 *
 * @returns the sandbox's time in epoch milliseconds; a clock change in another tab is known with
 * the next call
 */
export async function startSandbox(options: SandboxOptions): Promise<{ now: () => number }> {
  // Undefined on pages that are not served over https, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers) reloadWithoutControl(window, workers, () => location.reload());
  const database = new Database({ persistence: await browserPersistence() });
  const controls = createControls(database);
  await obeyAddress(controls);
  const workerUrl = new URL(options.workerUrl, location.href).href;
  const hostOrigins = {
    auth: new URL(options.authHost).origin,
    main: new URL(options.apiHost).origin,
  };
  const backend: Backend = { database, reader: platformReader, readAsset, check: options.check };
  const pagesUrl = new URL("sandbox/", workerUrl).href;
  const respond = ({ request }: { request: Request }) => {
    const { origin } = new URL(request.url);
    const hosts = (["auth", "main"] as const).filter((host) => hostOrigins[host] === origin);
    return answer(backend, request, { hosts, address: null, pagesUrl, portalUrl: null });
  };
  const origins = Object.values(hostOrigins);
  const worker = setupWorker(...origins.map((origin) => http.all(`${origin}/*`, respond)));
  // The first read makes the time known.
  await Promise.all([controls.state(), workers && ensureControl(workers)]);
  // Last, so that it takes no longer than it must: a page that is left before its end holds up the worker of the next.
  await withTrustedWorker(workerUrl, () =>
    worker.start({
      quiet: true,
      onUnhandledFrame: "bypass",
      serviceWorker: { url: workerUrl },
    }),
  );
  simulateUploadProgress(origins);
  window.sandbox = controls;
  const { showPanel } = await import("./admin/panel.ts");
  showPanel(controls);
  return { now: () => database.now() };
}

/** The end of a registration waits for a page that WebKit keeps for Back, as long as that one registers it. */
const UNREGISTER_MS = 1_000;

/**
 * Loads the page anew where its service worker would not answer its calls; then never resolves.
 *
 * @throws Error when a new load would not help either
 */
async function ensureControl(workers: ServiceWorkerContainer): Promise<void> {
  const control = await waitForControl(workers);
  if (control === "none" || control === "controls") return;
  if (control === "stuck") {
    const registration = await workers.getRegistration();
    const isGone = await Promise.race([
      registration?.unregister(),
      new Promise((resolve) => setTimeout(resolve, UNREGISTER_MS)),
    ]);
    if (isGone !== true) throw new Error("The service worker of an earlier load does not start.");
  }
  location.reload();
  await new Promise(() => undefined);
}

async function readAsset(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The file ${url.href} could not be read: ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** Runs controls of the URL and removes them; an error stops nothing. */
async function obeyAddress(controls: SandboxControls): Promise<void> {
  try {
    const rest = await runFromAddress(controls, location.search);
    if (rest !== location.search) {
      history.replaceState(history.state, "", `${location.pathname}${rest}${location.hash}`);
    }
  } catch (error) {
    warn(error instanceof Error ? error.message : error);
  }
}

async function browserPersistence(): Promise<Persistence> {
  try {
    return await indexedDbPersistence(indexedDB);
  } catch (error) {
    warn("The sandbox keeps its world in memory: this browser gives it no storage.", error);
    return memoryPersistence();
  }
}

function warn(...what: unknown[]): void {
  // oxlint-disable-next-line no-console -- for whoever develops against the sandbox
  console.warn(...what);
}

/** Missing in TypeScript's DOM library. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/**
 * Lets MSW register its service worker under `require-trusted-types-for 'script'`. MSW passes a
 * plain text to `register`, which that directive refuses, and has no hook; so while `work` runs,
 * `register` uses a policy (named in the directive `trusted-types`) that accepts only the worker's
 * address.
 */
async function withTrustedWorker<T>(workerUrl: string, work: () => Promise<T>): Promise<T> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("recurrent-sandbox", {
    createScriptURL: (url) => {
      if (new URL(url, location.href).href !== workerUrl) {
        throw new TypeError("This policy is for the sandbox's own service worker only.");
      }
      return url;
    },
  });
  if (policy === undefined) {
    return work();
  }
  const container = navigator.serviceWorker;
  const register = container.register.bind(container);
  Object.defineProperty(container, "register", {
    configurable: true,
    value: (url: string, options?: RegistrationOptions) =>
      register(policy.createScriptURL(url), options),
  });
  try {
    return await work();
  } finally {
    // restores the method of the prototype
    Reflect.deleteProperty(container, "register");
  }
}
