import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Changes } from "./changes.ts";
import { runProcessGroup } from "./process-group.mjs";
import { fromPlaywright, fromVitest, fromExitCode, type Outcome } from "./outcome.ts";
import { fromRoot, pinnedNode } from "./paths.mjs";
import { TOOL } from "./tools.mjs";

/**
 * The number of one-core steps that run side by side. It is not more than the number of cores: a browser
 * uses more than one core, and delays the steps that wait for it by more than an idle core costs
 * (measured: 1,070 to 1,170 s with one more, some 950 one after the other).
 */
export const CPU_CORES = availableParallelism();

/** One line of the test run. */
export interface Step {
  /** Short name, for the table and for `--only`. */
  readonly id: string;
  readonly title: string;
  /** True when it is part of `npm run check`: seconds, and no browser. */
  readonly quick: boolean;
  /** The number of cores that a step uses. */
  readonly cores: number;
  /** Steps whose results it uses. */
  readonly after: readonly string[];
  /** The only platform on which it can run; undefined where it runs on all. */
  readonly platform?: NodeJS.Platform;
  /** @param changes only what these files can break is checked, by a step that can tell; undefined: everything */
  readonly run: (changes?: Changes) => Promise<Outcome>;
}

type Traits = Partial<Pick<Step, "quick" | "cores" | "after" | "platform">>;

/** A step that hangs is stopped after this time and counts as failed. */
const LIMIT_MS = 25 * 60_000;
const REPORTS = fromRoot("node_modules", ".cache", "recurrent");
/**
 * Node.js' compile cache: the sandbox starts as a process some twenty times, and its types are stripped
 * and its code compiled only once.
 */
const COMPILED = path.join(REPORTS, "compiled");
/** For tools that start as many workers as there are cores. */
const ALL_CORES = { cores: CPU_CORES };

interface Done {
  ok: boolean;
  output: string;
}

async function node(argv: readonly string[], env: Record<string, string> = {}): Promise<Done> {
  const done = await runProcessGroup(pinnedNode, argv, {
    cwd: fromRoot(),
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    capture: true,
    limitMs: LIMIT_MS,
  });
  const late = done.timedOut ? `\nstopped after ${LIMIT_MS / 60_000} minutes` : "";
  return { ok: done.code === 0, output: done.output.trim() + late };
}

function step(id: string, title: string, traits: Traits, run: Step["run"]): Step {
  return { id, title, quick: false, cores: 1, after: [], ...traits, run };
}

/** One check by one program: passed when it ends with 0. */
function program(id: string, title: string, argv: readonly string[], traits: Traits = {}): Step {
  return step(id, title, traits, async () => {
    const done = await node(argv);
    return fromExitCode(done.ok, done.output);
  });
}

/** A file of its own for each run's report: one left from an earlier run must never be counted. */
function freshReport(id: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, `${id}.json`);
  rmSync(file, { force: true });
  return file;
}

function countResults(report: string, done: Done, count: (json: string) => Outcome): Outcome {
  if (!existsSync(report)) return fromExitCode(false, done.output);
  const outcome = count(readFileSync(report, "utf8"));
  // A crash after the last test leaves a clean report behind.
  return done.ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1, details: done.output };
}

function vitest(id: string, title: string, project: string, traits: Traits = {}): Step {
  return step(id, title, traits, async (changes) => {
    const report = freshReport(id);
    const done = await node([
      TOOL.vitest,
      "run",
      `--project=${project}`,
      `--maxWorkers=${traits.cores ?? 1}`,
      "--reporter=json",
      `--outputFile=${report}`,
      ...(changes ? [`--changed=${changes.since}`, "--passWithNoTests"] : []),
    ]);
    const mayBeEmpty = changes !== undefined;
    return countResults(report, done, (json) => fromVitest(json, done.output, { mayBeEmpty }));
  });
}

function playwright(id: string, title: string, traits: Traits): Step {
  return step(id, title, traits, async () => {
    const report = freshReport(id);
    const done = await node([TOOL.playwright, "test", "--reporter=json"], {
      // Every operation of the contract is expected to be used (e2e/support/global-teardown.ts).
      E2E_WHOLE: "1",
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return countResults(report, done, fromPlaywright);
  });
}

const QUICK = { quick: true };

/** Documents for people; each finding of remark fails. */
const DOCUMENTS = [
  "--frail",
  "--quiet",
  "--no-stdout",
  "README.md",
  "CONTRIBUTING.md",
  "docs",
  "bench/README.md",
  "spec/README.md",
  "packages/host-check/README.md",
  "packages/sandbox/README.md",
  "packages/sandbox/mock-servers.md",
  "packages/sdk/README.md",
];

const LINT_RULES = /^(oxlint\.config|scripts\/lint\/)/;

/** The changed files. None means all, and so does a change of the rules themselves. */
function filesToLint(changes: Changes | undefined): readonly string[] {
  const files = changes?.files ?? [];
  return files.some((file) => LINT_RULES.test(file)) ? [] : files;
}

const inEngine = (id: string, name: string, traits: Traits = {}): Step =>
  vitest(id, `every page, and what touches the platform, in ${name}`, id, {
    after: ["build", "build:demo", "outlines"],
    ...traits,
  });

/**
 * Every check of the project, in the order in which they start as cores are free: first the steps that
 * others wait for, then the longest, so that short ones fill the gaps, and at last those that use every
 * core.
 */
export const STEPS: readonly Step[] = [
  // Alone, because most of the others read the files that it regenerates.
  program(
    "gen",
    "generated code agrees with the contract",
    ["scripts/gen.ts", "--check"],
    ALL_CORES,
  ),
  program("build", "production build", ["scripts/run.mjs", "build"]),
  program("build:demo", "demo build", ["scripts/run.mjs", "build:demo"]),
  program(
    "outlines",
    "what every page shows in Chromium, for the other engines",
    ["e2e/engines/write-outlines.ts"],
    { after: ["build"] },
  ),
  // WebKit has a package on Linux distributions only.
  inEngine("webkit", "WebKit, the engine of Safari", { platform: "linux" }),
  inEngine("firefox", "Firefox"),
  vitest("browser", "components and tabs in Chromium", "browser"),
  vitest(
    "package",
    "the packages of SDK, sandbox and host check, installed elsewhere, and their guides",
    "package",
  ),
  vitest("warnings", "React's development build warns of nothing in the stories", "warnings"),
  vitest("processes", "servers and tools as processes: killed, stopped, loaded", "processes"),
  program("storybook", "Storybook builds", [TOOL.storybook, "build", "--quiet"]),
  vitest("screens", "every screen in each of its states, and docs pages as they open", "screens", {
    after: ["storybook"],
  }),
  vitest("proof", "the validator of the end-to-end run finds what breaks the contract", "proof"),
  vitest("deploy", "the production build behind a real nginx", "deploy", { after: ["build"] }),
  program("budgets", "byte budgets", ["scripts/budgets.ts"], { after: ["build", "build:demo"] }),
  program("docs", "the contract and the SDK's reference as pages", ["scripts/docs.ts"], {
    // Both build the SDK, in the same folder.
    after: ["package"],
  }),
  program("types", "TypeScript", [TOOL.tsc, "-p", "tsconfig.check.json", "--checkers", "1"], QUICK),
  program("dead", "no dead files, exports or dependencies", [TOOL.knip], QUICK),
  program("text", "file names and titles, no folder cycles", ["scripts/text.ts"], QUICK),
  step("spec", "the contract, by two linters", QUICK, async () => {
    const bundles = ["packages/sdk/openapi/auth.json", "packages/sdk/openapi/main.json"];
    const done = await Promise.all([
      node([TOOL.redocly, "lint"]),
      node([TOOL.spectral, "lint", "--fail-severity=hint", ...bundles]),
    ]);
    return fromExitCode(
      done.every(({ ok }) => ok),
      done.map(({ output }) => output).join("\n"),
    );
  }),
  program("links", "no broken link in the documents", [TOOL.remark, ...DOCUMENTS], QUICK),
  program(
    "released",
    "no unannounced break of the released contract",
    ["scripts/released.ts"],
    QUICK,
  ),
  program("format", "formatting", [TOOL.oxfmt, "--check"], QUICK),
  playwright("e2e", "end to end in Chromium: over HTTP as the contract says, and in the page", {
    after: ["build", "build:demo"],
    ...ALL_CORES,
  }),
  vitest("stories", "every story, axe, light and dark", "storybook", ALL_CORES),
  vitest("unit", "logic", "node", { ...QUICK, ...ALL_CORES }),
  step(
    "lint",
    "lint, imports that follow the architecture included",
    { ...QUICK, ...ALL_CORES },
    async (changes) => {
      const done = await node([
        TOOL.oxlint,
        "--type-aware",
        "--deny-warnings",
        // Not every changed file is code.
        "--no-error-on-unmatched-pattern",
        ...filesToLint(changes),
      ]);
      return fromExitCode(done.ok, done.output);
    },
  ),
];
