/** Rules for code that runs in browsers. */
import type { OxlintOverride } from "oxlint";

/** Static methods that `compat/compat` does not look at, and TypeScript's `DOM` declares. */
const MISSING_METHODS = [
  ["URL", "parse", "use URL.canParse"],
  ["ReadableStream", "from", "use its constructor"],
  ["ClipboardItem", "supports", "catch the error of clipboard.write"],
  ["Document", "parseHTMLUnsafe", "use DOMParser"],
] as const;

/** Calls nothing that one of the browsers in package.json (`browserslist`) lacks. */
export const browserCode: OxlintOverride = {
  files: ["packages/{ui-kit,portal,sdk,sandbox}/src/**", "packages/portal/public/boot.js"],
  excludeFiles: [
    // These run in Node.js alone.
    "packages/sandbox/src/{cli,start}.ts",
    "packages/sandbox/src/{http,testing}/**",
    "packages/sandbox/src/store/persistence/sqlite.ts",
    "packages/sandbox/src/**/*.test.ts",
  ],
  rules: {
    "compat/compat": "error",
    "no-restricted-properties": [
      "error",
      ...MISSING_METHODS.map(([object, property, message]) => ({
        object,
        property,
        message: `A browser of ours lacks it: ${message}.`,
      })),
    ],
  },
};
