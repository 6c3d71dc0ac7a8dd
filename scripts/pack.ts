/** Packs a package, `node scripts/pack.ts sdk`, as it would be published, into `dist-package/`. */
import { globSync, mkdirSync, rmSync } from "node:fs";
import { fromRoot } from "./lib/paths.mjs";
import { PACKED, packPackage } from "./package/pack.ts";

const which = PACKED.find((name) => name === process.argv[2]);
if (which === undefined) throw new Error(`Name one of ${PACKED.join(", ")}.`);
const folder = fromRoot("dist-package");
mkdirSync(folder, { recursive: true });
for (const former of globSync(`recurrent-${which}-*.tgz`, { cwd: folder })) {
  rmSync(fromRoot("dist-package", former));
}
console.log(await packPackage(which, folder));
