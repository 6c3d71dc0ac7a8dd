/** Where a page's service workers are; `navigator.serviceWorker` is one. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  "controller" | "getRegistration" | "addEventListener"
>;

/** For a worker that never ends its installation or activation. */
const LIMIT_MS = 5_000;
/** A page may hear of its controller only after the worker's activation; how much later is not specified. */
const CLAIM_MS = 500;

/**
 * What has become of the service worker of an earlier load of this page:
 *
 * - `none`: there is none, or it has failed
 * - `controls`: it answers the calls of this page
 * - `passed-over`: it is active, and has taken control of other pages only: after a load without cache, or when this
 *   one was not there yet. The next load of the page is under its control
 * - `stuck`: it never becomes active. WebKit waits for a page that it keeps for Back
 */
export type WorkerControl = "none" | "controls" | "passed-over" | "stuck";

/**
 * Waits until the fate of the service worker of an earlier load is known. MSW would not: it loads a page anew when it
 * finds a worker that takes control a moment later, and does not wait for one that is not active yet.
 */
export async function waitForControl(
  container: WorkerContainer,
  limitMs = LIMIT_MS,
): Promise<WorkerControl> {
  const registration = await container.getRegistration();
  const first =
    container.controller ??
    registration?.installing ??
    registration?.waiting ??
    registration?.active;
  if (!first) return "none";
  const { promise, resolve } = Promise.withResolvers<WorkerControl>();
  const done = new AbortController();
  const { signal } = done;
  let late = setTimeout(() => resolve("stuck"), limitMs);
  const look = () => {
    const { state } = container.controller ?? first;
    if (state === "redundant") resolve("none");
    if (state !== "activated") return;
    if (container.controller) return resolve("controls");
    clearTimeout(late);
    late = setTimeout(() => resolve("passed-over"), Math.min(limitMs, CLAIM_MS));
  };
  const follow = (worker: ServiceWorker) =>
    worker.addEventListener("statechange", look, { signal });
  container.addEventListener(
    "controllerchange",
    () => {
      if (container.controller && container.controller !== first) follow(container.controller);
      look();
    },
    { signal },
  );
  follow(first);
  look();
  const control = await promise;
  clearTimeout(late);
  done.abort();
  return control;
}

/**
 * Loads a page anew when Back returns to it and no service worker controls it any more, or never did: it was left
 * before that, or the worker has ended meanwhile. Nothing would answer its calls.
 *
 * @param page gets the event `pageshow`
 */
export function reloadWithoutControl(
  page: EventTarget,
  container: Pick<WorkerContainer, "controller">,
  reload: () => void,
): void {
  page.addEventListener("pageshow", (event) => {
    const isControlled = container.controller && container.controller.state !== "redundant";
    if ((event as PageTransitionEvent).persisted && !isControlled) reload();
  });
}
