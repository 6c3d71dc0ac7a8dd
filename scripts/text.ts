/**
 * Prints lists of whatever makes the repository hard to read, and fails when one is not empty. A word as argument
 * prints the lists whose titles contain it.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { folderCycles } from "./lib/folder-cycles.ts";
import { fromRoot } from "./lib/paths.mjs";
import { isProduct } from "./lib/product-code.ts";
import {
  filesWithoutSource,
  MAX_TITLE_LENGTH,
  measureComments,
  titlesIn,
} from "./lib/text-report.ts";

const read = (file: string): string => readFileSync(fromRoot(file), "utf8");
const find = (...patterns: readonly string[]): string[] =>
  globSync([...patterns], {
    cwd: fromRoot(),
    exclude: ["**/node_modules/**", "**/generated/**"],
  }).toSorted();

const inPackages = find("packages/*/src/**/*.{ts,tsx}");
const product = inPackages.filter(isProduct);
const tests = find("{packages,scripts,bench,deploy,e2e,.storybook}/**/*.{test,e2e}.{ts,tsx}");
const packages = globSync("packages/*", { cwd: fromRoot() }).map((folder) => path.basename(folder));

const longTitles = tests.flatMap((file) =>
  titlesIn(file, read(file))
    .filter((title) => title.length > MAX_TITLE_LENGTH)
    .map((title) => `${file}: ${title} (${title.length})`),
);

function perThousandLines(files: readonly string[]): number {
  const all = files.map((file) => measureComments(file, read(file)));
  const sum = (key: "words" | "lines"): number => all.reduce((total, one) => total + one[key], 0);
  return Math.round((sum("words") / sum("lines")) * 1000);
}

const cycles = packages.flatMap((folder) => {
  const root = `packages/${folder}/src/`;
  const files = product.filter((file) => file.startsWith(root));
  const sources = new Map(files.map((file) => [file.slice(root.length), read(file)]));
  return folderCycles(sources).map((circle) => `${folder}: ${circle.join(", ")}`);
});

const LISTS: Readonly<Record<string, readonly string[]>> = {
  [`test titles over ${MAX_TITLE_LENGTH} characters`]: longTitles,
  "tests and stories without a source file of their name": filesWithoutSource(inPackages),
  "folder cycles": cycles,
};

const [wanted] = process.argv.slice(2);
for (const [title, lines] of Object.entries(LISTS)) {
  const isWanted = wanted === undefined ? lines.length > 0 : title.includes(wanted);
  if (isWanted) console.log([`${title}:`, ...lines, ""].join("\n"));
  if (lines.length > 0) process.exitCode = 1;
}
console.table({
  ...Object.fromEntries(Object.entries(LISTS).map(([title, lines]) => [title, lines.length])),
  ...Object.fromEntries(
    packages.map((folder) => [
      `words of comment per 1,000 lines in ${folder}`,
      perThousandLines(product.filter((file) => file.startsWith(`packages/${folder}/`))),
    ]),
  ),
  "words of comment per 1,000 lines": perThousandLines(product),
});
