import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EventsTable } from "../../domain/events/EventsTable.tsx";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { ProgramTable } from "../../domain/training/ProgramTable.tsx";
import { EssentialsRecordTable } from "../../domain/training/EssentialsRecordTable.tsx";
import { RecordTable } from "../../domain/training/RecordTable.tsx";
import { ScheduleTable } from "../../domain/training/ScheduleTable.tsx";

const waiting = { rows: undefined } as const;
const ignore = () => undefined;

/** The headings of a table whose rows have not loaded; they are those of its columns. */
function headsOf(element: ReactElement): string[] {
  const markup = renderToStaticMarkup(<RecurrentTheme>{element}</RecurrentTheme>);
  const [, head = ""] = /<div data-head="\w+"[^>]*>(.*?)<\/div>/.exec(markup) ?? [];
  return [...head.matchAll(/<span\b[^>]*>([^<]*)</g)].map(([, name = ""]) => name);
}

it.each<[string, () => ReactElement, string[]]>([
  ["2.4 Program", () => <ProgramTable onReview={ignore} {...waiting} />, ["Topic", "Periodicity"]],
  [
    "2.5 Schedule",
    () => <ScheduleTable today={null} {...waiting} />,
    ["Topic", "Lesson", "Start date"],
  ],
  ...([1, 4, 5, 9] as const).map((version): [string, () => ReactElement, string[]] => [
    `2.6 Training Record, version ${version}`,
    () => <RecordTable version={version} day="2026-11-20" onScore={ignore} {...waiting} />,
    ["Name", "Periodicity", "Completed", "Expiry"],
  ]),
  [
    "2.6 Training Record, essentials",
    () => <EssentialsRecordTable onDownload={ignore} {...waiting} />,
    ["Name", "Certificate"],
  ],
  [
    "2.10 Events / Documents",
    () => <EventsTable hrefOf={() => "#"} {...waiting} />,
    ["Description", "Issued", "Expiration"],
  ],
  [
    "2.10 Events / Documents, archived",
    () => <EventsTable hrefOf={() => "#"} archived {...waiting} />,
    ["Description", "Issued", "Expiration"],
  ],
])("shows columns in the order of the requirements in %s", (_table, draw, heads) => {
  expect(headsOf(draw())).toEqual(heads);
});
