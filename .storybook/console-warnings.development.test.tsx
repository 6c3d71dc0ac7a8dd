import { composeStories } from "@storybook/react-vite";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { COMPONENT_STORIES } from "./component-stories.ts";
import preview from "./preview.tsx";
import { renderStory } from "./render-story.tsx";
import type { ComposedStory } from "./render-story.tsx";
import { loadGrid } from "../packages/ui-kit/src/components/tables/DataTable.tsx";

/*
 * React's development build checks keys, attributes, nesting and updates, at several times the cost. All
 * other browser tests use the production build; here each story of a component is drawn once for those
 * checks.
 */

beforeAll(loadGrid);

it.each(COMPONENT_STORIES)("renders $default.title without a warning from React", async (file) => {
  const consoleError = vi.spyOn(console, "error");
  // Also after a story that throws, or the next file would get its warnings.
  onTestFinished(() => consoleError.mockRestore());
  const stories = Object.values<ComposedStory>(composeStories(file, preview));
  for (const Story of stories) await renderStory(Story);
  const warnings = consoleError.mock.calls.map((parts) => parts.map(String).join(" "));
  expect(warnings).toEqual([]);
});
