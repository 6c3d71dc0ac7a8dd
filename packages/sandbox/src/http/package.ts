import { readFileSync } from "node:fs";

/** The folder of the package: what it is built to lies as deep in `dist` as this module does in `src`. */
export const PACKAGE = new URL("../../", import.meta.url);

/** What the package says of itself. */
export const manifest = JSON.parse(readFileSync(new URL("package.json", PACKAGE), "utf8")) as {
  version: string;
  engines: { node: string };
};
