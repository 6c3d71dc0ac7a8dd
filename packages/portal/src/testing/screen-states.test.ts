import { fileURLToPath } from "node:url";
import { buildIndex } from "storybook/internal/core-server";
import { describe, expect, it } from "vitest";
import { routeById, type RouteId } from "../routes/table.ts";
import { missingStates, storybookTitle } from "./screen-states.ts";

const configDir = fileURLToPath(new URL("../../../../.storybook", import.meta.url));

it("a designer finds every screen in every state it can be in", { timeout: 60_000 }, async () => {
  // The index that Storybook's sidebar is drawn from, made by Storybook itself.
  const { entries } = await buildIndex({ configDir });
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

describe("where the stories of a route stand", () => {
  it.each<[RouteId, string]>([
    ["home", "Screens/General/Home"],
    ["dashboard@event-status", "Screens/Dashboards/Event and Document Status"],
    ["companies_users@active", "Screens/People/People"],
    ["my_events@index", "Screens/Events and Documents/Events and Documents"],
    ["my@records-print", "Print/Training Record Print"],
    ["companies_users@records-print", "Print/Training Record Print, of a person"],
  ])("%s: %s", (id, title) => {
    expect(storybookTitle(routeById(id))).toBe(title);
  });
});
