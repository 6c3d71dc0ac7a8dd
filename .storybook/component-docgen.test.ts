import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { PluginOption } from "vite";
import { expect, it } from "vitest";
import { isOfStories, limitDocgen } from "./component-docgen.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const fromRoot = (...parts: readonly string[]) => path.join(ROOT, ...parts);

const STORIES = globSync("packages/*/src/**/*.stories.tsx", { cwd: ROOT });

/** The path of a story file's component from the root; undefined if the story file has none or defines it. */
function sourceOf(stories: string): string | undefined {
  const text = readFileSync(fromRoot(stories), "utf8");
  const component = /\bcomponent: (\w+)/.exec(text)?.[1];
  const imports = [...text.matchAll(/^import \{([^}]*)\} from "([^"]+)"/gm)];
  const [, , source] =
    imports.find(([, names = ""]) => component && names.split(/\W+/).includes(component)) ?? [];
  return source && path.join(path.dirname(stories), source);
}

const SOURCES = [...new Set(STORIES.flatMap((file) => sourceOf(file) ?? []))];

it("finds the components of stories", () => {
  expect(SOURCES.length).toBeGreaterThan(50);
});

it.each(SOURCES)("lets docgen read the component of a story: %s", (source) => {
  expect(isOfStories(fromRoot(source))).toBe(true);
});

it.each([
  "packages/portal/src/app/router.tsx",
  "packages/ui-kit/src/components/forms/DateField.stories.tsx",
  "packages/ui-kit/src/components/forms/DateField.browser.test.tsx",
  "packages/sdk/src/index.ts",
])("keeps docgen from other modules: %s", (file) => {
  expect(isOfStories(fromRoot(file))).toBe(false);
});

it.each(["\0virtual:module.tsx", "/@fs/react.js", ""])("keeps docgen from no file: %j", (id) => {
  expect(isOfStories(id)).toBe(false);
});

it("limits docgen alone among plugins", () => {
  const others: PluginOption[] = [
    { name: "other", transform: () => "other" },
    null,
    false,
    undefined,
  ];
  const docgen = { name: "storybook:react-docgen-plugin", transform: () => "documented" };
  const [limited, ...rest] = limitDocgen([docgen, ...others]);
  expect(rest).toEqual(others);
  const { transform } = limited as unknown as { transform: (code: string, id: string) => unknown };
  expect(transform("", fromRoot("packages/portal/src/testing/PortalHarness.tsx"))).toBe(
    "documented",
  );
  expect(transform("", fromRoot("packages/portal/src/app/router.tsx"))).toBeUndefined();
});
