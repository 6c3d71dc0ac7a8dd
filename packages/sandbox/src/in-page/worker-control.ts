/** The part of `navigator.serviceWorker` that this module uses. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  "controller" | "getRegistration" | "addEventListener"
>;

/** A worker may never finish its installation or activation. */
const LIMIT_MS = 5_000;
/** A page may get its controller later than the worker's activation; no standard says how much. */
const CLAIM_MS = 500;

/**
 * State of the service worker that an earlier load of this page registered:
 *
 * - `none`: it does not exist, or has failed
 * - `controls`: it answers the calls of this page
 * - `passed-over`: it is active, but this page was loaded without cache or after the worker took
 *   control of its pages. It will control the next load
 * - `stuck`: it never becomes active. WebKit waits for a page that it stores for Back; in Firefox, a
 *   worker can control a page after the end of its registration
 */
export type WorkerControl = "none" | "controls" | "passed-over" | "stuck";

/**
 * Waits, as MSW does not: it reloads a page whose worker takes control a moment later, and ignores
 * a worker that is not active yet.
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
  const waitMs = registration ? limitMs : Math.min(limitMs, CLAIM_MS);
  let late = setTimeout(() => resolve("stuck"), waitMs);
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

/** Without a limit, the end of a registration waits for a page that WebKit stores for Back. */
const UNREGISTER_MS = 1_000;

/** @returns whether the next load of the page is free of a worker of an earlier one */
export async function endRegistration(
  container: Pick<WorkerContainer, "getRegistration">,
): Promise<boolean> {
  const registration = await container.getRegistration();
  if (!registration) return true;
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), UNREGISTER_MS));
  return Promise.race([registration.unregister(), late]);
}

/**
 * Reloads a page that Back restores without a controlling service worker, since nothing would
 * answer its calls. The user left it before a worker took control, or the worker has ended since.
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
