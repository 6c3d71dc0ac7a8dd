import { expect, it } from "vitest";
import { echoReducer } from "./useEchoedValue.ts";

/** 'A' is chosen, '<A' comes from the owner; '' is a cleared value, which is null. */
function shownAfter(changes: readonly string[]) {
  const [first = "", ...others] = changes;
  const seen = first.slice(1) || null;
  const model = others.reduce(
    (before, change) => {
      const value = change.replace("<", "") || null;
      const from = change.startsWith("<") ? "owner" : "user";
      return echoReducer(before, { from, value, key: value });
    },
    { shown: seen, seen, awaited: [] } as Parameters<typeof echoReducer<string | null>>[0],
  );
  return { shown: model.shown, awaited: model.awaited };
}

it.each<[string, readonly string[], string | null, readonly (string | null)[]]>([
  ["shows what the owner has", ["<S"], "S", []],
  ["shows what is chosen before the owner has it", ["<S", "A"], "A", ["A"]],
  ["keeps what is chosen when an earlier echo comes late", ["<S", "A", "B", "<A"], "B", ["B"]],
  ["keeps what is chosen when its echo comes", ["<S", "A", "B", "<A", "<B"], "B", []],
  ["awaits nothing when the owner has skipped a value", ["<S", "A", "B", "<B"], "B", []],
  ["follows the owner elsewhere", ["<S", "A", "B", "<C"], "C", []],
  ["awaits a cleared value", ["<S", ""], null, [null]],
  ["keeps a cleared value when its echo comes", ["<S", "", "<"], null, []],
  ["awaits nothing when a value was chosen twice", ["<S", "A", "B", "A", "<A"], "A", []],
  ["follows the owner to a value that it had skipped", ["<S", "A", "B", "A", "<A", "<B"], "B", []],
  ["follows the owner back to its first value", ["<S", "A", "S", "A", "<A", "<S"], "S", []],
  ["changes nothing when the owner stays as it is", ["<S", "A", "<S"], "A", ["A"]],
])("%s", (_, changes, shown, awaited) => {
  expect(shownAfter(changes)).toEqual({ shown, awaited });
});

it("awaits nothing without an owner", () => {
  const model = { shown: "S", seen: undefined, awaited: [] };
  expect(echoReducer(model, { from: "user", value: "A", key: "A" })).toEqual({
    shown: "A",
    seen: undefined,
    awaited: [],
  });
});
