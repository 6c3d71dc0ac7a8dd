import { composeStories } from "@storybook/react-vite";
import { isMockFunction } from "storybook/test";
import { beforeAll, describe, expect, it } from "vitest";
import { getProperty } from "./get-property.ts";
import { controlsOf } from "./control-edits.ts";
import type { Control } from "./control-edits.ts";
import preview from "./preview.tsx";
import { stage } from "./render-story.tsx";
import type { ComposedStory, Stage } from "./render-story.tsx";
import { loadGrid } from "../packages/ui-kit/src/components/tables/DataTable.tsx";

/*
 * Every control that Storybook offers for a component does something, and none breaks its story: the
 * stories' own components, with controls made from their types as in Storybook.
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

/** Controls whose effect shows only after something a person does, with what that is. */
const SEEN_LATER: Readonly<Record<string, string>> = {
  "Components/Forms/DateField min": "in the open calendar, and once a day is typed",
  "Components/Forms/DateField max": "in the open calendar, and once a day is typed",
  "Components/Forms/PersonForm subscriptionRange": "in the open calendar",
  "Components/Forms/PersonForm returnRange": "in the open calendar, and once a day is typed",
  "Components/Training/RecordToolbar internationalProcedures": "in the menu of Print",
};

/** So many controls of which none shows anything are no accident: the story ignores them. */
const SEVERAL = 3;

/** Characters of a picture, from which on more rows tell nothing new and cost seconds. */
const HEAVY = 150_000;

/** Runs with a story on an otherwise empty page. */
async function staged<Result>(
  Story: ComposedStory,
  run: (show: Stage["show"]) => Promise<Result>,
): Promise<Result> {
  const { show, end } = stage(Story);
  try {
    return await run(show);
  } finally {
    end();
  }
}

interface Look {
  name: string;
  Story: ComposedStory;
  /** Characters of its picture. */
  size: number;
  /** Several controls, and used all at once they show nothing. */
  deaf: boolean;
}

/** Draws a story, and once more with all its controls used. */
function lookAt(name: string, Story: ComposedStory): Promise<Look> {
  const controls = controlsOf(Story);
  const plain = controls.filter(({ values: [to] }) => typeof to !== "object");
  return staged(Story, async (show) => {
    const first = await show();
    const look = { name, Story, size: first.length, deaf: false };
    if (controls.length === 0 || first.length > HEAVY) return look;
    const used = await show(
      Object.fromEntries(controls.map(({ name: of, values: [to] }) => [of, to])),
    );
    return { ...look, deaf: used === first && plain.length >= SEVERAL };
  });
}

/** A story that takes no arguments has to keep the panel of controls away. */
function offersNothing({ argTypes, parameters }: ComposedStory): boolean {
  if (parameters["__isArgsStory"] !== false || Object.keys(argTypes).length === 0) return false;
  return getProperty(parameters["controls"], "disable") !== true;
}

/** Whether a guess at other data is to be seen; one that makes no sense to the component is not. */
async function guessed(Story: ComposedStory, { name, guesses }: Control): Promise<boolean> {
  for (const value of guesses) {
    try {
      const shown = await staged(
        Story,
        async (show) => (await show()) !== (await show({ [name]: value })),
      );
      if (shown) return true;
    } catch {
      // An id or a kind that does not exist: whoever writes one sees the error in Storybook.
    }
  }
  return false;
}

/** Which of these controls of a story do something. */
async function working(Story: ComposedStory, among: ReadonlySet<string>): Promise<string[]> {
  const controls = controlsOf(Story).filter(({ name }) => among.has(name));
  if (controls.length === 0) return [];
  const effective = await staged(Story, async (show) => {
    const first = await show();
    const names: string[] = [];
    for (const { name, values } of controls) {
      for (const value of values) {
        const changed = (await show({ [name]: value })) !== first;
        await show();
        if (!changed) continue;
        names.push(name);
        break;
      }
    }
    return names;
  });
  for (const control of controls) if (await guessed(Story, control)) effective.push(control.name);
  return effective;
}

beforeAll(loadGrid);

describe.each(Object.values(FILES))("$default.title", (file) => {
  const stories = Object.entries<ComposedStory>(composeStories(file, preview));

  it("has controls, all of which do something in a story that bears them", async () => {
    // The lightest first: most of what a control does is seen there.
    const looks: Look[] = [];
    for (const [name, Story] of stories) looks.push(await lookAt(name, Story));
    looks.sort((one, other) => one.size - other.size);
    const deaf = looks.filter((look) => look.deaf || offersNothing(look.Story));
    // A story named here has to use its arguments, or to say `controls: { disable: true }`.
    expect(deaf.map(({ name }) => name)).toEqual([]);

    const dead = new Set(stories.flatMap(([, Story]) => controlsOf(Story).map(({ name }) => name)));
    for (const name of dead) if (`${file.default.title} ${name}` in SEEN_LATER) dead.delete(name);
    for (const { Story } of looks) {
      for (const name of await working(Story, dead)) dead.delete(name);
    }
    expect([...dead]).toEqual([]);
  }, 60_000);

  it("says of each property what it is", () => {
    const silent = stories.flatMap(([, { argTypes }]) =>
      Object.entries(argTypes).flatMap(([name, { description }]) => (description ? [] : [name])),
    );
    expect([...new Set(silent)]).toEqual([]);
  });

  it("tells of what is done in it", () => {
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
