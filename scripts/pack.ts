/** Packs the SDK as it would be published, into `dist-package/`. */
import { mkdirSync, rmSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { packSdk } from "./package/pack.ts";

const folder = inRoot("dist-package");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
console.log(await packSdk(folder));
