import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { runGroup } from "./group.mjs";
import { fromPlaywright, fromVitest, single, type Outcome } from "./outcome.ts";
import { inRoot, pinnedNode } from "./paths.mjs";

/** One line of the test run. */
export interface Step {
  /** Short name, for the table and for `--only`. */
  id: string;
  /** What it makes sure of. */
  title: string;
  /** True when it is part of `npm run check`: seconds, and no browser. */
  quick: boolean;
  run: () => Promise<Outcome>;
}

/** A step that hangs is stopped after this time and counts as failed. */
const LIMIT_MS = 25 * 60_000;
const REPORTS = inRoot("node_modules", ".cache", "recurrent");

/** Entry files of the tools, run by the pinned Node.js directly so that no shell shim comes between. */
const TOOL = {
  knip: "node_modules/knip/bin/knip.js",
  oxfmt: "node_modules/oxfmt/bin/oxfmt",
  oxlint: "node_modules/oxlint/bin/oxlint",
  playwright: "node_modules/@playwright/test/cli.js",
  redocly: "node_modules/@redocly/cli/bin/cli.js",
  storybook: "node_modules/storybook/dist/bin/dispatcher.js",
  tsc: "node_modules/typescript/bin/tsc",
  vitest: "node_modules/vitest/vitest.mjs",
} as const;

interface Done {
  ok: boolean;
  output: string;
}

async function node(argv: readonly string[], env: Record<string, string> = {}): Promise<Done> {
  const done = await runGroup(pinnedNode, argv, {
    cwd: inRoot(),
    env: { ...process.env, ...env },
    capture: true,
    limitMs: LIMIT_MS,
  });
  const late = done.timedOut ? `\nstopped after ${LIMIT_MS / 60_000} minutes` : "";
  return { ok: done.code === 0, output: done.output.trim() + late };
}

/** One check by one program: passed when it ends with 0. */
function program(id: string, title: string, argv: readonly string[], quick = false): Step {
  return {
    id,
    title,
    quick,
    run: async () => {
      const done = await node(argv);
      return single(done.ok, done.output);
    },
  };
}

/** A file of its own for each run's report: one left from an earlier run must never be counted. */
function freshReport(id: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, `${id}.json`);
  rmSync(file, { force: true });
  return file;
}

function counted(report: string, done: Done, count: (json: string) => Outcome): Outcome {
  if (!existsSync(report)) return single(false, done.output);
  const outcome = count(readFileSync(report, "utf8"));
  // A crash after the last test leaves a clean report behind.
  return done.ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1, details: done.output };
}

function vitest(id: string, title: string, projects: readonly string[], quick = false): Step {
  return {
    id,
    title,
    quick,
    run: async () => {
      const report = freshReport(id);
      const done = await node([
        TOOL.vitest,
        "run",
        ...projects.map((name) => `--project=${name}`),
        "--reporter=json",
        `--outputFile=${report}`,
      ]);
      return counted(report, done, (json) => fromVitest(json, done.output));
    },
  };
}

function playwright(id: string, title: string, mode: string, env: Record<string, string>): Step {
  return {
    id,
    title,
    quick: false,
    run: async () => {
      const report = freshReport(id);
      const done = await node([TOOL.playwright, "test", "--reporter=json", `--project=${mode}`], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      });
      return counted(report, done, fromPlaywright);
    },
  };
}

function typecheck(): Step {
  return {
    id: "types",
    title: "TypeScript",
    quick: true,
    run: async () => {
      const packages = readdirSync(inRoot("packages")).map((name) => `packages/${name}`);
      const folders = [".", ".storybook", "bench", ...packages];
      let passed = 0;
      const problems: string[] = [];
      for (const folder of folders) {
        const done = await node([TOOL.tsc, "--noEmit", "-p", folder]);
        if (done.ok) passed += 1;
        else problems.push(`${folder}\n${done.output}`);
      }
      return { passed, failed: problems.length, details: problems.join("\n\n") };
    },
  };
}

/** Every check of the project, cheapest first; builds come before what needs them. */
export const STEPS: readonly Step[] = [
  program("format", "formatting", [TOOL.oxfmt, "--check"], true),
  program("lint", "lint", [TOOL.oxlint, "--type-aware", "--deny-warnings"], true),
  program("arrows", "imports follow the architecture", ["scripts/arrows.ts"], true),
  typecheck(),
  program("spec", "the contract", [TOOL.redocly, "lint"], true),
  program(
    "released",
    "no unannounced break of the released contract",
    ["scripts/released.ts"],
    true,
  ),
  program("gen", "generated code agrees with the contract", ["scripts/gen.ts", "--check"]),
  program("dead", "no dead files, exports or dependencies", [TOOL.knip], true),
  vitest("unit", "logic", ["node"], true),
  vitest("browser", "components and tabs in Chromium", ["browser"]),
  vitest("stories", "every story, axe, light and dark", ["storybook"]),
  program("storybook", "Storybook builds", [TOOL.storybook, "build", "--quiet"]),
  vitest("snapshots", "pictures of stories: what changed is found and named", ["snapshots"]),
  vitest("package", "the SDK's package, installed elsewhere, and its guide", ["package"]),
  program("docs", "the contract and the SDK's reference as pages", ["scripts/docs.ts"]),
  program("build", "production build", ["scripts/run.mjs", "build"]),
  program("build:demo", "demo build", ["scripts/run.mjs", "build:demo"]),
  program("budgets", "byte budgets", ["scripts/budgets.ts"]),
  vitest("deploy", "the production build behind a real nginx", ["deploy"]),
  vitest("proof", "SDK and sandbox agree with the contract, says a validator between them", [
    "proof",
  ]),
  playwright("e2e", "end to end in Chromium, the sandbox in the page", "demo", {}),
  playwright(
    "e2e:remote",
    "end to end in Chromium, over HTTP: all operations, as the contract says",
    "remote",
    { E2E_WHOLE: "1" },
  ),
];
