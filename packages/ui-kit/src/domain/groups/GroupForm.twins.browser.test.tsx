import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { GroupForm, type GroupFormProps } from "./GroupForm.tsx";

const testPage = createTestPage();

/** People by id, each with the name. */
type People = Readonly<Record<string, string>>;

const rowsOf = (people: People) =>
  Object.entries(people).map(([id, fullName]) => ({ id, fullName }));

function show(
  managers: People,
  members: People | null,
  candidates: People,
  marksOf?: GroupFormProps["marksOf"],
): void {
  const current = members === null ? undefined : { rows: rowsOf(members) };
  flushSync(() =>
    testPage.root.render(
      <RecurrentTheme scheme="light">
        <GroupForm
          value={{ name: "Crew", managerIds: [], addIds: [], removeIds: [], moves: {} }}
          onChange={() => undefined}
          onSubmit={() => undefined}
          managers={rowsOf(managers)}
          current={current}
          candidates={{ rows: rowsOf(candidates) }}
          marksOf={marksOf}
          cancel={{ label: "Cancel", href: "#/" }}
          canSubmit
        />
      </RecurrentTheme>,
    ),
  );
}

const boxesOf = (label: string) =>
  Array.from(
    testPage.host.querySelectorAll(
      `[role=grid][aria-label="${label}"] [role=row] input[type=checkbox]`,
    ),
    (box) => box.getAttribute("aria-label") ?? "",
  );

/** The names of the managers, of the current trainees and of the trainees to add. */
function shown(): string[][] {
  const named = (label: string) =>
    boxesOf(label).flatMap((name) => /^Select (?!all)(.+)$/.exec(name)?.[1] ?? []);
  const switches = Array.from(testPage.host.querySelectorAll("label:has([role=switch])"), (label) =>
    (label.textContent ?? "").trim(),
  );
  return [switches, named("Current trainees"), named("Add trainees")];
}

const none: People = {};
const byGroups =
  (groups: Readonly<Record<string, string>>) =>
  ({ id }: { readonly id: string }) => [groups[id] ?? ""];

it.each<[string, Parameters<typeof show>, string[][]]>([
  ["nobody alike", [none, { 1: "Ana" }, { 2: "Bo" }], [[], ["Ana"], ["Bo"]]],
  ["one in each table", [none, { 1: "Ana" }, { 2: "Ana" }], [[], ["Ana (Id 1)"], ["Ana (Id 2)"]]],
  [
    "one in each table in another spelling",
    [none, { 1: "Ana Lima" }, { 2: "ana\u00A0lima" }],
    [[], ["Ana Lima (Id 1)"], ["ana\u00A0lima (Id 2)"]],
  ],
  [
    "one in each table with an accent",
    [none, { 1: "Élodie" }, { 2: "Elodie" }],
    [[], ["Élodie (Id 1)"], ["Elodie (Id 2)"]],
  ],
  ["two to add", [none, none, { 2: "Ana", 3: "Ana" }], [[], [], ["Ana (Id 2)", "Ana (Id 3)"]]],
  [
    "two in the group",
    [none, { 2: "Ana", 3: "Ana" }, none],
    [[], ["Ana (Id 2)", "Ana (Id 3)"], []],
  ],
  [
    "three over both tables",
    [none, { 1: "Ana", 2: "Ana" }, { 3: "Ana", 4: "Bo" }],
    [[], ["Ana (Id 1)", "Ana (Id 2)"], ["Ana (Id 3)", "Bo"]],
  ],
  [
    "a manager and a trainee",
    [{ 1: "Ana" }, { 2: "Ana" }, none],
    [["Ana (Id 1)"], ["Ana (Id 2)"], []],
  ],
  [
    "a manager and one to add",
    [{ 1: "Ana" }, none, { 2: "Ana" }],
    [["Ana (Id 1)"], [], ["Ana (Id 2)"]],
  ],
  ["a manager who trains", [{ 1: "Ana" }, { 1: "Ana" }, none], [["Ana"], ["Ana"], []]],
  [
    "groups that differ",
    [none, { 1: "Ana" }, { 2: "Ana" }, byGroups({ 1: "Jets", 2: "Cabin" })],
    [[], ["Ana (Jets)"], ["Ana (Cabin)"]],
  ],
  [
    "groups that are the same",
    [none, { 1: "Ana" }, { 2: "Ana" }, byGroups({ 1: "Jets", 2: "Jets" })],
    [[], ["Ana (Id 1)"], ["Ana (Id 2)"]],
  ],
  [
    "groups of one",
    [none, { 1: "Ana" }, { 2: "Ana" }, byGroups({ 2: "Cabin" })],
    [[], ["Ana (Id 1)"], ["Ana (Cabin)"]],
  ],
])(
  "marks people of one name in all lists of a group when there are %s",
  async (_what, lists, names) => {
    show(...lists);
    await vi.waitFor(() => expect(shown()).toEqual(names), { timeout: 5000 });
  },
);
