import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../../testing/plain-states.ts";
import { PortalHarness } from "../../../testing/PortalHarness.tsx";
import { fails, failsUntilFixed, forever, over } from "../../../testing/replies.ts";
import { expectVisible } from "../../../testing/expect-visible.ts";
import { FILTER_LISTS } from "../filter-fixture.ts";
import { FEW, MANY, NOTHING, ONE_HIDDEN, PEOPLE } from "./matrix-fixture.ts";

const PATH = "/dashboard/event-status/matrix";
const BOARD = "*/api/dashboard/event_status";
const LIST = "*/api/companies/:companyId/users";

/**
 * People by documents with their expiry dates, from the event board and the list of people.
 *
 * ## Do
 * Show a missing document as exactly that: no document is on file.
 *
 * ## Don't
 * Say that a person needs a document. The portal does not know that.
 */
const meta = {
  title: "Screens/Dashboards/People and Documents",
  component: PortalHarness,
  args: { path: PATH, as: "companyManager" },
  parameters: { ...over(...FEW) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Every kind of cell: one state each, one of several, documents that never expire, missing documents, and a person
 * without any.
 */
export const Everybody: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Tariq Al-Masri" }));
    await expectVisible(() =>
      canvas.getByRole("columnheader", { name: "Passport 3 of 5 have it" }),
    );
    const rowOf = (name: string) =>
      within(canvas.getByRole("row", { name: new RegExp(name) }))
        .getAllByRole("gridcell")
        .map(({ textContent }) => textContent);
    // Columns are in order of the number of people who have the document, then by name.
    await expect(rowOf("Anneliese")).toEqual([
      "2027-03-04+2, 2 more, Expired",
      "2028-01-15",
      "None",
      "None",
    ]);
    await expect(rowOf("Kwame")).toEqual(["2026-11-18Expired", "2031-04-02", "None", "No expiry"]);
    await expect(rowOf("Tariq")).toEqual(["None", "None", "None", "None"]);
    await expect(canvas.queryByText("Gone Long Ago")).toBeNull();
    await expect(canvas.getByRole("link", { name: "By person" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: "By status" })).toHaveAttribute(
      "href",
      "/dashboard/event-status",
    );
    await expect(canvas.getByRole("link", { name: "2031-04-02" })).toHaveAttribute(
      "href",
      "/company/users/12?tab=events&eventId=1200",
    );
  },
};

/** Only people without one of the documents are shown. The choice is part of the URL. */
export const WithoutPassport: Story = {
  args: { path: `${PATH}?by-fullName=lacks+passport` },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Élodie Marchand" }));
    await expect(canvas.queryByRole("link", { name: "Kwame Mensah" })).toBeNull();
    await expectVisible(() => canvas.getByRole("combobox", { name: "Show only" }));
    await expect(canvas.getByRole("combobox", { name: "Show only" })).toHaveValue(
      "Missing: Passport",
    );
  },
};

const pressingA =
  (sign: RegExp, choice: string): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Tariq Al-Masri" }));
    const pressed = canvas.getByRole("button", { name: sign });
    const count = Number(pressed.textContent.at(-1));
    const everybody = canvas.getAllByRole("rowheader").length;
    await userEvent.click(pressed);
    await waitFor(() => expect(pressed).toHaveAttribute("aria-pressed", "true"));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(count));
    const field = canvas.getByRole("combobox", { name: "Show only" });
    await waitFor(() => expect(field).toHaveValue(choice));
    // Nothing of it is cut off.
    await expect(field.scrollWidth).toBe(field.clientWidth);
    await userEvent.click(pressed);
    await waitFor(() => expect(pressed).toHaveAttribute("aria-pressed", "false"));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(everybody));
  };

/** A press on a sign shows only people with such a document, and another press shows everybody again. */
export const OnlyExpired: Story = {
  globals: { viewport: { value: "desktop" } },
  play: pressingA(/^Expired \d$/, "Has an expired document"),
};

/** The last sign shows everybody who lacks one of the shown documents. */
export const OnlyNotOnFile: Story = {
  globals: { viewport: { value: "desktop" } },
  play: pressingA(/^Not on file \d$/, "Missing a document"),
};

/** A suspended person who is not displayed on the board may have every document, so none is called missing. */
export const NotOnTheBoard: Story = {
  parameters: over(...ONE_HIDDEN),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Thuy Nguyen" }));
    const cells = () =>
      within(canvas.getByRole("row", { name: /Thuy Nguyen/ }))
        .getAllByRole("gridcell")
        .map(({ textContent }) => textContent);
    await expect(cells()).toEqual(["Not known", "Not known", "Not known", "Not known"]);
    await expect(
      canvas.getByRole("columnheader", { name: "Passport 3 of 5 have it" }),
    ).toBeVisible();
    await expect(canvas.getByText(/^1 suspended person is not displayed on/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Not on file 5" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(5));
    await expect(canvas.queryByRole("link", { name: "Thuy Nguyen" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Not known 1" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("link", { name: "Thuy Nguyen" })).toBeVisible();
  },
};

/** On a phone the card of that person has these words in place of a list. */
export const NotOnTheBoardOnAPhone: Story = {
  parameters: over(...ONE_HIDDEN),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Thuy Nguyen" }));
    const card = within(canvas.getByRole("row", { name: /Thuy Nguyen/ }));
    await expect(card.getByText("Not known")).toBeVisible();
    await expect(card.queryByText(/not on file/)).toBeNull();
  },
};

/** 'Has no documents' is about all documents of a person, also about hidden ones. */
export const WithoutAnyDocument: Story = {
  args: { path: `${PATH}?document=passport&by-fullName=none` },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^1 of 4 documents are shown\./));
    // Élodie Marchand has no passport, but another document.
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("link", { name: "Tariq Al-Masri" })).toBeVisible();
    const choice = canvas.getByRole("combobox", { name: "Show only" });
    await expect(choice).toHaveValue("Has no documents");
    await userEvent.click(choice);
    await expectVisible(() =>
      screen.getByRole("option", { name: "Has an expired document, of those shown" }),
    );
    await userEvent.keyboard("{Escape}");
  },
};

/** Sorted by the date of one document. People without it come last in both orders. */
export const SortedByADocument: Story = {
  args: { path: `${PATH}?sort=-passport` },
  play: async ({ canvas }) => {
    const names = () =>
      canvas.getAllByRole("rowheader").map((cell) => within(cell).getByRole("link").textContent);
    const head = () => canvas.getByRole("columnheader", { name: /^Passport/ });
    await expectVisible(() => canvas.getByRole("link", { name: "Tariq Al-Masri" }));
    await expect(head()).toHaveAttribute("aria-sort", "descending");
    const [first, second, third, ...holes] = names();
    await expect([first, second, third]).toEqual([
      "Kwame Mensah",
      "Łukasz Wiśniewski",
      "Anneliese Brückner-Oberhauser von und zu Hohenstaufen",
    ]);
    await expect(holes.toSorted()).toEqual(["Tariq Al-Masri", "Élodie Marchand"]);
    await userEvent.click(within(head()).getByText("Passport"));
    await waitFor(() => expect(head()).toHaveAttribute("aria-sort", "ascending"));
    await waitFor(() => expect(names().slice(0, 3)).toEqual([third, second, first]));
  },
};

/** Of many documents, the most common ones are shown. The others can be chosen. */
export const ManyDocuments: Story = {
  parameters: over(...MANY),
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByText("12 of 20 documents are shown. The signs above count only these."),
    );
    const expectHeads = (count: number) =>
      waitFor(() => expect(canvas.getAllByRole("columnheader")).toHaveLength(count));
    await expectHeads(13);
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await expectVisible(() => canvas.getByText("20 of 20 documents are shown."));
    await expectHeads(21);
  },
};

/** One document is chosen, beside the filters of the boards. */
export const ChosenDocuments: Story = {
  args: { path: `${PATH}?document=passport&role=7` },
  parameters: over(...FEW, ...FILTER_LISTS),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Remove Role: Captain" }));
    await expectVisible(() =>
      canvas.getByRole("columnheader", { name: "Passport 1 of 2 have it" }),
    );
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Filter 1 active" }));
    const field = await canvas.findByRole("combobox", { name: "Filter by Documents" });
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole("option", { name: "Radio operator certificate" }));
    await expectVisible(() =>
      canvas.getByRole("columnheader", { name: /^Radio operator certificate 1 of 2/ }),
    );
    await userEvent.keyboard("{Escape}");
  },
};

/** The list of people could not be loaded, so only people of the board are shown. */
export const PeopleMissing: Story = {
  parameters: over(fails(LIST), ...FEW),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^Only people with documents are listed/));
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Élodie Marchand" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Tariq Al-Masri" })).toBeNull();
  },
};

const broken = failsUntilFixed(LIST);

/** After another try the people without documents are shown too. */
export const PeopleTriedAgain: Story = {
  parameters: over(broken.handler, ...FEW),
  beforeEach: broken.beforeEach,
  play: async ({ canvas }) => {
    const missing = /^Only people with documents are listed/;
    await expectVisible(() => canvas.getByText(missing));
    broken.fix();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expectVisible(() => canvas.getByRole("link", { name: "Tariq Al-Masri" }));
    await expect(canvas.queryByText(missing)).toBeNull();
  },
};

/** A search without matches. */
export const NoMatch: Story = {
  args: { path: `${PATH}?q=nobody` },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/Nothing matches/));
  },
};

/** No events or documents yet. The page says so in place of the table. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(...NOTHING),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No events or documents yet"));
  },
};

/** The table has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(BOARD), PEOPLE], "People and Documents"),
};

/** The board could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(BOARD), PEOPLE], "The board could not be loaded"),
};

const middleOf = (element: Element | null) => {
  const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return top + height / 2;
};

/** A tablet shows documents side by side. The names stay in place while they scroll, beside a shadow until the last one. */
export const OnATablet: Story = {
  parameters: over(...MANY),
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, canvasElement }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Show all" }));
    const expectHeads = (count: number) =>
      waitFor(() => expect(canvas.getAllByRole("columnheader")).toHaveLength(count));
    await expectHeads(13);
    // The arrow is in the line of the word, however large its target is.
    const head = canvas.getByRole("columnheader", { name: /^Name/ });
    await expect(middleOf(head.querySelector("svg"))).toBeCloseTo(
      middleOf(within(head).getByText("Name")),
      0,
    );
    const [name] = canvas.getAllByRole("rowheader");
    const left = () => name?.getBoundingClientRect().left;
    const [before, frame] = [left(), canvasElement.querySelector(".MuiDataGrid-virtualScroller")];
    await expect(frame?.scrollWidth).toBeGreaterThan((frame?.clientWidth ?? 0) + 500);
    const main = frame?.closest(".MuiDataGrid-main");
    const shadow = () => main && getComputedStyle(main, "::after").opacity;
    await expect(shadow()).toBe("1");
    frame?.scrollTo({ left: 500 });
    await waitFor(() => expect(frame?.scrollLeft).toBe(500));
    await expect(left()).toBe(before);
    await expect(shadow()).toBe("1");
    frame?.scrollTo({ left: 10_000 });
    await waitFor(() => expect(shadow()).toBe("0"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/**
 * Each person is listed with the documents that are not current, the most urgent first. The current ones and the
 * missing ones are numbers that open to their names.
 */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
    const cardOf = (name: string) => canvas.getByRole("row", { name: new RegExp(name) });
    const linesOf = (name: string) =>
      [...cardOf(name).querySelectorAll("dl > div")].map(({ textContent }) => textContent);
    await expect(linesOf("Kwame")).toEqual([
      "Medical certificate, category 12026-11-18Expired",
      "Passport2031-04-02",
      "Radio operator certificateNo expiry",
    ]);
    // Only the urgent one shows before a press, which does not open the person.
    await expect(within(cardOf("Kwame")).getByText("2026-11-18")).toBeVisible();
    const missing = within(cardOf("Kwame")).getByText("Not on file: Pilot proficiency check");
    await expect(missing).not.toBeVisible();
    await expect(within(cardOf("Kwame")).getByText("2031-04-02")).not.toBeVisible();
    await userEvent.click(within(cardOf("Kwame")).getByText("2 current · 1 not on file"));
    await expect(missing).toBeVisible();
    await expect(within(cardOf("Kwame")).getByRole("link", { name: "Kwame Mensah" })).toBeVisible();
    // The name is above the day, and a press on it opens the document.
    const passport = within(cardOf("Kwame")).getByText("Passport").getBoundingClientRect();
    const day = within(cardOf("Kwame")).getByRole("link", { name: "2031-04-02" });
    await expect(day.getBoundingClientRect().top).toBeGreaterThanOrEqual(passport.bottom - 1);
    await expect(
      document.elementFromPoint(passport.left + 2, passport.top + passport.height / 2),
    ).toBe(day);
    // A renewed document is no longer urgent, but its icon stays.
    await expect(linesOf("Łukasz")).toEqual([
      "Medical certificate, category 12026-12-09At Risk Of Expiry",
      "Pilot proficiency check2027-06-01+1, 1 more, Expired",
      "Passport2029-08-30",
    ]);
    await expect(within(canvas.getByRole("grid")).queryByText("None")).toBeNull();
    await expect(linesOf("Tariq")).toEqual([]);
    await expect(canvas.getByRole("button", { name: "Not on file 5" })).toBeVisible();
    await expect(within(cardOf("Tariq")).getByText("4 not on file")).toBeVisible();
  },
};
