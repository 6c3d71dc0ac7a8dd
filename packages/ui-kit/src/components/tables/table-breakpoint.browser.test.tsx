import { flushSync } from "react-dom";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import "../../theme/fonts.css";
import { EVENTS } from "../../domain/events/event-fixture.ts";
import { EventsTable } from "../../domain/events/EventsTable.tsx";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { ProgramTable } from "../../domain/training/ProgramTable.tsx";
import { RecordTable } from "../../domain/training/RecordTable.tsx";
import { ScheduleTable } from "../../domain/training/ScheduleTable.tsx";
import { PROGRAM, RECORD, SCHEDULE } from "../../domain/training/training-fixture.ts";
import { DataTable } from "./DataTable.tsx";
import { EVENT_COLUMNS, EVENT_SEARCH, eventRows } from "./table-fixture.tsx";

const nothing = () => undefined;
const EMPTY = { title: "Nothing" };

const TABLES: Record<string, ReactElement> = {
  record: <RecordTable rows={RECORD} version={5} day="2026-11-20" onScore={nothing} />,
  program: <ProgramTable rows={PROGRAM} onReview={nothing} />,
  schedule: <ScheduleTable rows={SCHEDULE} today="2026-11-20" />,
  events: <EventsTable rows={EVENTS} hrefOf={({ id }) => `#/${id}`} />,
  "event board": (
    <DataTable
      label="Expired"
      rows={eventRows(12)}
      columns={EVENT_COLUMNS}
      search={EVENT_SEARCH}
      defaultSort={{ id: "fullName", desc: false }}
      empty={EMPTY}
    />
  ),
};

/** The event board with its preview next to it. */
const SHARING = (
  <DataTable
    label="Expired"
    rows={eventRows(12)}
    columns={EVENT_COLUMNS}
    search={EVENT_SEARCH}
    defaultSort={{ id: "fullName", desc: false }}
    empty={EMPTY}
    scrollsSideways
  />
);

const page = createTestPage();

beforeEach(async () => {
  await document.fonts.load("15px 'Inter Variable'");
});

async function show(table: ReactElement): Promise<void> {
  flushSync(() => page.root.render(<RecurrentTheme scheme="light">{table}</RecurrentTheme>));
  // A grid paints its rows once it has measured itself.
  await vi.waitFor(() => {
    expect(page.host.querySelector("tbody tr, [role=row][data-id]")).not.toBeNull();
  });
}

/** Words of the table that are broken over two lines. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(
    page.host.querySelector("table, [role=grid]")!,
    NodeFilter.SHOW_TEXT,
  );
  const broken: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s/-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Cells whose content is wider than they are. */
function tooNarrow(): string[] {
  const cells = [
    ...page.host.querySelectorAll("tbody :is(th, td), [role=row][data-id] [data-field]"),
  ];
  return cells
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);
}

// Widths next to the collapsed menu in windows of 360, 640, 768, 820, 900, 960, 1024, 1280 and 1440 px.
const WIDTHS = [328, 528, 656, 708, 788, 848, 912, 984, 1144];

describe.each(Object.entries(TABLES))("%s", (_, table) => {
  it.each(WIDTHS)("breaks no word in %i px, and contains what it shows", async (width) => {
    page.host.style.width = `${width}px`;
    await show(table);
    expect(brokenWords()).toEqual([]);
    expect(tooNarrow()).toEqual([]);
    expect(page.host.scrollWidth).toBe(width);
  });
});

// In windows of 1200, 1280, 1366 and 1440 px.
it.each([518, 598, 684, 744])("fits the columns beside a panel in %i px", async (width) => {
  page.host.style.width = `${width}px`;
  await show(SHARING);
  const heads = [...page.host.querySelectorAll("[role=columnheader]")];
  expect(heads.length).toBe(width < 640 ? 3 : 4);
  expect(brokenWords()).toEqual([]);
  expect(tooNarrow()).toEqual([]);
  expect(heads.at(-1)!.getBoundingClientRect().right).toBeLessThanOrEqual(
    page.host.getBoundingClientRect().right,
  );
});

it("shows columns when they fit, whatever is beside the table in the window", async () => {
  const heads = (width: number) => {
    page.host.style.width = `${width}px`;
    return page.host.querySelector("thead")!.checkVisibility();
  };
  await show(TABLES["record"]!);
  // 640 px, and the frame of the table.
  expect([328, 640, 642, 708, 810].map(heads)).toEqual([false, false, true, true, true]);
  await show(TABLES["program"]!);
  expect([328, 528, 570].map(heads)).toEqual([false, false, true]);
});

it("has each label of a row's values in one line on a phone", async () => {
  page.host.style.width = "328px";
  await show(
    <DataTable
      label="Trainees"
      rows={[{ id: "1", fullName: "Elena Papadopoulou" }]}
      columns={["fullName", "Remove from group", "Move to group"].map((field) => ({
        field,
        headerName: field,
        cell: () => "–",
      }))}
      defaultSort={{ id: "fullName", desc: false }}
      empty={EMPTY}
    />,
  );
  const labels = [...page.host.querySelectorAll("dt")];
  expect(labels.map((label) => label.textContent)).toEqual(["Remove from group", "Move to group"]);
  for (const label of labels) {
    const line = parseFloat(getComputedStyle(label).lineHeight);
    expect(label.getBoundingClientRect().height).toBeCloseTo(line, 0);
  }
});
