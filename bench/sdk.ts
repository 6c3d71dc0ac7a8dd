/**
 * Cost of the packed SDK's imports on a web page, installed as by a third party.
 * --strict ends with 1 when a limit is exceeded
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { installConsumer } from "../scripts/package/install-in-app.ts";
import { packPackage } from "../scripts/package/pack.ts";
import { importCost } from "./lib/import-cost.ts";
import { IMPORT_LIMITS, IMPORT_PACKAGES } from "./lib/limits.ts";

const { values } = parseArgs({ options: { strict: { type: "boolean", default: false } } });
const folder = mkdtempSync(path.join(tmpdir(), "recurrent-import-cost-"));
try {
  const project = path.join(folder, "project");
  await installConsumer(project, await packPackage("sdk", folder), IMPORT_PACKAGES);
  console.log("import               KB brotli   most");
  for (const { name, statement, most } of IMPORT_LIMITS) {
    const cost = await importCost(statement, project);
    const columns = [name.padEnd(20), cost.toFixed(2).padStart(9), String(most ?? "").padStart(6)];
    console.log(columns.join(" "));
    if (values.strict && most !== undefined && cost > most) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
