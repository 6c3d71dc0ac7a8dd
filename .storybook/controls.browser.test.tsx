import { composeStories } from "@storybook/react-vite";
import { isMockFunction } from "storybook/test";
import { describe, expect, it } from "vitest";
import { COMPONENT_STORIES } from "./component-stories.ts";
import { getProperty } from "./get-property.ts";
import preview from "./preview.tsx";
import type { ComposedStory } from "./render-story.tsx";

/** Properties and handlers of components, as Storybook shows them. */

/** A story without arguments must not show the panel of controls. */
function offersNothing({ argTypes, parameters }: ComposedStory): boolean {
  if (parameters["__isArgsStory"] !== false || Object.keys(argTypes).length === 0) return false;
  return getProperty(parameters["controls"], "disable") !== true;
}

describe.each(COMPONENT_STORIES)("$default.title", (file) => {
  const stories = Object.entries<ComposedStory>(composeStories(file, preview));

  it("offers no controls in a story without arguments", () => {
    const deaf = stories.filter(([, Story]) => offersNothing(Story)).map(([name]) => name);
    expect(deaf).toEqual([]);
  });

  it("describes every property in the controls panel", () => {
    const silent = stories.flatMap(([, { argTypes }]) =>
      Object.entries(argTypes).flatMap(([name, { description }]) => (description ? [] : [name])),
    );
    expect([...new Set(silent)]).toEqual([]);
  });

  it("shows the calls of event handlers in the actions panel", () => {
    const silent = stories.flatMap(([, { args }]) =>
      Object.entries(args).flatMap(([name, value]) =>
        /^on[A-Z]/.test(name) && typeof value === "function" && !isMockFunction(value)
          ? [name]
          : [],
      ),
    );
    expect([...new Set(silent)]).toEqual([]);
  });
});
