import { defineConfig } from "oxlint";
import { browserCode } from "./scripts/lint/browser-code.ts";
import { importRules } from "./scripts/lint/import-rules.ts";

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "react", "jsx-a11y", "import", "promise"],
  jsPlugins: ["eslint-plugin-compat", "eslint-plugin-regexp", "./scripts/lint/plugin.ts"],
  categories: {
    correctness: "error",
    suspicious: "error",
    perf: "error",
  },
  env: { browser: true, es2024: true },
  rules: {
    // Everyday words that do not say what is named.
    "id-denylist": [
      "error",
      "foo",
      "hole",
      "misc",
      "obj",
      "stand",
      "stands",
      "stuff",
      "tmp",
      "told",
    ],
    curly: ["error", "multi-line", "consistent"],
    eqeqeq: ["error", "always", { null: "ignore" }],
    "no-alert": "error",
    "no-console": "error",
    "no-eval": "error",
    "no-else-return": "error",
    "no-empty": ["error", { allowEmptyCatch: false }],
    "no-param-reassign": "error",
    "no-var": "error",
    "prefer-const": "error",
    "max-depth": ["error", 4],
    "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
    // Cycles of types too: what two modules need of each other belongs to a third.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "import/no-duplicates": "error",
    "import/no-unassigned-import": [
      "error",
      { allow: ["**/*.css", "**/freeze-time.ts", "fake-indexeddb/auto"] },
    ],
    "react/exhaustive-deps": "error",
    "react/rules-of-hooks": "error",
    "react/jsx-no-target-blank": "error",
    "react/no-array-index-key": "error",
    "react/no-danger": "error",
    "react/react-in-jsx-scope": "off",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "typescript/await-thenable": "error",
    "typescript/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true },
    ],
    "typescript/only-throw-error": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    // A narrowing `as` is visible and reviewed; what slips in as `any` is caught by no-unsafe-*.
    "typescript/no-unsafe-type-assertion": "off",
    "recurrent/file-paths": "error",
    "unicorn/prefer-node-protocol": "error",
    // TypeScript's noImplicitReturns reports it, and knows an exhaustive switch from a forgotten one.
    "consistent-return": "off",
    "typescript/consistent-return": "off",
    // A spread makes a copy on purpose, so that shared values are not changed in place.
    "oxc/no-map-spread": "off",
    // Objects here are closures over their state: a method that is passed on does not lose it.
    "typescript/unbound-method": "off",
    // Lists of three read better as lists.
    "unicorn/prefer-set-has": "off",
    // The rule takes a BroadcastChannel, which has no target, for a window.
    "unicorn/require-post-message-target-origin": "off",
    // The rule knows neither the native state of a checkbox nor components that pass a role on; axe does.
    "jsx-a11y/role-has-required-aria-props": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    // A `then` for its effect is typed as such.
    "promise/always-return": "off",
    "no-await-in-loop": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/no-array-reverse": "off",
  },
  ignorePatterns: [
    "**/generated/**",
    "**/dist/**",
    "**/dist-*/**",
    "storybook-static/**",
    "**/mockServiceWorker.js",
    ".cache/**",
    "scripts/package/app/commonjs/**",
    "scripts/package/app/node10/**",
    "scripts/package/app/programs/**",
  ],
  overrides: [
    ...importRules,
    browserCode,
    {
      // They read what people paste and servers send: a long text must not take quadratic time.
      files: ["packages/*/src/**"],
      rules: {
        "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
        "regexp/no-super-linear-move": ["error", { report: "potential" }],
      },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "e2e/**"],
      rules: {
        "typescript/no-non-null-assertion": "off",
        "unicorn/consistent-function-scoping": "off",
        // `expect.any(...)` is an any by design.
        "typescript/no-unsafe-assignment": "off",
        "typescript/require-array-sort-compare": "off",
        "regexp/no-super-linear-backtracking": "off",
        "regexp/no-super-linear-move": "off",
        // A test uses `{ ...localStorage }` to read all of it.
        "typescript/no-misused-spread": "off",
        "max-lines": ["error", { max: 600, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: [
        "**/*.stories.tsx",
        "**/*.config.ts",
        ".storybook/**",
        "**/*.setup.ts",
        "scripts/lint/plugin.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: [
        "scripts/**",
        "bench/**",
        "packages/{host-check,sandbox}/src/cli.ts",
        "packages/*/scripts/**",
      ],
      rules: { "no-console": "off" },
    },
    {
      // ECMAScript 5, for the browsers that it turns away.
      files: ["packages/portal/public/boot.js"],
      rules: {
        "no-var": "off",
        "no-unused-vars": "off",
        "prefer-arrow-callback": "off",
        "unicorn/prefer-dom-node-append": "off",
        "unicorn/prefer-optional-catch-binding": "off",
      },
    },
    {
      files: ["**/*.mjs"],
      env: { node: true, browser: false },
    },
  ],
});
