import { expect, it } from "vitest";
import { chooseExamples } from "./key-stories.ts";

const story = (id: string, ...tags: string[]) => ({ id, tags });
const ids = (stories: readonly { id: string }[]) => stories.map(({ id }) => id).join("");

it.each([
  ["all of a short page", [story("a"), story("b")], "ab", ""],
  ["the first of a long one", ["a", "b", "c", "d", "e"].map((id) => story(id)), "abc", "de"],
  [
    "states before all others, in the order of the file",
    [story("a"), story("b"), story("c", "error"), story("d", "empty")],
    "acd",
    "b",
  ],
  [
    "no more than it may, if there are many states",
    [story("a", "full"), story("b", "empty"), story("c", "loading"), story("d", "error")],
    "abc",
    "d",
  ],
  ["tags of other meanings as none", [story("a", "autodocs"), story("b"), story("c")], "abc", ""],
  ["nothing of an empty page", [], "", ""],
] as const)("draws %s", (_what, stories, examples, others) => {
  const chosen = chooseExamples(stories, 3);
  expect([ids(chosen.examples), ids(chosen.others)]).toEqual([examples, others]);
});
