import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runProcessGroup } from "../lib/process-group.mjs";
import { fromRoot, pinnedNode } from "../lib/paths.mjs";
import { TOOL } from "../lib/tools.mjs";
import { browserCode } from "./browser-code.ts";

const STATEMENTS = [
  'URL.parse("https://a.test");',
  "ReadableStream.from([]);",
  'ClipboardItem.supports("text/html");',
  'Document.parseHTMLUnsafe("");',
  "new URLPattern();",
];

const BROWSER_FILES = [
  "packages/portal/src/app/a.ts",
  "packages/ui-kit/src/a.ts",
  "packages/sdk/src/a.ts",
  "packages/sandbox/src/browser.ts",
  "packages/sandbox/src/handlers/companies.ts",
  "packages/sandbox/src/store/persistence/indexed-db.ts",
];

const NODE_FILES = [
  "packages/sandbox/src/cli.ts",
  "packages/sandbox/src/start.ts",
  "packages/sandbox/src/http/serve.ts",
  "packages/sandbox/src/store/persistence/sqlite.ts",
  "packages/host-check/src/cli.ts",
];

const folder = mkdtempSync(path.join(tmpdir(), "recurrent-browser-code-"));
/** By file, the lines that the linter rejects. */
const rejected = new Map<string, Set<number>>();

beforeAll(async () => {
  const compat = createRequire(import.meta.url).resolve("eslint-plugin-compat");
  const settings = { jsPlugins: [compat], env: { browser: true }, overrides: [browserCode] };
  writeFileSync(path.join(folder, ".oxlintrc.json"), JSON.stringify(settings));
  const { browserslist } = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as {
    browserslist: readonly string[];
  };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ browserslist }));
  for (const file of [...BROWSER_FILES, ...NODE_FILES]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${STATEMENTS.join("\n")}\n`);
  }
  const oxlint = fromRoot(TOOL.oxlint);
  const done = await runProcessGroup(pinnedNode, [oxlint, "--format=json"], {
    cwd: folder,
    capture: true,
  });
  const { diagnostics } = JSON.parse(done.stdout) as {
    diagnostics: readonly {
      code?: string;
      filename: string;
      labels: readonly [{ span: { line: number } }];
    }[];
  };
  for (const { code = "", filename, labels } of diagnostics) {
    if (!/compat|no-restricted-properties/.test(code)) continue;
    const file = filename.replaceAll("\\", "/");
    rejected.set(file, (rejected.get(file) ?? new Set()).add(labels[0].span.line));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(BROWSER_FILES)("rejects in %s what one of the browsers lacks", (file) => {
  expect([...(rejected.get(file) ?? [])].toSorted()).toEqual(STATEMENTS.map((_, at) => at + 1));
});

it.each(NODE_FILES)("leaves %s alone, which runs in Node.js", (file) => {
  expect(rejected.has(file)).toBe(false);
});
