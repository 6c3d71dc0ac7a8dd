import { expect, it } from "vitest";
import { takeTurn } from "./turns.ts";

/** Takes a turn for each name; `log` has what was started and stopped, in order. */
function queue(...names: readonly string[]) {
  const log: string[] = [];
  const ends = names.map((name) =>
    takeTurn(() => {
      log.push(name);
      return () => log.push(`end ${name}`);
    }),
  );
  return { log, ends };
}

it("starts one after the other", () => {
  const { log, ends } = queue("a", "b", "c");
  expect(log).toEqual(["a"]);
  ends[0]!();
  expect(log).toEqual(["a", "end a", "b"]);
  ends[1]!();
  ends[2]!();
  expect(log.slice(3)).toEqual(["end b", "c", "end c"]);
});

it("never starts one that has left the queue", () => {
  const { log, ends } = queue("a", "b", "c");
  ends[1]!();
  ends[0]!();
  expect(log).toEqual(["a", "end a", "c"]);
  ends[2]!();
});

it("ignores the second end of a turn", () => {
  const { log, ends } = queue("a", "b", "c");
  ends[0]!();
  ends[0]!();
  expect(log).toEqual(["a", "end a", "b"]);
  ends[1]!();
  ends[2]!();
});
