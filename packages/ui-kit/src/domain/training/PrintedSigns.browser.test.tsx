import { flushSync } from "react-dom";
import { afterEach, expect, it } from "vitest";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { PrintedSigns } from "./PrintedSigns.tsx";

const testPage = createTestPage();

const NONE = {
  seasonal: false,
  compressed: false,
  expiration: false,
  internationalProcedures: false,
};

const words = () => [...testPage.host.querySelectorAll("li")].map(({ textContent }) => textContent);

function show(statuses: unknown[], conditions: object[]): void {
  flushSync(() =>
    testPage.root.render(
      <RecurrentTheme scheme="light">
        <PrintedSigns
          rows={[...statuses, ...conditions]}
          statusesOf={(row) => (statuses.includes(row) ? [row as never] : [])}
          conditionsOf={(row) => (conditions.includes(row as object) ? (row as object) : {})}
        />
      </RecurrentTheme>,
    ),
  );
}

afterEach(() => window.dispatchEvent(new Event("afterprint")));

it("says nothing on the screen, which has tooltips", () => {
  show(["expired"], [{ ...NONE, seasonal: true }]);
  expect(words()).toEqual([]);
});

it.each<[unknown[], object[], string[]]>([
  [[], [], []],
  [[null, "nonsense", 99], [NONE], []],
  [["scheduled", "scheduled", "expired"], [], ["Expired", "Scheduled"]],
  [["completed", 5, "behind"], [], ["At Risk Of Expiry", "Behind Schedule", "Completed"]],
  [
    [null],
    [{ ...NONE, internationalProcedures: true }, { ...NONE, seasonal: true }, NONE],
    ["Seasonal", "International Procedures"],
  ],
  [["started"], [{ ...NONE, compressed: true }], ["Started", "Compressed"]],
])("prints the words of %j and %j", (statuses, conditions, printed) => {
  show(statuses, conditions);
  window.dispatchEvent(new Event("beforeprint"));
  expect(words()).toEqual(printed);
});
