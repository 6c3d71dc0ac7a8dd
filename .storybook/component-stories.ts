import type { composeStories } from "@storybook/react-vite";

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

/** The story files of components, which are drawn without a session or calls. */
export const COMPONENT_STORIES: readonly StoryFile[] = Object.values(FILES);
