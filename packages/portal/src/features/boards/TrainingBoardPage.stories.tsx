import {
  getAnnouncementListMockHandler,
  getPersonRecordShowMockHandler,
  getPersonScheduleShowMockHandler,
  getPersonShowMockHandler,
  getTrainingBoardShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, failsUntilFixed, forever, over } from "../../testing/replies.ts";
import { expectVisible, expectFailure } from "../../testing/expect-visible.ts";
import { FILTER_LISTS } from "./filter-fixture.ts";
import { KWAME, RECORD } from "./preview-fixture.ts";

const BOARD = "*/api/dashboard/training_status";

const person = (id: number, fullName: string, status = false) => ({
  id,
  fullName,
  suspendSetting: { status },
});
const cards = [
  {
    id: "expired" as const,
    count: 3,
    priority: 0,
    tab: "record" as const,
    list: [
      person(11, "Kwame Mensah", true),
      person(12, "Łukasz Wiśniewski"),
      person(13, "Anneliese Brückner-Oberhauser von und zu Hohenstaufen"),
    ],
  },
  { id: "riskOfExpiry" as const, count: 0, priority: 1, tab: "schedule" as const, list: [] },
  {
    id: "behindSchedule" as const,
    count: 1,
    priority: 2,
    tab: "schedule" as const,
    list: [person(14, "Élodie Marchand")],
  },
  {
    id: "current" as const,
    count: 1,
    priority: 3,
    tab: "record" as const,
    list: [person(15, "Tariq Al-Masri")],
  },
];

/**
 * The Training Status dashboard inside the portal (shell 2.13).
 *
 * ## Do
 * Choose the most urgent card that is not empty at first.
 *
 * ## Don't
 * Let an empty card be pressed.
 */
const meta = {
  title: "Screens/Dashboards/Training Status",
  component: PortalHarness,
  args: { path: "/dashboard/training-status", as: "companyManager" },
  parameters: { ...over(getTrainingBoardShowMockHandler(cards)) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (canvas: StoryContext["canvas"]) =>
  within(canvas.getByRole("grid"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

/**
 * The cards are in order of urgency, each with an explanation. The most urgent one that is not empty is chosen, and
 * its names link to its tab.
 */
export const Expired: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Expired \d/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const counted = within(canvas.getByRole("region", { name: "Training Status" }));
    await expect(
      counted.getAllByRole("button", { name: / \d+ Show/ }).map(({ textContent }) => textContent),
    ).toEqual([
      "Expired 3 Showing trainees",
      "At Risk Of Expiry 0 Show trainees",
      "Behind Schedule 1 Show trainees",
      "Current 1 Show trainees",
    ]);
    for (const tooltip of [
      "Expired on one or more topics",
      "One or more topics expire within 5 days",
      "Trainee has not completed two or more lessons 5 days after delivery or one lesson 30 days after delivery.",
      "All topics will remain current for at least 15 days",
    ]) {
      const sign = counted.getByRole("button", { name: tooltip });
      await userEvent.hover(sign);
      await waitFor(() =>
        expect(document.querySelector("[role=tooltip]")).toHaveTextContent(tooltip),
      );
      await userEvent.unhover(sign);
      await waitFor(() => expect(document.querySelector("[role=tooltip]")).toBeNull());
    }
    await expect(canvas.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(
      [expect.stringMatching(/^Name/)],
    );
    await expect(namesIn(canvas)).toEqual([
      "Anneliese Brückner-Oberhauser von und zu Hohenstaufen",
      "Kwame Mensah",
      "Łukasz Wiśniewski",
    ]);
    await expect(canvas.getByText("1–3 of 3")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Kwame Mensah" })).toHaveAttribute(
      "href",
      "/company/users/11?tab=record",
    );
    await expect(canvas.getByRole("button", { name: /^At Risk Of Expiry \d/ })).toBeDisabled();
  },
};

/** Each card lists as many people as it counts, and links to its own tab. */
export const AnotherCard: Story = {
  play: async ({ canvas }) => {
    for (const [card, name, href] of [
      [/^Current 1 /, "Tariq Al-Masri", "/company/users/15?tab=record"],
      [/^Behind Schedule 1 /, "Élodie Marchand", "/company/users/14?tab=schedule"],
    ] as const) {
      await userEvent.click(await canvas.findByRole("button", { name: card }));
      await expect(await canvas.findByRole("link", { name })).toHaveAttribute("href", href);
      await expect(namesIn(canvas)).toEqual([name]);
      await expectVisible(() => canvas.getByRole("button", { name: card, pressed: true }));
    }
  },
};

/** The URL restores the view: card, search, sort and page. */
export const FilteredByUrl: Story = {
  args: { path: "/dashboard/training-status?status=expired&q=%C5%82uk" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("searchbox")).toHaveValue("łuk");
    await expectVisible(() => canvas.getByRole("link", { name: "Łukasz Wiśniewski" }));
    await expect(canvas.queryByRole("link", { name: "Kwame Mensah" })).toBeNull();
  },
};

const PERSON = "*/api/companies/:companyId/users/:userId";
const board = getTrainingBoardShowMockHandler(cards);
const person11 = getPersonShowMockHandler(KWAME);
const page = within(document.body);

const SCHEDULE_14 = { path: "/dashboard/training-status?status=behindSchedule&preview=14" };

/** If the card links to the schedule, the preview shows the schedule. */
export const PreviewOfASchedule: Story = {
  args: SCHEDULE_14,
  globals: { viewport: { value: "laptop" } },
  parameters: over(
    getPersonScheduleShowMockHandler([
      {
        lesson: { name: "Stalls at altitude", status: 0 },
        topic: { name: "Upset Prevention and Recovery", status: 0 },
        date: "2026-12-02",
      },
      {
        lesson: { name: "Energy and angle of attack", status: 1 },
        topic: { name: "Upset Prevention and Recovery", status: 0 },
        date: "2026-11-15",
      },
    ]),
    person11,
    board,
  ),
  play: async () => {
    const panel = within(await page.findByRole("region", { name: "Élodie Marchand" }));
    const lines = await panel.findAllByRole("listitem");
    await expect(lines.map((line) => line.textContent)).toEqual([
      "Energy and angle of attackUpset Prevention and Recovery2026-11-15Delivered",
      "Stalls at altitudeUpset Prevention and Recovery2026-12-02Scheduled",
    ]);
  },
};

/** Nothing is scheduled for the person. */
export const PreviewOfNoSchedule: Story = {
  args: SCHEDULE_14,
  parameters: over(getPersonScheduleShowMockHandler([]), person11, board),
  play: async () => {
    await expectVisible(() => page.getByText("Nothing is scheduled"));
  },
};

/** The name is known. The schedule has not arrived, and the groups below it wait for it, so that nothing moves. */
export const PreviewOfAScheduleLoading: Story = {
  args: SCHEDULE_14,
  parameters: over(forever(`${PERSON}/schedule`), person11, board),
  play: async () => {
    const panel = within(await page.findByRole("region", { name: "Élodie Marchand" }));
    await expectVisible(() => panel.getByRole("status", { name: "Loading" }));
    await expect(panel.getByRole("link", { name: "Open Training Schedule" })).toBeVisible();
    await expect(panel.queryByText("Groups")).toBeNull();
  },
};

/**
 * The schedule could not be loaded. The preview offers another try. The server error on the console is expected.
 */
export const PreviewOfAScheduleFailed: Story = {
  args: SCHEDULE_14,
  parameters: over(fails(`${PERSON}/schedule`), person11, board),
  play: async () => {
    await expectFailure(page, "The schedule could not be loaded");
  },
};

/** On a phone, the URL of a preview opens it over the whole window. */
export const PreviewOnAPhone: Story = {
  args: { path: "/dashboard/training-status?preview=11" },
  parameters: over(getPersonRecordShowMockHandler(RECORD), person11, board),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => page.getByText("Dangerous Goods"));
    await userEvent.click(page.getByRole("button", { name: "Close" }));
    await expectVisible(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
    await expect(canvas.queryByRole("button", { name: "Preview Kwame Mensah" })).toBeNull();
    // A press on the row opens the same page as the name.
    const opened = fn((event: Event) => event.preventDefault());
    canvas.getByRole("link", { name: "Kwame Mensah" }).addEventListener("click", opened);
    await userEvent.click(canvas.getByRole("rowheader", { name: /Kwame Mensah/ }));
    await expect(opened).toHaveBeenCalledOnce();
  },
};

/** The person's record has no topics yet. */
export const PreviewWithNothing: Story = {
  args: { path: "/dashboard/training-status?preview=11" },
  parameters: over(getPersonRecordShowMockHandler({ topics: [] }), person11, board),
  play: async () => {
    await expectVisible(() => page.getByText("No topics yet"));
  },
};

/** The preview is open before anything about the person has arrived. */
export const PreviewLoading: Story = {
  args: { path: "/dashboard/training-status?preview=11" },
  parameters: over(forever(PERSON), board),
  play: async () => {
    await expectVisible(() => page.getByRole("status", { name: "Loading" }));
  },
};

/** The person is shown without the record, which can be tried again. */
export const PreviewFailed: Story = {
  args: { path: "/dashboard/training-status?preview=11" },
  parameters: over(fails(`${PERSON}/records`), person11, board),
  play: async () => {
    await expectFailure(page, "The record could not be loaded");
    await expect(page.getByText("King Air crews, Winter base Yellowknife")).toBeVisible();
  },
};

/**
 * The cards count the filtered people, 'of' all people of the card. The cards of the other states stay in place.
 */
export const Filtered: Story = {
  args: { path: "/dashboard/training-status?group=31&role=7" },
  parameters: over(...FILTER_LISTS, board),
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByRole("button", { name: "Expired 1 of 3 Showing trainees" }),
    );
    await expect(canvas.getByRole("button", { name: /^Behind Schedule 0 of 1/ })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: /^Current 1 of 1/ })).toBeEnabled();
    await expect(canvas.getByRole("link", { name: "Kwame Mensah" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Łukasz Wiśniewski" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Filter 2 active" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Role: Captain" }));
    await expectVisible(() => canvas.getByRole("link", { name: "Łukasz Wiśniewski" }));
    await expect(canvas.getByRole("button", { name: "Filter 1 active" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Clear filters" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expectVisible(() => canvas.getByRole("button", { name: "Expired 3 Showing trainees" }));
    await expect(canvas.getByRole("button", { name: "Filter" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Filter" })).toHaveFocus());
  },
};

/**
 * The fields open above the list. Several choices in one field find more people, choices in another field fewer.
 */
export const FilterFields: Story = {
  parameters: over(...FILTER_LISTS, board),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Filter" }));
    const field = await canvas.findByRole("combobox", { name: "Filter by Equipment" });
    await userEvent.click(field);
    await userEvent.click(await page.findByRole("option", { name: /Phenom 300$/ }));
    await expectVisible(() =>
      canvas.getByRole("button", { name: /^Behind Schedule 1 of 1 Showing/ }),
    );
    await userEvent.click(await page.findByRole("option", { name: /Citation XLS\+$/ }));
    await expectVisible(() => canvas.getByRole("button", { name: /^Expired 2 of 3/ }));
    await userEvent.keyboard("{Escape}");
  },
};

const brokenList = failsUntilFixed("*/api/companies/:companyId/users");

/** A list of choices could not be loaded. After another try its choices can be selected. */
export const FilterListFailed: Story = {
  parameters: over(brokenList.handler, ...FILTER_LISTS, board),
  beforeEach: brokenList.beforeEach,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More tools" }));
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    await expectVisible(() => canvas.getByText("The people could not be loaded."));
    brokenList.fix();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.queryByText("The people could not be loaded.")).toBeNull());
    await userEvent.click(canvas.getByRole("combobox", { name: "Filter by Role" }));
    await userEvent.click(await page.findByRole("option", { name: "Captain" }));
    await expectVisible(() => canvas.getByRole("button", { name: "Remove Role: Captain" }));
    await expectVisible(() => canvas.getByRole("button", { name: /^Current 1 of 1/ }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** At 360 px the active filters are listed above the list. */
export const FilterOnAPhone: Story = {
  args: { path: "/dashboard/training-status?group=31&manager=132&manager=131&role=7" },
  parameters: over(...FILTER_LISTS, board),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
    await expect(canvas.getByRole("button", { name: "Clear filters" })).toBeVisible();
  },
};

/** Nobody matches the filters. One of them names an aircraft that no longer exists. */
export const FilterMatchesNoOne: Story = {
  args: { path: "/dashboard/training-status?equipment=99" },
  parameters: over(...FILTER_LISTS, board),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No one matches these filters"));
    await expect(canvas.getByText("Equipment: not found (99)")).toBeVisible();
  },
};

/** Nobody is shown until the filter has been applied. */
export const FilterLoading: Story = {
  args: { path: "/dashboard/training-status?group=31" },
  parameters: over(forever("*/api/companies/:companyId/groups/:groupId"), ...FILTER_LISTS, board),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("progressbar", { name: "Loading lists" }));
    await expect(canvas.queryByRole("link", { name: "Kwame Mensah" })).toBeNull();
  },
};

/**
 * The filter could not be applied, so everybody is shown, with a message. There is no notice, because the board
 * itself has loaded.
 */
export const FilterFailed: Story = {
  args: { path: "/dashboard/training-status?group=31" },
  parameters: over(fails("*/api/companies/:companyId/groups/:groupId"), ...FILTER_LISTS, board),
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByText("The groups could not be loaded. Everyone is shown."),
    );
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Expired 3 Showing trainees" })).toBeVisible();
    await expect(page.queryByText("Whoops! There was an error.")).toBeNull();
  },
};

/** No trainees yet. All cards count zero. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(
    getTrainingBoardShowMockHandler(cards.map((card) => ({ ...card, count: 0, list: [] }))),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No trainees yet"));
  },
};

/** The board has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(BOARD)], "Training Status"),
};

/** The board could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(BOARD)], "The board could not be loaded"),
};

/** Announcements are above the board, and the cards are still visible. */
export const WithAnnouncements: Story = {
  parameters: {
    msw: [
      getTrainingBoardShowMockHandler(cards),
      getAnnouncementListMockHandler([
        {
          id: 1,
          type_name: "WARNING",
          translate: "<b>Winter operations:</b> Ground De-icing opens on 2026-12-01.",
          company_list: [{ id: 3 }],
          prevent_training: false,
        },
        {
          id: 2,
          type_name: "INFO",
          translate: "For another company only.",
          company_list: [{ id: 9 }],
          prevent_training: false,
        },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/Ground De-icing opens/));
    await expect(canvas.queryByText("For another company only.")).toBeNull();
  },
};

/** At 360 px the cards come first, with the list directly below them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
  },
};
