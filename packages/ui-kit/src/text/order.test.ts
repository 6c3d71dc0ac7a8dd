import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { compareNames, comparerOf, sortByName } from "./order.ts";

it.each<[string, readonly string[]]>([
  ["numbers by size", ["Group 2", "Group 10", "Group 100"]],
  ["numbers behind signs by size", ["A-2", "A-10", "A-101"]],
  ["several numbers in one name", ["7 of 9", "7 of 10", "8 of 1"]],
  ["versions part by part", ["v1.2", "v1.10", "v2.1"]],
  ["digits that are large as text", ["Flight 99999999999999999998", "Flight 99999999999999999999"]],
  ["Arabic digits by size", ["Group ٢", "Group ١٠"]],
  ["full-width digits by size", ["Group ２", "Group １０"]],
  ["accents where their letters are", ["Ellen", "Émile", "Eva", "Zoë"]],
  ["strokes where their letters are", ["Lea", "Łukasz", "Lydia"]],
  ["Å before B, whatever the reader's language", ["Åse", "Bo", "Zoë"]],
  ["ä beside a, as in German", ["Adler", "Ärmel", "Arno"]],
  ["ch where c is, unlike Slovak", ["Ca", "Chloé", "Cu", "Hana"]],
  ["lower before upper case in a tie", ["ana", "Ana", "anb"]],
  ["plain before accented in a tie", ["Resume", "Résumé"]],
  ["Greek behind Latin", ["Zoë", "Άννα"]],
  ["Cyrillic behind Greek", ["Άννα", "Анна"]],
  ["an empty name first", ["", "Ana"]],
  ["digits before letters", ["1st", "Ana"]],
])("sorts %s", (_what, names) => {
  expect(names.toReversed().toSorted(compareNames)).toEqual(names);
  expect(names.toReversed().toSorted(comparerOf(names))).toEqual(names);
});

it("keeps equal names in the order given", () => {
  const people = [
    { id: 3, name: "Élodie" },
    { id: 1, name: "E\u0301lodie" },
    { id: 2, name: "\u00C9lo\u200Bdie" },
  ];
  expect(sortByName(people, ({ name }) => name)).toEqual(people);
  expect(sortByName(people.toReversed(), ({ name }) => name)).toEqual(people.toReversed());
});

it("provides the only order of names in the packages", async () => {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const own: string[] = [];
  for await (const file of glob("*/src/**/*.{ts,tsx}", { cwd: root })) {
    if (/generated|\.test\.|\.stories\./.test(file)) continue;
    const source = readFileSync(`${root}${file}`, "utf8");
    if (/localeCompare|Intl\.Collator|\.sort\(\)|toSorted\(\)/.test(source)) own.push(file);
  }
  expect(own.toSorted()).toEqual([
    // A key of parameters, not names that anybody reads.
    "host-check/src/check.ts",
    "portal/src/shared/forms/same-value.ts",
    "sandbox/src/handlers/record.ts",
    "ui-kit/src/text/order.ts",
  ]);
});
