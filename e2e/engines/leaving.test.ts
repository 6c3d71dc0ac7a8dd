/**
 * Pages of the demo that are left while they are still busy. WebKit keeps such a page for Back with all its
 * resources, and the next page must not wait for it.
 */
import { afterEach, beforeEach, expect, it } from "vitest";
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { IN_PAGE } from "../support/hosts.ts";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

/**
 * Makes a page reload itself at the moment that its URL or `window.leaveAt` names.
 *
 * - `read`: the database does not answer the first question of a transaction until the page has gone
 * - `register`: its service worker has begun to be installed
 */
const LEAVE = `
  const params = new URLSearchParams(location.search);
  window.leaveAt = params.get("leaveAt");
  params.delete("leaveAt");
  const leave = () => {
    window.leaveAt = null;
    // Who returns to it and finds a new load of it is not sent away again.
    history.replaceState(history.state, "", "?" + params + location.hash);
    params.set("isNext", "");
    location.assign("?" + params + location.hash);
  };
  addEventListener("pageshow", ({ persisted }) => (window.isRestored = persisted));
  const get = IDBObjectStore.prototype.get;
  IDBObjectStore.prototype.get = function (...args) {
    const request = get.apply(this, args);
    if (window.leaveAt !== "read") return request;
    leave();
    const askAgain = () => get.apply(this, args).addEventListener("success", askAgain);
    request.addEventListener("success", (event) => {
      event.stopImmediatePropagation();
      askAgain();
    });
    return request;
  };
  const register = ServiceWorkerContainer.prototype.register;
  ServiceWorkerContainer.prototype.register = async function (...args) {
    const registration = await register.apply(this, args);
    if (window.leaveAt === "register") leave();
    return registration;
  };`;

interface LeavingWindow extends Window {
  leaveAt?: string;
  isRestored?: boolean;
}

const MANAGER = "company.manager@aurora.test";

let demo: Portal;
let opened = 0;

beforeEach(async () => {
  // A site of its own for each test: nothing is stored there, and no worker is registered.
  opened += 1;
  demo = await Portal.open(engine(), { isDemo: true, firstScript: `${LEAVE} // ${opened}` });
  await demo.driver.resize(1280, 800);
});
afterEach(() => demo.close());

const waitUntilNext = (isNext: boolean) =>
  expect
    .poll(() => demo.driver.evaluate(() => location.search.includes("isNext")), { timeout: 15_000 })
    .toBe(isNext);

/**
 * Waits until the page answers its own calls. It may reload first: up to three loads, each with a worker
 * to start, take 20 s on a busy machine.
 */
const waitForSandbox = () =>
  expect
    .poll(
      () =>
        demo.driver.evaluate(
          () => "sandbox" in window && navigator.serviceWorker.controller !== null,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);

/** Opens the login, which is left at that moment for the same one. */
async function openTwice(leaveAt: "read" | "register"): Promise<void> {
  await demo.open("/login", { leaveAt });
  await waitUntilNext(true);
}

async function goBack(): Promise<void> {
  // The page is left once the driver has its reply.
  await demo.driver.evaluate(() => void setTimeout(() => history.back(), 100));
  await waitUntilNext(false);
}

/** Signs in on the current page. */
async function signIn(): Promise<void> {
  await demo.typeInto({ role: "textbox", name: "Username" }, MANAGER);
  await demo.typeInto({ css: "input[type=password]" }, PASSWORD);
  await demo.click({ role: "button", name: "Submit" });
  await demo.click({ role: "button", name: "Accept" });
  await demo.see({ role: "button", name: "User menu: ", isPart: true });
}

it("signs in on the page after one that was left in the middle of a transaction", async () => {
  await openTwice("read");
  await signIn();
});

it("signs in when Back returns to a page left before its sandbox had started", async () => {
  await openTwice("read");
  await demo.see({ role: "button", name: "Submit" });
  await goBack();
  await waitForSandbox();
  await signIn();
});

it("signs in when Back returns to a page that was left in the middle of a call", async () => {
  await demo.open("/login");
  await waitForSandbox();
  await demo.driver.evaluate((authHost) => {
    (window as LeavingWindow).leaveAt = "read";
    // The page that would get the reply is left.
    fetch(`${authHost}/api/auth/login`, { method: "POST" }).catch(() => undefined);
  }, IN_PAGE.authHost);
  await waitUntilNext(true);
  await demo.see({ role: "button", name: "Submit" });
  await goBack();
  await waitForSandbox();
  await signIn();
  const isRestored = await demo.driver.evaluate(() => (window as LeavingWindow).isRestored);
  // The other engines may reload it.
  if (engine() === "webkit") expect(isRestored).toBe(true);
});

it("signs in on the page after one that was left while its worker was installed", async () => {
  await openTwice("register");
  // It may reload before it is drawn.
  await waitForSandbox();
  await signIn();
});
