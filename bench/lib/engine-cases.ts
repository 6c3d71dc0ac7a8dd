import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { IN_PAGE } from "../../e2e/support/hosts.ts";
import { callForEntries } from "../../e2e/support/session-entries.ts";
import { serveSite } from "../../scripts/lib/static-server.ts";
import { type EngineSubject, observe } from "./engine-load.ts";
import { buildBaselines, builtPortal, MANAGER, serveProduction, READY } from "./cases.ts";

/** A page of the portal, and a bare page of the same libraries in its place. */
interface EnginePair {
  page: EngineSubject;
  bare: EngineSubject;
}

const OBSERVER = "observe.js";

/**
 * A copy of a build whose pages begin with the observer: not every engine lets a driver run a script
 * before the page's own.
 */
function copyWithObserver(built: string): { folder: string; remove: () => void } {
  const parent = mkdtempSync(path.join(tmpdir(), "recurrent-bench-"));
  const folder = path.join(parent, "dist");
  cpSync(built, folder, { recursive: true });
  writeFileSync(path.join(folder, OBSERVER), `(${observe.toString()})();`);
  for (const page of globSync("*.html", { cwd: folder })) {
    const file = path.join(folder, page);
    const html = readFileSync(file, "utf8");
    writeFileSync(file, html.replace("<title>", `<script src="./${OBSERVER}"></script><title>`));
    // The compressed files were made from the page without the observer.
    for (const kind of ["br", "gz"]) rmSync(`${file}.${kind}`, { force: true });
  }
  return { folder, remove: () => rmSync(parent, { recursive: true }) };
}

/** The login and the first board, each with its bare page, for any engine. */
export async function serveEngineCases() {
  const [baselines, portal] = [
    copyWithObserver(await buildBaselines()),
    copyWithObserver(builtPortal("dist", "build")),
  ];
  const bare = await serveSite({ folder: baselines.folder, hosts: IN_PAGE });
  const { production, hosts, stop } = await serveProduction(undefined, portal.folder);
  const entries = await callForEntries(hosts, MANAGER);
  const page = { origin: production.origin, path: "/" };
  const cases: Record<string, EnginePair> = {
    login: {
      page: { ...page, hash: "#/login", ready: READY.login },
      bare: { origin: bare.origin, path: "/login.html", ready: READY.login },
    },
    "first board": {
      page: { ...page, hash: "#/dashboard/training-status", ready: READY.board, entries },
      bare: { origin: bare.origin, path: "/grid.html", ready: READY.grid },
    },
  };
  return {
    cases,
    async close() {
      stop();
      await Promise.all([bare.close(), production.close()]);
      baselines.remove();
      portal.remove();
    },
  };
}
