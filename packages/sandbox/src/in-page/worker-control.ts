/** Where a page's service workers are; `navigator.serviceWorker` is one. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  "controller" | "getRegistration" | "addEventListener"
>;

/** For a worker that never ends its installation. */
const LIMIT_MS = 30_000;
/** A page may hear of its controller only after the worker's activation; how much later is not specified. */
const CLAIM_MS = 5_000;
/** After a reload it is rather one without cache, which no worker controls. */
const RELOAD_CLAIM_MS = 500;

/**
 * Waits until a service worker that an earlier load of the page has registered controls this one. MSW loads
 * a page anew when it finds a worker that does not control it, also one that is still being installed and
 * takes control right after; what is typed meanwhile would be lost.
 *
 * Resolves too when no control comes: the worker fails, has been active for some time and has taken control of
 * others only (after a load without cache), or nothing comes of it for `limitMs`.
 *
 * @param navigation how the page was loaded
 */
export async function waitForControl(
  container: WorkerContainer,
  navigation: NavigationTimingType = "navigate",
  limitMs = LIMIT_MS,
): Promise<void> {
  const registration = await container.getRegistration();
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
  if (container.controller || !worker) return;
  const claimMs = navigation === "reload" ? RELOAD_CLAIM_MS : CLAIM_MS;
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = new AbortController();
  const { signal } = done;
  let late = setTimeout(resolve, limitMs);
  const look = () => {
    if (worker.state === "redundant") resolve();
    if (worker.state !== "activated") return;
    clearTimeout(late);
    late = setTimeout(resolve, Math.min(limitMs, claimMs));
  };
  container.addEventListener("controllerchange", () => resolve(), { signal });
  worker.addEventListener("statechange", look, { signal });
  look();
  await promise;
  clearTimeout(late);
  done.abort();
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
