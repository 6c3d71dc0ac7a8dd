/** An engine's console stays empty during a visit. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

/** Collects the console output of the portal. */
const KEEP_LINES = `
  window.consoleLines = [];
  for (const level of ["debug", "error", "info", "log", "warn"]) {
    console[level] = (...parts) => window.consoleLines.push(level + ": " + parts.join(" "));
  }`;

let portal: Portal;

beforeAll(async () => {
  portal = await Portal.open(engine(), { firstScript: KEEP_LINES });
  await portal.driver.resize(1280, 800);
});
afterAll(() => portal.close());

const consoleLines = () =>
  portal.driver.evaluate(() => (window as Window & { consoleLines?: string[] }).consoleLines);

it("writes nothing to the console when addresses are typed on pages with a form", async () => {
  await portal.signIn("company.manager@aurora.test");
  await portal.goTo("/company/users/create");
  await portal.see({ role: "heading", name: "Create Person" });
  await portal.goTo("/company/groups/1/edit");
  await portal.see({ role: "textbox", name: "Name" });
  await portal.goTo("/company/groups");
  await portal.see({ role: "grid", name: "Groups" });
  expect(await consoleLines()).toEqual([]);
});
