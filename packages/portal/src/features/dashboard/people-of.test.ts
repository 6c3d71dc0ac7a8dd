import { expect, it } from "vitest";
import { peopleOf } from "./people-of.ts";

const of = (id: string, fullName: string) => ({ user: { id, fullName, isSuspended: false } });

it("lists each person once, sorted by name whatever the case and accents", () => {
  const events = [
    of("3", "Zoë Marsh"),
    of("1", "émile Roy"),
    of("2", "Ana Lima"),
    of("3", "Zoë Marsh"),
  ];
  expect(peopleOf(events)).toEqual([
    { value: "2", label: "Ana Lima" },
    { value: "1", label: "émile Roy" },
    { value: "3", label: "Zoë Marsh" },
  ]);
});
