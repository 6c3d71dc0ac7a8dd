/** The start of the portal in a browser that lacks a feature. */
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

const MISSING = [
  "URL.canParse",
  "Promise.withResolvers",
  "Map.groupBy",
  "AbortSignal.any",
  "Intl.Segmenter",
  "Element.prototype.checkVisibility",
];
const LANGUAGES = ["C", "POSIX", "en_US.UTF-8", "en-US@posix", "x", "", "-", "de_DE"];

/** Removes or changes the feature that the page's address names. */
const CHANGES = `
  const params = new URLSearchParams(location.search);
  const missing = params.get("missing");
  if (missing !== null) {
    const path = missing.split(".");
    const name = path.pop();
    delete path.reduce((holder, key) => holder[key], window)[name];
  }
  const language = params.get("language");
  if (language !== null) Object.defineProperty(navigator, "language", { get: () => language });`;

/** As Firefox does for a site whose cookies are blocked. */
const REFUSED_STORAGE = `
  const refuse = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };
  for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
    Object.defineProperty(window, name, { get: refuse });
  }
  window.BroadcastChannel = function BroadcastChannel() { refuse(); };
  LockManager.prototype.request = async () => refuse();`;

let portal: Portal;

beforeAll(async () => {
  portal = await Portal.open(engine(), { firstScript: CHANGES });
  await portal.driver.resize(1280, 800);
  await portal.signIn("trainee@aurora.test");
});
afterAll(() => portal.close());

it.each(MISSING)(
  "explains that a browser without %s is too old, and what to do",
  async (missing) => {
    await portal.open("/my/program", { missing });
    await portal.see({ role: "heading", name: "This browser is too old for the portal" });
    await portal.see({ text: "iPadOS 17.4" });
    expect(await portal.count({ role: "button" })).toBe(0);
  },
);

it.each(LANGUAGES)("shows a form with days when the language is '%s'", async (language) => {
  const before = portal.reports.length;
  await portal.open("/my/events/create", { language });
  await portal.see({ role: "group", name: "Issued at" });
  expect(portal.reports.slice(before)).toEqual([]);
});

it("signs in when the browser refuses to store anything", async () => {
  const refusing = await Portal.open(engine(), { firstScript: REFUSED_STORAGE });
  onTestFinished(() => refusing.close());
  await refusing.driver.resize(1280, 800);
  await refusing.signIn("trainee@aurora.test");
  await refusing.goTo("/my/program");
  await refusing.see({ role: "heading", name: "Training Program" });
  expect(refusing.reports).toEqual([]);
});

it("answers all calls by the demo's service worker, also after a reload", async () => {
  const demo = await Portal.open(engine(), { isDemo: true });
  onTestFinished(() => demo.close());
  await demo.driver.resize(1280, 800);
  await demo.signIn("company.manager@aurora.test");
  await demo.goTo("/company/groups");
  await demo.see({ role: "grid", name: "Groups" });
  const worker = () =>
    demo.driver.evaluate(() => navigator.serviceWorker.controller?.scriptURL.split("/").at(-1));
  expect(await worker()).toBe("mockServiceWorker.js");
  await demo.driver.reload();
  await demo.see({ role: "grid", name: "Groups" });
  expect(await worker()).toBe("mockServiceWorker.js");
});
