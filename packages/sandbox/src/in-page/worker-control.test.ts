import { describe, expect, it, onTestFinished, vi } from "vitest";
import { reloadWithoutControl, waitForControl, type WorkerContainer } from "./worker-control.ts";

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

type Place = "installing" | "waiting" | "active";

/** Workers of a page, of which one is registered at a place, or none. */
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly #registration: Partial<Record<Place, FakeWorker>> | undefined;
  constructor(registration?: Partial<Record<Place, FakeWorker>>) {
    super();
    this.#registration = registration;
  }
  getRegistration() {
    return Promise.resolve(this.#registration);
  }
  control(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

/** Waits as a page does, and tells whether it still waits after a turn. */
function begin(container: FakeContainer, navigation?: NavigationTimingType, limitMs?: number) {
  const waiting = waitForControl(container as unknown as WorkerContainer, navigation, limitMs);
  const isWaiting = async () => {
    const turn = new Promise<true>((resolve) => setTimeout(() => resolve(true)));
    return Promise.race([waiting.then(() => false), turn]);
  };
  return { waiting, isWaiting };
}

describe("the start of a page's service worker", () => {
  it("waits for none where none is registered", async () => {
    expect(await begin(new FakeContainer()).isWaiting()).toBe(false);
  });

  it.each<[Place, ServiceWorkerState]>([
    ["installing", "parsed"],
    ["installing", "installing"],
    ["waiting", "installed"],
    ["active", "activating"],
  ])("waits for control by one that is %s (%s)", async (place, state) => {
    const worker = new FakeWorker(state);
    const container = new FakeContainer({ [place]: worker });
    const { waiting, isWaiting } = begin(container);
    expect(await isWaiting()).toBe(true);
    container.control(worker);
    await waiting;
  });

  it.each<ServiceWorkerState>(["activated", "redundant"])(
    "ends when the worker is %s without control of this page",
    async (state) => {
      const worker = new FakeWorker("installing");
      const container = new FakeContainer({ installing: worker });
      const { waiting, isWaiting } = begin(container, "navigate", 200);
      worker.become("installed");
      expect(await isWaiting()).toBe(true);
      worker.become(state);
      await waiting;
    },
  );

  it("does not wait for an active one that controls this page", async () => {
    const worker = new FakeWorker("activated");
    const container = new FakeContainer({ active: worker });
    container.controller = worker;
    expect(await begin(container).isWaiting()).toBe(false);
  });

  it.each<ServiceWorkerState>(["activating", "activated"])(
    "waits for control that comes after activation, by one that was %s at first",
    async (state) => {
      const worker = new FakeWorker(state);
      const container = new FakeContainer({ active: worker });
      const { waiting, isWaiting } = begin(container);
      if (state !== "activated") worker.become("activated");
      expect(await isWaiting()).toBe(true);
      container.control(worker);
      await waiting;
    },
  );

  it.each<[NavigationTimingType, seconds: number]>([
    ["navigate", 5],
    ["back_forward", 5],
    ["reload", 0.5],
  ])("waits for an active one that never takes control, after a %s: %d s", async (how, seconds) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let isOver = false;
    const container = new FakeContainer({ active: new FakeWorker("activated") });
    void begin(container, how).waiting.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });

  it("waits no longer than its limit", async () => {
    const worker = new FakeWorker("installing");
    await begin(new FakeContainer({ installing: worker }), "navigate", 10).waiting;
    expect(worker.state).toBe("installing");
  });
});

describe("a page that is shown", () => {
  const show = (controller: FakeWorker | null, persisted: boolean) => {
    const page = new EventTarget();
    let loads = 0;
    reloadWithoutControl(page, { controller: controller as ServiceWorker | null }, () => {
      loads += 1;
    });
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    return loads;
  };

  it.each<[string, FakeWorker | null, boolean, number]>([
    ["is loaded anew when Back returns to it without a worker", null, true, 1],
    ["is loaded anew when its worker has ended", new FakeWorker("redundant"), true, 1],
    ["stays when its worker still controls it", new FakeWorker("activated"), true, 0],
    ["stays when its worker takes control", new FakeWorker("activating"), true, 0],
    ["stays at its first load, before there is a worker", null, false, 0],
  ])("%s", (_title, controller, persisted, loads) => {
    expect(show(controller, persisted)).toBe(loads);
  });
});
