import { globSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "./paths.mjs";
import { TOOL } from "./tools.mjs";

it.each(Object.entries(TOOL))("finds %s, installed, at %s", (_name, file) => {
  expect(statSync(fromRoot(file)).isFile()).toBe(true);
});

it.each(Object.entries(TOOL))("names the file of %s, %s, in no other script", (_name, file) => {
  const scripts = globSync("{scripts,bench,deploy,e2e}/**/*.{ts,mjs}", {
    cwd: fromRoot(),
    exclude: ["**/node_modules/**", "scripts/lib/tools.mjs"],
  });
  const others = scripts.filter((script) => readFileSync(fromRoot(script), "utf8").includes(file));
  expect(others).toEqual([]);
});
