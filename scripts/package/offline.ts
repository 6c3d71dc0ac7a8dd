import path from "node:path";

/**
 * Environment in which npm and npx have no network, and a cache and a home in `folder`. Their programs run on
 * `node`.
 */
export function offline(folder: string, node: string): NodeJS.ProcessEnv {
  return {
    PATH: [path.dirname(node), process.env["PATH"]].join(path.delimiter),
    HOME: folder,
    npm_config_cache: path.join(folder, "cache"),
    npm_config_offline: "true",
  };
}
