import { Fragment, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ScheduleTable } from "../../domain/training/ScheduleTable.tsx";
import { RecordTable } from "../../domain/training/RecordTable.tsx";
import { RECORD, SCHEDULE } from "../../domain/training/training-fixture.ts";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { DataTable } from "./DataTable.tsx";
import { EVENT_COLUMNS, EVENT_SEARCH, eventRows } from "./table-fixture.tsx";
import { initialTableState } from "./table-state.ts";

const page = createTestPage();
const BY_NAME = { id: "fullName", desc: false };
const nothing = () => undefined;

const draw = (content: ReactElement) =>
  flushSync(() => page.root.render(<RecurrentTheme>{content}</RecurrentTheme>));

interface Drawn {
  rows?: number;
  search?: string;
  hidden?: string;
  renderPaper?: Parameters<
    typeof DataTable<ReturnType<typeof eventRows>[number]>
  >[0]["renderPaper"];
}

const events = ({ rows = 131, search = "", hidden = "", renderPaper }: Drawn) => (
  <DataTable
    label="Events"
    rows={eventRows(rows)}
    columns={EVENT_COLUMNS}
    search={EVENT_SEARCH}
    defaultSort={BY_NAME}
    state={{ ...initialTableState(BY_NAME), search }}
    onStateChange={nothing}
    view={{ density: "standard", columns: { [hidden]: false } }}
    onViewChange={nothing}
    empty={{ title: "No events" }}
    renderPaper={renderPaper}
  />
);

/** Sends the event that comes before printing, and reads the table. */
function paper() {
  dispatchEvent(new Event("beforeprint"));
  const printed = page.host.querySelector("table");
  const texts = (selector: string) =>
    Array.from(printed?.querySelectorAll(selector) ?? [], (cell) => cell.textContent);
  const note = [...page.host.querySelectorAll("p")].map((text) => text.textContent);
  return { printed, heads: texts("thead th"), names: texts("tbody th"), note };
}

const leavePaper = () => flushSync(() => dispatchEvent(new Event("afterprint")));

describe("a list on paper", () => {
  it("has the rows of all pages, in order, below heads that repeat", () => {
    draw(events({}));
    const { printed, heads, names, note } = paper();
    expect(names).toHaveLength(131);
    expect(names[0]).toContain("Amara Okafor");
    expect(heads).toEqual(EVENT_COLUMNS.map(({ headerName }) => headerName));
    expect(note).toContain("131 rows");
    // Only on paper.
    expect(printed?.checkVisibility()).toBe(false);
    leavePaper();
    expect(page.host.querySelector("table")).toBeNull();
  });

  it.each<[string, Drawn, number, string]>([
    ["one row", { rows: 1 }, 1, "1 row"],
    ["a search", { search: "okafor" }, 13, "Search: okafor – 13 of 131 rows"],
    ["as many as paper takes", { rows: 1000 }, 1000, "1000 rows"],
    ["more", { rows: 1001 }, 1000, "1001 rows. Only the first 1000 are printed."],
  ])("prints and counts %s", (_, drawn, count, text) => {
    draw(events(drawn));
    const { names, note } = paper();
    expect(names).toHaveLength(count);
    expect(note).toContain(text);
    leavePaper();
  });

  it("keeps its rows while the browser changes the media to measure the sheet", () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    const { matchMedia } = window;
    const spy = vi
      .spyOn(window, "matchMedia")
      .mockImplementation((query) =>
        query === "print" ? (media as MediaQueryList) : matchMedia.call(window, query),
      );
    onTestFinished(() => spy.mockRestore());
    draw(<Fragment key="measured">{events({})}</Fragment>);
    const { printed } = paper();
    expect(printed).not.toBeNull();
    flushSync(() => media.dispatchEvent(new Event("change")));
    expect(page.host.querySelector("table")).toBe(printed);
    leavePaper();
    expect(page.host.querySelector("table")).toBeNull();
    // Without the events, the media alone decides.
    media.matches = true;
    flushSync(() => media.dispatchEvent(new Event("change")));
    expect(page.host.querySelector("table")).not.toBeNull();
    media.matches = false;
    flushSync(() => media.dispatchEvent(new Event("change")));
    expect(page.host.querySelector("table")).toBeNull();
  });

  it("prints no table where no row matches", () => {
    draw(events({ search: "nobody" }));
    expect(paper().printed).toBeNull();
    leavePaper();
  });

  it("leaves out hidden columns", () => {
    draw(events({ hidden: "issuedAt" }));
    expect(paper().heads).not.toContain("Issued");
    leavePaper();
  });

  it("prints what a page makes of the rows", () => {
    draw(events({ search: "okafor", renderPaper: (rows) => <p>{rows.length} people</p> }));
    expect(paper()).toMatchObject({ printed: null, note: expect.arrayContaining(["13 people"]) });
    leavePaper();
  });

  it("follows browsers that change the media only", () => {
    const listeners = new Set<() => void>();
    let isPaper = false;
    const ask = window.matchMedia.bind(window);
    const media = vi.spyOn(window, "matchMedia").mockImplementation((query) => {
      const list = ask(query);
      if (query !== "print") return list;
      return {
        get matches() {
          return isPaper;
        },
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      } as unknown as MediaQueryList;
    });
    onTestFinished(() => media.mockRestore());
    draw(events({}));
    const change = (matches: boolean) => {
      isPaper = matches;
      flushSync(() => {
        for (const listener of listeners) listener();
      });
      return page.host.querySelectorAll("tbody th").length;
    };
    expect([change(true), change(false)]).toEqual([131, 0]);
    page.root.unmount();
    expect(listeners.size).toBe(0);
  });

  it("prints every topic of a record, not one page of them", () => {
    const topics = Array.from({ length: 30 }, (_, at) => ({ ...RECORD[0]!, id: String(at) }));
    draw(<RecordTable rows={topics} version={5} day="2026-11-20" onScore={nothing} />);
    const rows = () => page.host.querySelectorAll("tbody > tr").length;
    expect(rows()).toBe(25);
    dispatchEvent(new Event("beforeprint"));
    expect(rows()).toBe(30);
    leavePaper();
    expect(rows()).toBe(25);
  });

  it("prints each month once, in the row that begins it", () => {
    const lessons = Array.from({ length: 54 }, (_, at) => ({
      ...SCHEDULE[0]!,
      date: `2027-0${1 + Math.floor(at / 18)}-${10 + (at % 18)}`,
    }));
    draw(<ScheduleTable rows={lessons} today="2026-11-30" />);
    const { printed } = paper();
    const months = Array.from(printed?.querySelectorAll("[data-divider=month]") ?? [], (month) => [
      month.textContent,
      month.closest("tr")?.querySelector("time")?.dateTime,
    ]);
    expect(months).toEqual([
      ["January 2027", "2027-01-10"],
      ["February 2027", "2027-02-10"],
      ["March 2027", "2027-03-10"],
    ]);
    leavePaper();
  });
});
