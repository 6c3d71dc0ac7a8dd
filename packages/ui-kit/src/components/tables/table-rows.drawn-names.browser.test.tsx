import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { MEDICAL_DETAIL } from "../../domain/events/event-fixture.ts";
import { EventsTable } from "../../domain/events/EventsTable.tsx";
import { ProgramTable } from "../../domain/training/ProgramTable.tsx";
import { EssentialsRecordTable } from "../../domain/training/EssentialsRecordTable.tsx";
import { RecordTable } from "../../domain/training/RecordTable.tsx";
import { ScheduleTable } from "../../domain/training/ScheduleTable.tsx";
import { PROGRAM, RECORD, SCHEDULE } from "../../domain/training/training-fixture.ts";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { initialTableState } from "./table-state.ts";

const page = createTestPage();

const searching = (search: string, sort = "name") => ({
  state: { ...initialTableState({ id: sort, desc: false }), search },
  onStateChange: () => undefined,
});
const opened = { expanded: new Set(["1"]), onExpandedChange: () => undefined };

const [topic] = RECORD;
const lesson = topic!.lessons.current[0]!;
const renamed = (name: string) => ({ ...lesson, id: name, name });
const record = {
  ...topic!,
  id: "1",
  name: "",
  lessons: { current: [renamed("Now taught"), renamed(" ")], previous: [renamed("Taught before")] },
};
const [programTopic] = PROGRAM;
const program = { ...programTopic!, id: "1", name: "", lessons: [{ id: "2", name: "" }] };
const [item] = SCHEDULE;
const schedule = (part: "lesson" | "topic") => ({ ...item!, [part]: { ...item![part], name: "" } });

const recordTable = (version: number) => (search: string) => (
  <RecordTable
    rows={[record]}
    version={version}
    day="2026-11-20"
    onScore={() => undefined}
    {...opened}
    {...searching(search)}
  />
);

it.each<[string, (search: string) => ReactElement, string]>([
  ["a record", recordTable(5), "Unnamed"],
  ["a record", recordTable(5), "Now taught"],
  ["a record", recordTable(5), "Taught before"],
  ["a record in layout 4", recordTable(4), "Taught before"],
  [
    "an essentials record",
    (search) => (
      <EssentialsRecordTable rows={[record]} onDownload={() => undefined} {...searching(search)} />
    ),
    "Unnamed",
  ],
  [
    "a program",
    (search) => (
      <ProgramTable
        rows={[program]}
        onReview={() => undefined}
        {...opened}
        {...searching(search)}
      />
    ),
    "Unnamed",
  ],
  ...(["lesson", "topic"] as const).map(
    (part): [string, (search: string) => ReactElement, string] => [
      `a schedule, of a ${part}`,
      (search) => (
        <ScheduleTable today={null} rows={[schedule(part)]} {...searching(search, "date")} />
      ),
      "Unnamed",
    ],
  ),
  [
    "events",
    (search) => (
      <EventsTable
        rows={[{ ...MEDICAL_DETAIL, description: " " }]}
        hrefOf={() => "#"}
        {...searching(search, "description")}
      />
    ),
    "No description",
  ],
])("finds what it draws in %s, case %#", async (_table, draw, text) => {
  page.root.render(<RecurrentTheme scheme="light">{draw(text)}</RecurrentTheme>);
  await expect
    .poll(() => page.host.querySelector('table, [role="grid"]')?.textContent ?? "")
    .toContain(text);
  expect(page.host).not.toHaveTextContent("Nothing matches");
});
