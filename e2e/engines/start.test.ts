/** The start of the portal where a browser lacks something that it is used to. */
import { afterEach, expect, it } from "vitest";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

let portal: Portal | undefined;

afterEach(() => portal?.close());

it.each([
  "delete URL.canParse",
  "delete Promise.withResolvers",
  "delete Map.groupBy",
  "delete AbortSignal.any",
  "delete Intl.Segmenter",
  "delete Element.prototype.checkVisibility",
])("says that a browser is too old, and what to do: %s", async (firstScript) => {
  portal = await Portal.open(engine(), { firstScript });
  await portal.open("/login");
  await portal.see({ role: "heading", name: "This browser is too old for the portal" });
  await portal.see({ text: "iPadOS 17.4" });
  expect(await portal.count({ role: "button" })).toBe(0);
});

it("signs in where the browser refuses to store anything", async () => {
  const refuse = `
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
      });
    }`;
  portal = await Portal.open(engine(), { firstScript: refuse });
  await portal.driver.resize(1280, 800);
  await portal.signIn("trainee@aurora.test");
  await portal.goTo("/my/program");
  await portal.see({ role: "heading", name: "Training Program" });
  expect(portal.reports).toEqual([]);
});

it.each(["C", "en_US.UTF-8", "en-US@posix", ""])(
  "shows a form with days where the browser's language is '%s'",
  async (language) => {
    const firstScript = `Object.defineProperty(navigator, "language", { get: () => "${language}" });`;
    portal = await Portal.open(engine(), { firstScript });
    await portal.driver.resize(1280, 800);
    await portal.signIn("trainee@aurora.test");
    await portal.goTo("/my/events/create");
    await portal.see({ role: "group", name: "Issued at" });
    expect(portal.reports).toEqual([]);
  },
);

it("answers all calls by the demo's service worker, also after a reload", async () => {
  portal = await Portal.open(engine(), { isDemo: true });
  await portal.driver.resize(1280, 800);
  await portal.signIn("company.manager@aurora.test");
  await portal.goTo("/company/groups");
  await portal.see({ role: "grid", name: "Groups" });
  await portal.driver.reload();
  await portal.see({ role: "grid", name: "Groups" });
});
