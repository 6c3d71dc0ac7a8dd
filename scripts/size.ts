/** Prints how many lines of product code each package has: no blank lines, comments, tests or fixtures. */
import { execFileSync } from "node:child_process";
import { fromRoot } from "./lib/paths.mjs";
import { NOT_PRODUCT } from "./lib/product-code.ts";

interface Count {
  SUM: { nFiles: number; code: number };
}

function count(...folders: readonly string[]) {
  const options = ["--json", "--fullpath", `--not-match-f=${NOT_PRODUCT}`];
  const report = execFileSync("cloc", [...options, ...folders], {
    cwd: fromRoot(),
    encoding: "utf8",
  });
  const { nFiles, code } = (JSON.parse(report) as Count).SUM;
  return { files: nFiles, lines: code };
}

const folders = ["sdk", "sandbox", "ui-kit", "portal", "host-check"].map(
  (name) => `packages/${name}/src`,
);
console.table({
  ...Object.fromEntries(folders.map((folder) => [folder, count(folder)])),
  together: count(...folders),
});
