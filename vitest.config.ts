import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { PluginOption } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { docgen } from "./.storybook/docgen.ts";
import { presentShell } from "./scripts/lib/chromium.mjs";
import { CHROMIUM_FLAGS } from "./scripts/lib/chromium-flags.mjs";

/**
 * Dependencies that only a test or a story pulls in. Named here so that vite bundles them before the
 * first test: one found later reloads the page in the middle of a run.
 */
const warm = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
];

/**
 * A failed browser test is repeated once: a slow machine must not fail a run. scripts/test.ts lists the
 * tests that needed it.
 */
const RETRIES = 1;

/** Imports of `.storybook/preview.tsx`, which vite's search skips in hidden folders. */
const ofPreview = [
  "@storybook/addon-a11y/preview",
  "@storybook/addon-docs/blocks",
  "@storybook/react-vite",
  "chromatic/isChromatic",
  "msw-storybook-addon/csf3",
  "storybook/internal/core-events",
  "storybook/test",
  "storybook/theming",
];

const inBrowser = [
  "packages/*/src/**/*.browser.test.{ts,tsx}",
  ".storybook/*.browser.test.{ts,tsx}",
];

/**
 * Tests that change what cannot be changed back, or that must come before other code: a module is mocked before it is
 * loaded, a policy stays in its page, and a style is inserted once. Each has a page of its own; all others share one,
 * which evaluates each module once.
 */
const NEEDS_OWN_PAGE =
  /\bvi\.(mock|hoisted)\(|httpEquiv|CSSStyleSheet\.prototype|defineProperty\(navigator/;
const withOwnPage = globSync(inBrowser).filter((file) =>
  NEEDS_OWN_PAGE.test(readFileSync(file, "utf8")),
);

/** Test files that share a worker or a page leave its globals as they were. */
const UNDO_STUBS = [fileURLToPath(new URL("scripts/lib/undo-stubs.ts", import.meta.url))];

/** Servers and tools that run as processes of their own: seconds each, and nothing for before a commit. */
const PROCESSES = [
  "packages/sandbox/src/http/{serve.durable,serve.stop,streamed-body.big-files,streamed-body.memory}.test.ts",
  "scripts/lib/{contract-breaks,invalid-examples,process-group}.test.ts",
  "scripts/lint/import-rules.test.ts",
  "scripts/run.test.ts",
];

/** Hundreds of calls through the validator. */
const HOST_CHECK = "packages/host-check/src/check.test.ts";

/** Need a built Storybook. */
const STORYBOOK_INDEX = "packages/portal/src/testing/screen-states.storybook.test.ts";
const STORYBOOK_DOCS = "scripts/storybook-docs.test.ts";

const executablePath = presentShell();

type Instances = NonNullable<
  NonNullable<TestProjectInlineConfiguration["test"]>["browser"]
>["instances"];

/** A function, not a shared object: vitest changes `instances` for each project that is given one. */
function browser(instances: Instances = [{ browser: "chromium" }]) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 1280, height: 800 },
    instances,
    provider: playwright({
      launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS },
    }),
  };
}

/** Every story; axe must find nothing in either scheme (shell 2). */
export function stories() {
  return {
    plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
    optimizeDeps: {
      include: warm,
      // Imported at the first opening only, so the search for dependencies does not come across it.
      entries: [
        "packages/*/src/**/*.stories.tsx",
        "packages/ui-kit/src/domain/events/EventNotesEditor.tsx",
      ],
    },
    test: {
      name: "storybook",
      // A page for each worker, not for each file: a story sets up what it needs, and removes it again.
      isolate: false,
      retry: RETRIES,
      // Typing in a list takes seconds when React checks itself; twice that when other steps run.
      testTimeout: 60_000,
      browser: browser(),
    },
  };
}

/** Opening Storybook takes seconds, so its project joins only when it is selected, or no project is. */
const selectedProjects = process.argv.flatMap((word, at, all) => {
  if (word.startsWith("--project=")) return [word.slice("--project=".length)];
  return word === "--project" ? [all[at + 1] ?? ""] : [];
});
const withBrowser = selectedProjects.length === 0 || selectedProjects.includes("browser");
const withStories =
  selectedProjects.length === 0 || selectedProjects.some((name) => name.includes("storybook"));
const withWarnings = selectedProjects.length === 0 || selectedProjects.includes("warnings");
// React as people get it, which is two to five times as fast; its own checks run in `warnings`.
if (
  selectedProjects.length > 0 &&
  selectedProjects.every((name) => name === "storybook" || name === "browser")
) {
  process.env["NODE_ENV"] = "production";
}

/** Tests in Chromium without Storybook's own runner. */
function inPage(
  name: string,
  include: string[],
  retry: number,
  { plugins = [], instances }: { plugins?: PluginOption[]; instances?: Instances } = {},
) {
  return {
    plugins: [...plugins, react()],
    optimizeDeps: {
      // The checks of components' stories read Storybook's preview and every such story.
      include: [...warm, ...ofPreview],
      entries: [
        ...include,
        ".storybook/preview.tsx",
        "packages/ui-kit/src/**/*.stories.tsx",
        "packages/portal/src/{features/announcements,shared/**,app}/*.stories.tsx",
      ],
    },
    // Every story of a file is drawn in one test, on a machine that is busy with other steps.
    test: { name, retry, include, testTimeout: 60_000, browser: browser(instances) },
  };
}

/** The built portal in a browser of another engine, which all test files use one after the other. */
function inEngine(engine: "firefox" | "webkit") {
  return {
    test: {
      name: engine,
      environment: "node" as const,
      include: ["e2e/engines/*.test.ts"],
      provide: { engine },
      fileParallelism: false,
      isolate: false,
      retry: RETRIES,
      // A walk over every page of an account, at three widths.
      testTimeout: 180_000,
      hookTimeout: 60_000,
      // The usual limit for waits in a page, on a machine that is busy with other steps.
      expect: { poll: { timeout: 15_000 } },
      // A failed comparison of lists prints all of their items.
      chaiConfig: { truncateThreshold: 0 },
    },
  };
}

export default defineConfig({
  test: {
    // It uses every core; Vitest itself would leave one idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          // Logic shares no state between files, so modules are read once for all.
          isolate: false,
          setupFiles: UNDO_STUBS,
          // Milliseconds each; on a busy machine a PDF takes longer, and a file of 64 MB half a minute.
          testTimeout: 60_000,
          include: [
            "packages/*/src/**/*.test.{ts,tsx}",
            "packages/*/scripts/**/*.test.ts",
            "scripts/**/*.test.ts",
            "bench/**/*.test.ts",
            "e2e/expectations/*.test.ts",
            ".storybook/*.test.ts",
          ],
          exclude: [
            "**/node_modules/**",
            "**/*.browser.test.{ts,tsx}",
            HOST_CHECK,
            "scripts/package/**",
            STORYBOOK_INDEX,
            STORYBOOK_DOCS,
            ...PROCESSES,
          ],
        },
      },
      {
        // Each starts programs, which wait on a busy machine.
        test: { name: "processes", environment: "node", include: PROCESSES, testTimeout: 60_000 },
      },
      {
        test: {
          name: "screens",
          environment: "node",
          include: [STORYBOOK_INDEX, STORYBOOK_DOCS],
          retry: RETRIES,
          // A docs page plays the examples in view one after the other, while other steps run.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "package",
          environment: "node",
          include: ["scripts/package/*.test.ts"],
          globalSetup: "scripts/package/setup.ts",
          // Compilers and builds take longer when other steps run.
          testTimeout: 180_000,
        },
      },
      {
        // Apart from the logic: it needs the production build, an nginx and a Chromium.
        test: {
          name: "deploy",
          environment: "node",
          include: ["deploy/**/*.test.ts"],
          retry: RETRIES,
        },
      },
      {
        test: {
          name: "proof",
          environment: "node",
          include: ["e2e/contract/*.test.ts", HOST_CHECK],
          // Each of them makes hundreds of calls, while other steps run.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      inEngine("firefox"),
      inEngine("webkit"),
      inPage("browser", inBrowser, RETRIES, {
        plugins: withBrowser ? [docgen()] : [],
        instances: [
          {
            browser: "chromium",
            name: "one page",
            isolate: false,
            setupFiles: UNDO_STUBS,
            exclude: withOwnPage,
          },
          { browser: "chromium", name: "own page", include: withOwnPage },
        ],
      }),
      // It is not repeated: React shows each of its warnings once in a page.
      ...(withWarnings ? [inPage("warnings", [".storybook/*.development.test.tsx"], 0)] : []),
      ...(withStories ? [stories()] : []),
    ],
  },
});
