import { setupWorker } from "msw/browser";
import { createControls } from "./control/controls.ts";
import { runFromAddress } from "./control/from-address.ts";
import { type ContractCheck, createHandlers } from "./handlers/dispatch.ts";
import { platformForm } from "./handlers/request-body.ts";
import { withTrustedWorker } from "./trusted-worker.ts";
import type { SandboxControls } from "./types.ts";
import { showUploadSteps } from "./upload-steps.ts";
import { indexedDbPersistence } from "./world/persistence/indexed-db.ts";
import { memoryPersistence } from "./world/persistence/memory.ts";
import type { Persistence } from "./world/persistence/persistence.ts";
import { World } from "./world/world.ts";

export type { ContractCheck } from "./handlers/dispatch.ts";
export type {
  ClockMove,
  FaultEffect,
  FaultRequest,
  OutboxMail,
  SandboxControls,
  SandboxState,
} from "./types.ts";

export interface SandboxOptions {
  /** Addresses of the two hosts as the portal calls them; only their origins count. */
  authHost: string;
  apiHost: string;
  /**
   * Where MSW's service worker lies. It must be served from this origin, high enough up to cover
   * the page. The sandbox's own pages are looked for in `sandbox/` beside it.
   */
  workerUrl: string;
  /**
   * Looks at every request and reply. `warningContractCheck` of `@recurrent/sandbox/contract-check`
   * makes one; it is handed in, so that a build without it holds no more schemas than handlers use.
   */
  check?: ContractCheck;
  /** Shows the small panel; true when left out. */
  panel?: boolean;
}

declare global {
  interface Window {
    /** The controls of the in-page sandbox; there in sandbox mode only. */
    sandbox?: SandboxControls;
  }
}

/** The sandbox once it answers. */
export interface RunningSandbox extends SandboxControls {
  /**
   * The world's time, epoch milliseconds: what the hosts take for now. A move of the clock in another
   * tab is known here with the next call.
   */
  now(): number;
}

/**
 * Starts both hosts in the page: from now on their calls are answered from the world in this
 * browser's IndexedDB, which all tabs share. Resolves once calls are answered.
 *
 * Where IndexedDB cannot be had the world lives in memory and ends with the tab; the console says so.
 * Rejects when the service worker cannot be registered, with the reason.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const world = new World({ persistence: await browserPersistence() });
  const controls = createControls(world);
  await obeyAddress(controls);
  const workerUrl = new URL(options.workerUrl, location.href).href;
  const authHost = new URL(options.authHost).origin;
  const apiHost = new URL(options.apiHost).origin;
  const handlers = createHandlers({
    world,
    authHost,
    apiHost,
    sourceOf: () => ({
      address: null,
      pagesUrl: new URL("sandbox/", workerUrl).href,
      portalUrl: null,
      readForm: platformForm,
    }),
    readAsset: readFromSite,
    ...(options.check === undefined ? {} : { check: options.check }),
  });
  const worker = setupWorker(...handlers);
  await Promise.all([
    withTrustedWorker(workerUrl, () =>
      worker.start({
        quiet: true,
        onUnhandledFrame: "bypass",
        serviceWorker: { url: workerUrl },
      }),
    ),
    // The first look: from now on the world's time is known.
    controls.state(),
  ]);
  showUploadSteps([authHost, apiHost]);
  window.sandbox = controls;
  if (options.panel !== false) {
    const { showPanel } = await import("./panel/panel.ts");
    showPanel(controls);
  }
  return { ...controls, now: () => world.now() };
}

async function readFromSite(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The file ${url.href} could not be read: ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** Runs what the address asks for and takes it out of the address; a mistake there stops nothing. */
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
