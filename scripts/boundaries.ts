/** Fails when an import crosses a boundary of docs/architecture.md; says which and what to do. */
import { globSync, readFileSync } from "node:fs";
import { brokenBoundaries } from "./lib/boundaries.ts";
import { inRoot, root } from "./lib/paths.mjs";

const files = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root });
const sources = new Map(
  files.map((file) => [file.replaceAll("\\", "/"), readFileSync(inRoot(file), "utf8")]),
);
const problems = brokenBoundaries(sources);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${files.length} files, no boundary crossed`);
process.exitCode = problems.length > 0 ? 1 : 0;
