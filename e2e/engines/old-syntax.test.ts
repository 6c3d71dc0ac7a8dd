/** Browsers that cannot read the portal's scripts, which are written in newer syntax than the start script is. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { fromRoot } from "../../scripts/lib/paths.mjs";
import type { Served } from "../../scripts/lib/static-server.ts";
import { serveRemoteSite } from "../support/remote-site.ts";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

/** A proposal that no browser reads. */
const NEWER_SYNTAX = "export const all = [1, 2] |> Math.max(...%);";
const MODULE = /<script [^>]*type="module"[^>]* src="\.\/([^"]+)"/g;

let portal: Portal;

beforeAll(async () => {
  portal = await Portal.open(engine());
  await portal.driver.resize(1280, 800);
});
afterAll(() => portal.close());

/** Serves a copy of the build whose modules begin with that syntax. */
async function serveUnreadable(firstScript: string): Promise<Served> {
  const parent = mkdtempSync(path.join(tmpdir(), "recurrent-syntax-"));
  const folder = path.join(parent, "dist");
  cpSync(fromRoot("packages/portal/dist"), folder, { recursive: true });
  const html = readFileSync(path.join(folder, "index.html"), "utf8");
  const modules = [...html.matchAll(MODULE)].map(([, name]) => path.join(folder, name!));
  expect(modules).not.toEqual([]);
  for (const file of modules) {
    writeFileSync(file, `${NEWER_SYNTAX}\n${readFileSync(file, "utf8")}`);
  }
  writeFileSync(path.join(folder, "first.js"), firstScript);
  writeFileSync(
    path.join(folder, "index.html"),
    html.replace("<title>", '<script src="./first.js"></script><title>'),
  );
  const { auth, api } = portal.sandbox;
  const site = await serveRemoteSite({ folder, authHost: auth.origin, apiHost: api.origin });
  onTestFinished(async () => {
    await portal.driver.open("about:blank");
    await site.close();
    rmSync(parent, { recursive: true });
  });
  return site;
}

it.each([
  ["and lacks what they call", "delete Promise.withResolvers;"],
  ["and has all that they call", ""],
])(
  "explains that a browser that cannot read the scripts is too old, %s",
  async (_case, firstScript) => {
    const { origin } = await serveUnreadable(firstScript);
    await portal.driver.open(`${origin}/#/login`);
    await portal.see({ role: "heading", name: "This browser is too old for the portal" });
    await portal.see({ text: "Safari 17.4 or later (iPadOS 17.4)" });
    // The static page has been removed, which is shown until the portal is drawn.
    expect(await portal.count({ css: "#root [role=status]" })).toBe(0);
  },
);
