import { flushSync } from "react-dom";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import "../../theme/fonts.css";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { DescriptionList } from "./DescriptionList.tsx";
import { DataTable } from "../tables/DataTable.tsx";
import { SearchBox } from "../toolbar/SearchBox.tsx";
import { EVENT_COLUMNS, EVENT_SEARCH, eventRows } from "../tables/table-fixture.tsx";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { LESSON, SCHEDULE } from "../../domain/training/training-fixture.ts";
import { LessonCard } from "../../domain/training/LessonCard.tsx";
import { TrainNow } from "../../domain/training/TrainNow.tsx";
import { DetailSkeleton } from "./Skeletons.tsx";

const nothing = () => undefined;

beforeEach(async () => {
  document.body.style.margin = "0";
  await document.fonts.load("15px 'Inter Variable'");
});

afterEach(() => page.viewport(1280, 800));
const testPage = createTestPage();

function show(element: ReactElement): void {
  flushSync(() => testPage.root.render(<RecurrentTheme scheme="light">{element}</RecurrentTheme>));
}

const boxOf = (selector: string) => {
  const { left, top, width, height } = testPage.host
    .querySelector(selector)!
    .getBoundingClientRect();
  return { left, top, width, height };
};

describe("on a phone", () => {
  it.each([320, 360])("shows the whole placeholder of a search at %i px", async (width) => {
    await page.viewport(width, 740);
    // As a table has it: within the page's edges and the toolbar's.
    testPage.host.style.padding = "0 28px";
    show(<SearchBox label="Search" value="" onChange={nothing} />);
    const input = testPage.host.querySelector("input")!;
    const { fontFamily, fontSize } = getComputedStyle(input, "::placeholder");
    const words = document.createElement("span");
    Object.assign(words.style, { fontFamily, fontSize, whiteSpace: "nowrap" });
    words.textContent = input.placeholder;
    testPage.host.append(words);
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(room);
  });

  it("shows a day in an announcement in one line, wherever the line ends", () => {
    show(
      <SanitisedHtml html="From 2026-11-28 to <b>2026-12-01</b>: <time>2026-12-02</time> - x-ray" />,
    );
    for (let width = 60; width < 400; width += 7) {
      testPage.host.style.width = `${width}px`;
      const days = [...testPage.host.querySelectorAll("time")];
      expect(days.map(({ textContent }) => textContent)).toEqual([
        "2026-11-28",
        "2026-12-01",
        "2026-12-02",
      ]);
      expect(days.map((day) => day.getClientRects().length)).toEqual([1, 1, 1]);
    }
    expect(testPage.host.textContent).toBe("From 2026-11-28 to 2026-12-01: 2026-12-02 - x-ray");
  });
});

describe.each([360, 1280])("while it loads at %i px", (width) => {
  beforeEach(() => page.viewport(width, 800));

  it.each([undefined, "Expired"])(
    "places the search of a table where it will be (title: %s)",
    (title) => {
      const table = (rows: ReturnType<typeof eventRows> | undefined) => (
        <DataTable
          label="Events"
          title={title}
          rows={rows}
          columns={EVENT_COLUMNS}
          search={EVENT_SEARCH}
          defaultSort={{ id: "fullName", desc: false }}
          empty={{ title: "Nothing" }}
        />
      );
      show(table(undefined));
      const search = "section > div:first-child > [inert] .MuiOutlinedInput-root";
      const before = boxOf(search);
      show(table(eventRows(3)));
      expect(boxOf(search.replace("[inert]", ":not([inert])"))).toEqual(before);
    },
  );

  it("gives future lessons and the topics of a reminder the height of their names", () => {
    const heights = (items: typeof SCHEDULE | undefined) => {
      testPage.host.style.padding = "0 16px";
      show(
        <TrainNow
          reminders={[{ id: "PROGRAM_EXPIRED", date: null }]}
          scheduleHref="#/"
          dueTopics={
            items && {
              expired: [{ name: "Ground De-icing", expiry: "2026-11-20" }],
              riskOfExpiry: [],
            }
          }
          today="2026-11-28"
          comingUp={{ items, onRetry: undefined }}
        >
          {[]}
        </TrainNow>,
      );
      const rows = [...testPage.host.querySelectorAll("li, section > strong")];
      return rows.map((row) => row.getBoundingClientRect().height);
    };
    const before = heights(undefined);
    expect(before).toHaveLength(5);
    expect(heights(SCHEDULE.slice(0, 4))).toEqual(before);
  });

  it("gives a page of details the rows of its list", () => {
    const rowTops = () => {
      const tops = [...testPage.host.querySelectorAll("dt")].map(
        (row) => row.getBoundingClientRect().top,
      );
      return tops.slice(0, 4).map((top) => top - tops[0]!);
    };
    show(<DetailSkeleton />);
    const skeleton = rowTops();
    show(
      <DescriptionList
        items={["Name", "Username", "Type", "Company"].map((label) => ({ label, value: "Value" }))}
      />,
    );
    expect(rowTops()).toEqual(skeleton);
  });
});

it("fills nothing of a topic's bar for a lesson that is not done", () => {
  const state = { kind: "ready", onBegin: nothing, onSuspend: nothing } as const;
  const filled = (sequence: number) => {
    show(<LessonCard lesson={{ ...LESSON, sequence, count: 4 }} state={state} />);
    return testPage.host.querySelector("[role=progressbar]")!.getAttribute("aria-valuenow");
  };
  expect([1, 2, 3, 4].map(filled)).toEqual(["0", "25", "50", "75"]);
});
