import { http } from "msw";
import { setupWorker } from "msw/browser";
import { createControls } from "./admin/controls.ts";
import { runFromAddress } from "./admin/from-address.ts";
import { platformReader } from "./handlers/body.ts";
import type { ContractCheck } from "./handlers/contract-check.ts";
import { answer, type Backend } from "./handlers/dispatch.ts";
import type { SandboxControls } from "./types.ts";
import { simulateUploadProgress } from "./in-page/upload-steps.ts";
import { endRegistration, reloadWithoutControl, waitForControl } from "./in-page/worker-control.ts";
import { indexedDbPersistence } from "./store/persistence/indexed-db.ts";
import { memoryPersistence, type Persistence } from "./store/persistence/persistence.ts";
import { Database } from "./store/database.ts";

export interface InPageOptions {
  /** Only the origins of both hosts count. */
  authHost: string;
  apiHost: string;
  /**
   * MSW's service worker, on the page's origin, in the page's folder or above. The sandbox's pages
   * are in `sandbox/` beside it.
   */
  workerUrl: string;
  /**
   * From `@recurrent/sandbox/contract-check`; passed in, so that other builds do not contain all
   * schemas.
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
 * Starts both hosts in the page and resolves once calls are answered. Data is in IndexedDB, shared
 * by all tabs, or else in memory with a warning.
 *
 * @returns sandbox time in epoch milliseconds; a change in another tab arrives with the next call
 * @throws Error when the service worker cannot be registered or does not start
 */
export async function startInPage(options: InPageOptions): Promise<{ now: () => number }> {
  // Undefined outside secure contexts, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers) reloadWithoutControl(window, workers, () => location.reload());
  const database = new Database({ persistence: await browserPersistence() });
  const controls = createControls(database);
  await runAddressControls(controls);
  const workerUrl = new URL(options.workerUrl, location.href).href;
  const hostOrigins = {
    auth: new URL(options.authHost).origin,
    main: new URL(options.apiHost).origin,
  };
  const backend: Backend = { database, reader: platformReader, readAsset, check: options.check };
  const pagesUrl = new URL("sandbox/", workerUrl).href;
  const respond = async ({ request }: { request: Request }) => {
    const { origin } = new URL(request.url);
    const hosts = (["auth", "main"] as const).filter((host) => hostOrigins[host] === origin);
    const source = { hosts, callerIp: null, pagesUrl, portalUrl: null };
    const reply = await answer(backend, request, source);
    // Over HTTP, the server leaves it out.
    return request.method === "HEAD" && reply.type !== "error" ? new Response(null, reply) : reply;
  };
  const origins = Object.values(hostOrigins);
  const worker = setupWorker(...origins.map((origin) => http.all(`${origin}/*`, respond)));
  // The first read loads the clock setting.
  await Promise.all([controls.state(), workers && ensureControl(workers)]);
  // Started last: a page that is left before this ends delays the worker of the next page.
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

/**
 * Reloads a page whose service worker would not answer its calls, and then never resolves.
 *
 * @throws Error when a reload would not help
 */
async function ensureControl(workers: ServiceWorkerContainer): Promise<void> {
  const control = await waitForControl(workers);
  if (control === "none" || control === "controls") return;
  if (control === "stuck" && !(await endRegistration(workers))) {
    throw new Error("The service worker of an earlier load does not start.");
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

/** An error of a control is only a warning. */
async function runAddressControls(controls: SandboxControls): Promise<void> {
  try {
    await runFromAddress(controls, location.search, (rest) =>
      history.replaceState(history.state, "", `${location.pathname}${rest}${location.hash}`),
    );
  } catch (error) {
    warn(error instanceof Error ? error.message : error);
  }
}

async function browserPersistence(): Promise<Persistence> {
  try {
    return await indexedDbPersistence(indexedDB);
  } catch (error) {
    warn("The sandbox keeps its data in memory, because this browser offers no storage.", error);
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
 * MSW passes a string to `register` and has no hook, but `require-trusted-types-for 'script'`
 * rejects strings. So while `work` runs, `register` uses a policy (named in the directive
 * `trusted-types`) that accepts only the worker's address.
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
  if (policy === undefined) return work();
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
    // Restores the method of the prototype.
    Reflect.deleteProperty(container, "register");
  }
}
