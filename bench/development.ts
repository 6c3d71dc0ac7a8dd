/**
 * How long a developer waits: from the start of a server to its first page, from a saved file to the page that shows
 * it, and for the tests of one file; beside the least that the same tools allow. All are measured in turn, so that the
 * ratios are valid on a busy machine.
 *
 * npm run bench:development -- [--rounds N] [--other FOLDER PATH FILE TEXT TEST]
 *
 * `--other` measures one more Vite project, which must be installed: the text is in the file and on the page.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright";
import { openShell } from "../scripts/lib/open-chromium.ts";
import { fromRoot, pinnedNode } from "../scripts/lib/paths.mjs";
import { TOOL } from "../scripts/lib/tools.mjs";
import { runProcessGroup, startProcessGroup } from "../scripts/lib/process-group.mjs";
import { median } from "./lib/numbers.ts";

const { values, positionals: other } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    other: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is '${values.rounds}'`);

const PORT = 4190;
const LIMIT_MS = 120_000;
/** After the page is shown, a server may still bundle what it found late. */
const REST_MS = 3000;
const EDIT_REST_MS = 1000;

const VITE = fromRoot(TOOL.vite);
const VITEST = fromRoot(TOOL.vitest);
const STORYBOOK = fromRoot(TOOL.storybook);
/** Storybook finds no stories in node_modules. */
const BARE = fromRoot(".cache/bare");

/** A server of development, and what to see on its first page. */
interface Development {
  cwd: string;
  argv: readonly string[];
  env?: Readonly<Record<string, string>>;
  path: string;
  text: string;
  /** Bundled dependencies, which a start after a change of branch may have to make again. */
  cache: string;
  edits: Readonly<Record<string, Edit>>;
}

/** A change of a text in a file, and what the page then has. */
interface Edit {
  file: string;
  from: string;
  to: string;
  seen: string;
}

const inText = (file: string, text: string): Edit => {
  const edited = `${text} edited`;
  return { file, from: text, to: edited, seen: edited };
};

const storybook = (configDir: string): Pick<Development, "argv" | "cwd"> => ({
  cwd: fromRoot(),
  argv: [STORYBOOK, "dev", "--ci", "--no-open", "--exact-port", `--port=${PORT}`, "-c", configDir],
});

const PORTAL: Development = {
  cwd: fromRoot(),
  argv: [fromRoot("scripts/start.ts")],
  env: { PORT: String(PORT) },
  path: "/#/login",
  text: "Submit",
  cache: fromRoot("packages/portal/node_modules/.vite"),
  edits: {
    "a component": {
      file: fromRoot("packages/portal/src/features/auth/LoginPage.tsx"),
      from: '"Submit"',
      to: '"Submit edited"',
      seen: "Submit edited",
    },
    "a component of the kit": {
      file: fromRoot("packages/ui-kit/src/components/forms/Field.tsx"),
      from: "Show $",
      to: "Reveal $",
      seen: "Reveal Password",
    },
  },
};

const SERVERS: Record<string, Development> = {
  bare: {
    cwd: fromRoot("bench/baselines"),
    argv: [VITE, "--port", String(PORT), "--strictPort"],
    path: "/login.html",
    text: "Submit",
    cache: fromRoot("bench/node_modules/.vite"),
    edits: { "a component": inText(fromRoot("bench/baselines/src/LoginForm.tsx"), "Submit") },
  },
  portal: PORTAL,
  "bare Storybook": {
    ...storybook(path.join(BARE, "storybook")),
    path: "/iframe.html?id=button--plain&viewMode=story",
    text: "Bare",
    cache: fromRoot("node_modules/.cache/storybook"),
    edits: {},
  },
  Storybook: {
    ...storybook(fromRoot(".storybook")),
    path: "/iframe.html?id=components-cards-statcard--normal&viewMode=story",
    text: "Expired",
    cache: fromRoot("node_modules/.cache/storybook"),
    edits: {},
  },
};
const [folder = "", firstPath = "", source = "", text = "", test = ""] = other;
if (values.other) {
  if (test === "") throw new Error("--other takes five words");
  SERVERS["other"] = {
    cwd: folder,
    argv: [path.join(folder, TOOL.vite), "--port", String(PORT)],
    env: { API_MODE: "msw" },
    path: firstPath,
    text,
    cache: path.join(folder, "node_modules/.vite"),
    edits: { "a component": inText(path.join(folder, source), text) },
  };
}

function writeBare(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(BARE, name)), { recursive: true });
  writeFileSync(path.join(BARE, name), content);
}

function writeBareProject(): void {
  writeBare("vitest.config.js", "export default {};");
  writeBare(
    "bare.test.ts",
    'import { expect, it } from "vitest";\nit("adds", () => expect(1 + 1).toBe(2));',
  );
  writeBare(
    "storybook/main.ts",
    'export default { stories: ["./*.stories.tsx"], framework: "@storybook/react-vite", core: { disableTelemetry: true } };',
  );
  writeBare(
    "storybook/Button.stories.tsx",
    'export default { title: "Button" };\nexport const Plain = { render: () => <button>Bare</button> };',
  );
}

const hasText = (wanted: string) => document.documentElement.outerHTML.includes(wanted);
const lacksText = (wanted: string) => !document.documentElement.outerHTML.includes(wanted);

async function open(page: Page, address: string): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      await page.goto(`http://localhost:${PORT}${address}`, { timeout: LIMIT_MS });
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await setTimeout(20);
    }
  }
}

/** Starts the server, shows its first page, and stops it after `measure`, which gets the milliseconds until then. */
async function withServer(
  browser: Browser,
  server: Development,
  measure: (page: Page, startedMs: number) => Promise<void>,
): Promise<void> {
  const since = performance.now();
  const running = startProcessGroup(pinnedNode, server.argv, {
    cwd: server.cwd,
    env: { ...process.env, ...server.env },
    capture: true,
  });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await open(page, server.path);
    await page.waitForFunction(hasText, server.text, { timeout: LIMIT_MS });
    const startedMs = performance.now() - since;
    await setTimeout(REST_MS);
    await measure(page, startedMs);
  } finally {
    await context.close();
    running.stop();
    await running.ended;
  }
}

/** Milliseconds from saving a file until `isSeen` ends. The file is as before afterwards, once `isGone` has ended. */
async function saveOnce(
  { file, from, to }: Omit<Edit, "seen">,
  isSeen: () => Promise<unknown>,
  isGone: () => Promise<unknown>,
): Promise<number> {
  const before = readFileSync(file, "utf8");
  const restore = () => writeFileSync(file, before);
  // Also when a key ends the measurement.
  process.once("exit", restore);
  try {
    const since = performance.now();
    writeFileSync(file, before.replaceAll(from, to));
    await isSeen();
    return performance.now() - since;
  } finally {
    // A watcher misses a change right after another.
    await setTimeout(EDIT_REST_MS);
    process.off("exit", restore);
    restore();
    await isGone();
  }
}

async function measureServer(name: string, server: Development, isCold: boolean): Promise<void> {
  if (isCold) rmSync(server.cache, { recursive: true, force: true });
  await withServer(browser, server, async (page, startedMs) => {
    note(`${name}: start, ${isCold ? "dependencies bundled anew" : "again"}`, startedMs);
    for (const [what, edit] of Object.entries(server.edits)) {
      const ms = await saveOnce(
        edit,
        () => page.waitForFunction(hasText, edit.seen, { timeout: LIMIT_MS }),
        () => page.waitForFunction(lacksText, edit.seen, { timeout: LIMIT_MS }),
      );
      note(`${name}: ${what} saved`, ms);
    }
  });
}

/** From a saved file of the contract to the generated file that follows from it. */
async function measureContract(): Promise<void> {
  const generated = fromRoot("packages/sdk/src/generated/main/wire/eventFile.ts");
  const edit = {
    file: fromRoot("spec/schemas/EventFile.yaml"),
    from: "A file attached",
    to: "One file attached",
  };
  // Stopped on its way, the generator would leave its folder, and these without their format.
  const next = fromRoot("packages/sdk/src/generated.next");
  const last = ["operations", "stored-format"].map((name) =>
    fromRoot(`packages/sandbox/src/generated/${name}.ts`),
  );
  const lastTexts = () => last.map((file) => readFileSync(file, "utf8")).join("");
  const before = lastTexts();
  const until = async (isThere: boolean) => {
    const isDone = () =>
      readFileSync(generated, "utf8").includes(edit.to) === isThere &&
      !existsSync(next) &&
      lastTexts() === before;
    while (!isDone()) await setTimeout(20);
  };
  await withServer(browser, PORTAL, async () => {
    const ms = await saveOnce(
      edit,
      () => until(true),
      () => until(false),
    );
    note("portal: contract saved, until generated", ms);
  });
}

const TESTS: readonly (readonly [name: string, cwd: string, argv: readonly string[]])[] = [
  ["bare", BARE, []],
  [
    "portal",
    fromRoot(),
    ["--project=node", "packages/ui-kit/src/components/tables/table-breakpoint.test.ts"],
  ],
  ...(values.other ? [["other", folder, [test]] as const] : []),
];

/** Milliseconds of a run of one test file. */
async function testOnce(cwd: string, argv: readonly string[]): Promise<number> {
  const since = performance.now();
  const { code, output } = await runProcessGroup(pinnedNode, argv, { cwd, capture: true });
  if (code !== 0) throw new Error(output);
  return performance.now() - since;
}

writeBareProject();
const browser = await openShell();
const samples = new Map<string, number[]>();

function note(name: string, ms: number): void {
  samples.set(name, [...(samples.get(name) ?? []), ms]);
}

try {
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, server] of Object.entries(SERVERS)) {
      console.error(`round ${round + 1}: ${name}`);
      await measureServer(name, server, true);
      await measureServer(name, server, false);
    }
    for (const [name, cwd, argv] of TESTS) {
      note(`${name}: one test file`, await testOnce(cwd, [VITEST, "run", ...argv]));
    }
    await measureContract();
  }
} finally {
  await browser.close();
}

for (const [name, taken] of samples) {
  const list = taken.map((ms) => Math.round(ms)).join(", ");
  console.log(`${name.padEnd(50)} ${String(Math.round(median(taken))).padStart(7)} ms  (${list})`);
}
