import { composeStories } from "@storybook/react-vite";
import { beforeAll, expect, it, vi } from "vitest";
import preview from "./preview.tsx";
import { renderStory } from "./render-story.tsx";
import type { ComposedStory } from "./render-story.tsx";
import { loadGrid } from "../packages/ui-kit/src/components/tables/DataTable.tsx";

/*
 * React's development build checks keys, attributes, nesting and updates, at several times the cost. All
 * other browser tests use the production build; here each story of a component is drawn once for those
 * checks.
 */

type StoryFile = Parameters<typeof composeStories>[0] & { default: { title: string } };

const FILES = import.meta.glob<StoryFile>(
  [
    "../packages/ui-kit/src/**/*.stories.tsx",
    "../packages/portal/src/{features/announcements,shared/**,app}/*.stories.tsx",
    // Screens, which need a session and calls.
    "!../packages/portal/src/app/{KeyboardDialog,RootFrame}.stories.tsx",
  ],
  { eager: true },
);

beforeAll(loadGrid);

it.each(Object.values(FILES))(
  "renders $default.title without a warning from React",
  async (file) => {
    const consoleError = vi.spyOn(console, "error");
    const stories = Object.values<ComposedStory>(composeStories(file, preview));
    for (const Story of stories) await renderStory(Story);
    const warnings = consoleError.mock.calls.map((parts) => parts.map(String).join(" "));
    consoleError.mockRestore();
    expect(warnings).toEqual([]);
  },
);
