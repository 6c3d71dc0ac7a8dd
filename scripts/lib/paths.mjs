import { fileURLToPath } from "node:url";
import path from "node:path";

/** Absolute path of the checkout. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/**
 * Absolute path of something in the checkout.
 * @param {...string} parts
 */
export const fromRoot = (...parts) => path.join(root, ...parts);

/** The Node.js that all scripts but the set-up run on; pinned in package.json, unpacked by pnpm. */
export const pinnedNode = fromRoot(
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);
