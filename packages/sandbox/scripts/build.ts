/**
 * Bundles the command and the module with all their dependencies, files, types and licences, so
 * that the package installs anywhere without a registry. In the workspace the sources are imported
 * directly.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build, type Plugin } from "vite";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");

/** Modules with the package's types; each imports only from the others. */
const TYPED = ["start", "types", "seed/accounts"];

/**
 * Copies fonts and pictures next to the module that names them, as Vite does for pages only, and
 * bundles the module of the thread.
 */
const addressedFiles: Plugin = {
  name: "addressed-files",
  transform: {
    filter: { id: /\/sandbox\/src\// },
    handler(code, id) {
      return code
        .replaceAll(
          /new URL\(\s*"([^"]+\.(?:png|ttf))",\s*import\.meta\.url,?\s*\)/g,
          (_, path: string) => {
            const source = readFileSync(join(dirname(id), path));
            const fileName = `assets/${basename(path)}`;
            this.emitFile({ type: "asset", fileName, source });
            return `new URL("../${fileName}", import.meta.url)`;
          },
        )
        .replaceAll(/"\.\/http\/(host-thread)\.ts"(?=, import\.meta\.url)/g, '"./$1.js"');
    },
  },
};

await build({
  configFile: false,
  root,
  logLevel: "warn",
  plugins: [addressedFiles],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: "node22",
    license: { fileName: "LICENSES.md" },
    rolldownOptions: {
      input: ["src/start.ts", "src/cli.ts", "src/http/host-thread.ts"],
      output: { entryFileNames: "node/[name].js", chunkFileNames: "node/[name]-[hash].js" },
    },
  },
});
const FONTS = { Inter: "inter", "Noto Sans": "noto-sans-arabic" };
for (const [name, folder] of Object.entries(FONTS)) {
  const license = join(root, "node_modules/@expo-google-fonts", folder, "LICENSE_FONT");
  appendFileSync(
    join(dist, "LICENSES.md"),
    `\n## ${name} (OFL-1.1)\n\n${readFileSync(license, "utf8")}`,
  );
}

const compiled = spawnSync(
  process.execPath,
  [join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json"],
  { cwd: root, encoding: "utf8" },
);
if (compiled.status !== 0) throw new Error(compiled.stdout + compiled.stderr);
const types = join(dist, "types");
for (const name of TYPED) {
  const file = `${name}.d.ts`;
  const source = readFileSync(join(types, "packages/sandbox/src", file), "utf8");
  const target = join(dist, "node", file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, source.replaceAll(/(from "\.\/[\w/]+)\.ts"/g, '$1.js"'));
}
rmSync(types, { recursive: true });
