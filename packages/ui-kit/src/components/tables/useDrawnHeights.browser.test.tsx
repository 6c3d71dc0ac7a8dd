import { beforeEach, expect, it } from "vitest";
import "../../theme/fonts.css";
import { EVENTS } from "../../domain/events/event-fixture.ts";
import { EventsTable } from "../../domain/events/EventsTable.tsx";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { DataTable } from "./DataTable.tsx";
import { EVENT_COLUMNS, EVENT_SEARCH, eventRows } from "./table-fixture.tsx";

const page = createTestPage();

beforeEach(async () => {
  await document.fonts.load("15px 'Inter Variable'");
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const RESTING_FRAMES = 30;

/** The heights that a grid is painted with, without repetitions, until it is at rest. */
async function paintedHeights(): Promise<number[]> {
  const heights: number[] = [];
  for (let resting = 0; heights.length === 0 || resting < RESTING_FRAMES; resting++) {
    await nextFrame();
    const grid = page.host.querySelector("[role=grid]:has([role=row][data-id])");
    const height = Math.round(grid?.getBoundingClientRect().height ?? 0);
    if (height === 0 || height === heights.at(-1)) continue;
    heights.push(height);
    resting = 0;
  }
  return heights;
}

const board = (count: number) => (
  <DataTable
    label="Expired"
    rows={eventRows(count)}
    columns={EVENT_COLUMNS}
    search={EVENT_SEARCH}
    defaultSort={{ id: "fullName", desc: false }}
    empty={{ title: "Nothing" }}
  />
);
const events = <EventsTable rows={EVENTS} hrefOf={({ id }) => `#/${id}`} />;

it.each([
  ["a board", 360, board(12)],
  ["a board", 620, board(12)],
  ["a board", 1100, board(12)],
  ["a board of one", 360, board(1)],
  ["a list of events", 360, events],
  ["a list of events", 700, events],
])("paints %s at %i px with its full height at once", async (_name, width, table) => {
  page.host.style.width = `${width}px`;
  page.root.render(<RecurrentTheme>{table}</RecurrentTheme>);
  expect(await paintedHeights()).toHaveLength(1);
});

it("paints other rows with their full height at once", async () => {
  page.host.style.width = "360px";
  page.root.render(<RecurrentTheme>{board(2)}</RecurrentTheme>);
  const [before] = await paintedHeights();
  page.root.render(<RecurrentTheme>{board(12)}</RecurrentTheme>);
  const [first, ...later] = (await paintedHeights()).filter((height) => height !== before);
  expect(first).toBeGreaterThan(before!);
  expect(later).toEqual([]);
});
