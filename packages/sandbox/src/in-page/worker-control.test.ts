import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  endRegistration,
  reloadWithoutControl,
  waitForControl,
  type WorkerContainer,
  type WorkerControl,
} from "./worker-control.ts";

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

/** Workers of a page, of which at most one is registered. */
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

/** Waits as a page does; `isWaiting` returns whether it still waits after a turn. */
function begin(container: FakeContainer, limitMs?: number) {
  const waiting = waitForControl(container as unknown as WorkerContainer, limitMs);
  const isWaiting = async () => {
    const turn = new Promise<true>((resolve) => setTimeout(() => resolve(true)));
    return Promise.race([waiting.then(() => false), turn]);
  };
  return { waiting, isWaiting };
}

describe("the service worker of an earlier load", () => {
  it("finds none when none is registered", async () => {
    expect(await begin(new FakeContainer()).waiting).toBe("none");
  });

  it.each<[Place, ServiceWorkerState]>([
    ["installing", "parsed"],
    ["installing", "installing"],
    ["waiting", "installed"],
    ["active", "activating"],
  ])("waits for a worker that is %s (%s), until it controls the page", async (place, state) => {
    const worker = new FakeWorker(state);
    const container = new FakeContainer({ [place]: worker });
    const { waiting, isWaiting } = begin(container);
    expect(await isWaiting()).toBe(true);
    container.control(worker);
    // WebKit answers no call before the end of the activation.
    worker.become("activating");
    expect(await isWaiting()).toBe(true);
    worker.become("activated");
    expect(await waiting).toBe("controls");
  });

  it.each<[ServiceWorkerState, WorkerControl]>([
    ["activated", "controls"],
    ["redundant", "none"],
  ])(
    "waits for a worker that controls the page already, until it is %s",
    async (state, control) => {
      const worker = new FakeWorker("activating");
      const container = new FakeContainer({ active: worker });
      container.controller = worker;
      const { waiting, isWaiting } = begin(container);
      expect(await isWaiting()).toBe(true);
      worker.become(state);
      expect(await waiting).toBe(control);
    },
  );

  it("lets a newer worker replace it", async () => {
    const container = new FakeContainer({ installing: new FakeWorker("installing") });
    const { waiting, isWaiting } = begin(container);
    const newer = new FakeWorker("activating");
    container.control(newer);
    expect(await isWaiting()).toBe(true);
    newer.become("activated");
    expect(await waiting).toBe("controls");
  });

  it.each<[ServiceWorkerState, WorkerControl]>([
    ["activated", "passed-over"],
    ["redundant", "none"],
  ])("finds it %s without control of this page", async (state, control) => {
    const worker = new FakeWorker("installing");
    const { waiting, isWaiting } = begin(new FakeContainer({ installing: worker }), 200);
    worker.become("installed");
    expect(await isWaiting()).toBe(true);
    worker.become(state);
    expect(await waiting).toBe(control);
  });

  it("finds it in control at once when it was before", async () => {
    const worker = new FakeWorker("activated");
    const container = new FakeContainer({ active: worker });
    container.controller = worker;
    expect(await begin(container).waiting).toBe("controls");
  });

  it.each<ServiceWorkerState>(["activating", "activated"])(
    "lets it take control after its activation: %s at first",
    async (state) => {
      const worker = new FakeWorker(state);
      const container = new FakeContainer({ active: worker });
      const { waiting, isWaiting } = begin(container);
      if (state !== "activated") worker.become("activated");
      expect(await isWaiting()).toBe(true);
      container.control(worker);
      expect(await waiting).toBe("controls");
    },
  );

  it("gives up half a second after it is active without control", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { waiting } = begin(new FakeContainer({ active: new FakeWorker("activated") }));
    const control = vi.fn();
    void waiting.then(control);
    await vi.advanceTimersByTimeAsync(499);
    expect(control).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(control).toHaveBeenCalledWith("passed-over");
  });

  it.each<[Place, ServiceWorkerState]>([
    ["installing", "installing"],
    ["active", "activating"],
  ])("finds it stuck when it stays %s (%s)", async (place, state) => {
    const container = new FakeContainer({ [place]: new FakeWorker(state) });
    expect(await begin(container, 10).waiting).toBe("stuck");
  });

  it("finds it stuck after half a second of control without a registration", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const container = new FakeContainer();
    container.controller = new FakeWorker("activating");
    const { waiting } = begin(container);
    await vi.advanceTimersByTimeAsync(500);
    expect(await waiting).toBe("stuck");
  });
});

it.each<[string, Promise<boolean> | undefined, boolean]>([
  ["there is none", undefined, true],
  ["it ends", Promise.resolve(true), true],
  ["it has ended before", Promise.resolve(false), false],
  ["it does not end within a second", new Promise(() => undefined), false],
])("ends the registration of an earlier load: %s", async (_title, end, isGone) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const registration = end && ({ unregister: () => end } as ServiceWorkerRegistration);
  const gone = endRegistration({ getRegistration: () => Promise.resolve(registration) });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await gone).toBe(isGone);
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
    ["is loaded again when Back returns to it without a worker", null, true, 1],
    ["is loaded again when its worker has ended", new FakeWorker("redundant"), true, 1],
    ["stays when its worker still controls it", new FakeWorker("activated"), true, 0],
    ["stays when its worker takes control", new FakeWorker("activating"), true, 0],
    ["stays at its first load, before there is a worker", null, false, 0],
  ])("reloads or stays: %s", (_title, controller, persisted, loads) => {
    expect(show(controller, persisted)).toBe(loads);
  });
});
