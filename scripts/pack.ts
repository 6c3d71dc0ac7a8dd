/** Packs the SDK or, as `node scripts/pack.ts sandbox`, the sandbox as it would be published, into `dist-package/`. */
import { globSync, mkdirSync, rmSync } from "node:fs";
import { fromRoot } from "./lib/paths.mjs";
import { packPackage } from "./package/pack.ts";

const which = process.argv[2] === "sandbox" ? "sandbox" : "sdk";
const folder = fromRoot("dist-package");
mkdirSync(folder, { recursive: true });
for (const former of globSync(`recurrent-${which}-*.tgz`, { cwd: folder })) {
  rmSync(fromRoot("dist-package", former));
}
console.log(await packPackage(which, folder));
