import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { afterFailure, whilePaperWaits } from "../../../testing/plain-states.ts";
import { PortalHarness } from "../../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../../testing/replies.ts";
import { expectVisible } from "../../../testing/expect-visible.ts";
import { stubPrint } from "../../../testing/stub-print.ts";
import { FEW, MANY, NOTHING, ONE_HIDDEN, PEOPLE } from "./matrix-fixture.ts";

const PATH = "/dashboard/event-status/matrix/print";
const BOARD = "*/api/dashboard/event_status";

/**
 * People by documents with their expiry dates, on paper. The browser's print dialog does not open here.
 *
 * ## Do
 * Print a note about everything that is left out, since paper cannot be searched.
 *
 * ## Don't
 * Rely on colour: it is printed in grey.
 */
const meta = {
  title: "Print/People and Documents Print",
  component: PortalHarness,
  args: { path: PATH, as: "companyManager" },
  parameters: { ...over(...FEW) },
  beforeEach: stubPrint,
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** People are in order of name. States are an icon and a word, missing documents a dash, and a note is below. */
export const Everybody: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "People and Documents" }));
    await expect(canvas.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(
      [
        "Name",
        "Medical certificate, category 13 of 5",
        "Passport3 of 5",
        "Pilot proficiency check2 of 5",
        "Radio operator certificate1 of 5",
      ],
    );
    await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "Anneliese Brückner-Oberhauser von und zu Hohenstaufen",
      "Élodie Marchand",
      "Kwame Mensah (suspended)",
      "Łukasz Wiśniewski",
      "Tariq Al-Masri",
    ]);
    const note = canvas.getByText(/^Descriptions that differ only/).getBoundingClientRect();
    const table = canvas.getByRole("table").getBoundingClientRect();
    await expect(note.top).toBeGreaterThan(table.bottom);
    // Only a sheet that scrolls is a tab stop.
    await expect(canvas.getByRole("region", { name: "People and Documents" })).not.toHaveAttribute(
      "tabindex",
    );
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

/** The documents of the URL are printed, with a note about the others. */
export const FewerDocuments: Story = {
  args: { path: `${PATH}?document=passport&by-fullName=lacks+passport&sort=-fullName` },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Only Missing: Passport. 1 of 4 documents."));
    await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "Tariq Al-Masri",
      "Élodie Marchand",
    ]);
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/dashboard/event-status/matrix?document=passport&by-fullName=lacks+passport&sort=-fullName",
    );
  },
};

/** A note says why it is not known what a suspended person has. */
export const NotOnTheBoard: Story = {
  parameters: over(...ONE_HIDDEN),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^1 suspended person is not displayed on/));
    const row = within(canvas.getByRole("row", { name: /Thuy Nguyen/ }));
    await expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "Not known",
      "Not known",
      "Not known",
      "Not known",
    ]);
    await expect(canvas.getByRole("columnheader", { name: "Passport 3 of 5" })).toBeVisible();
  },
};

/** Twelve columns need two sets of sheets, both with the names. */
export const ManyDocuments: Story = {
  parameters: over(...MANY),
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByRole("table", { name: "People and Documents, part 2 of 2" }),
    );
    await expect(canvas.getByText("12 of 20 documents.")).toBeVisible();
    await expect(
      canvas.getAllByRole("rowheader", { name: "Kwame Mensah (suspended)" }),
    ).toHaveLength(2);
  },
};

/** The sheet says that there are no events or documents yet. */
export const NothingYet: Story = {
  tags: ["empty"],
  parameters: over(...NOTHING),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No events or documents yet."));
  },
};

/** The table has not arrived. The page shows that it loads, and nothing can be printed yet. */
export const Loading: Story = {
  tags: ["loading"],
  ...whilePaperWaits([forever(BOARD), PEOPLE]),
};

/**
 * The table could not be loaded. Nothing is printed, and the page offers another try. The server error on the
 * console is expected.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(BOARD), PEOPLE], "The board could not be loaded"),
};

/** Six columns do not fit a small tablet: they scroll beside the names, and no date touches the next. */
export const OnATablet: Story = {
  globals: { viewport: { value: "small" } },
  parameters: over(...MANY),
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByRole("table", { name: "People and Documents, part 2 of 2" }),
    );
    const wide = canvas.getAllByRole("cell").filter((cell) => {
      const right =
        cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
      return [...cell.querySelectorAll("*")].some(
        (part) => part.getBoundingClientRect().right > right,
      );
    });
    await expect(wide.map(({ textContent }) => textContent)).toEqual([]);
    await expectSheetScrolls(canvas.getByRole("region", { name: /part 1 of 2$/ }));
  },
};

/** At 360 px the sheet looks as on paper, and its documents scroll sideways beside the names. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("rowheader", { name: "Kwame Mensah (suspended)" }));
    await expectSheetScrolls(canvas.getByRole("region", { name: "People and Documents" }));
  },
};

/** Its documents scroll, its names and the page do not; the right edge fades while there are more. */
async function expectSheetScrolls(part: HTMLElement): Promise<void> {
  await expect(part).toHaveAttribute("tabindex", "0");
  const leftsOf = () =>
    [...part.querySelectorAll("tbody tr:first-of-type > :is(th, td)")].map(
      (cell) => cell.getBoundingClientRect().left,
    );
  const [name = 0, ...cells] = leftsOf();
  part.scrollLeft = 60;
  await expect(leftsOf()).toEqual([name, ...cells.map((left) => left - 60)]);
  const mask = () => getComputedStyle(part).maskImage;
  part.scrollLeft = 0;
  await waitFor(() => expect(mask()).toContain("gradient"));
  part.scrollLeft = part.scrollWidth;
  await waitFor(() => expect(mask()).toBe("none"));
  part.scrollLeft = 0;
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
