import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type IndexedStory, missingStates } from "./screen-states.ts";

/** The index of the built Storybook, from which its sidebar is drawn: `storybook build` comes first. */
const INDEX = new URL("../../../../storybook-static/index.json", import.meta.url);

it("has a story for every page in every state", () => {
  const { entries } = JSON.parse(readFileSync(INDEX, "utf8")) as {
    entries: Record<string, IndexedStory & { type: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  expect(missingStates(stories)).toEqual([]);

  // The check itself: it names the screen and the state of the one story that is taken away.
  const title = "Screens/Groups/Group Detail";
  const without = stories.filter(
    (story) => story.title !== title || !story.tags?.includes("loading"),
  );
  expect(missingStates(without)).toEqual([
    `companies_groups@show × loading: no story in '${title}' has the tag 'loading'`,
  ]);
  const tooMany = [...stories, { title: "Screens/General/Access Forbidden", tags: ["empty"] }];
  expect(missingStates(tooMany)).toHaveLength(1);
});
