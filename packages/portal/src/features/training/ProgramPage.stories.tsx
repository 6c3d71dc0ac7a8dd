import {
  getLessonPreviewMockHandler,
  getPersonProgramShowMockHandler,
  getPersonScheduleShowMockHandler,
  getPersonShowMockHandler,
  getProgramShowMockHandler,
  getRecordShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { afterAnotherTry, afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible, expectNotice } from "../../testing/expect-visible.ts";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { TRAINEE_AT_WORK } from "../../testing/harness-people.ts";

const OWN = "*/api/my/program";

/** A topic without icons, with lessons of these names. */
const topic = (id: number, name: string, frequency: string, lessons: readonly string[]) => ({
  id,
  name,
  status: 0 as const,
  frequency,
  seasonal: false,
  compressed: false,
  expiration: false,
  international_procedures: false,
  lessonList: lessons.map((lesson, at) => ({ lesson_id: id * 10 + at, name: lesson })),
});
const program = {
  topicList: [
    { ...topic(1, "Ground De-icing", "Every 12 months", ["Holdover times"]), seasonal: true },
    topic(2, "Aviation Security", "Every 12 months", ["Threats from within", "On the ramp"]),
    {
      ...topic(3, "Dangerous Goods", "Every 24 months", ["Classes and divisions", "Lithium"]),
      expiration: true,
    },
    {
      ...topic(4, "North Atlantic Operations", "Every 12 months", ["Oceanic clearance"]),
      international_procedures: true,
      compressed: true,
    },
    topic(5, "King Air 350 Initial", "Initial only", []),
  ],
};

const record = {
  topics: [
    {
      topicId: 3,
      status: 4 as const,
      topicName: "Dangerous Goods",
      completed_at: "2026-02-02",
      expiry: "2028-02-02",
    },
  ],
};

/** The program, and the reply to the preview call. */
const preview = (link: string | null) =>
  over(getProgramShowMockHandler(program), getLessonPreviewMockHandler({ preview: link }));

/**
 * Training Program inside the portal, the person's own and another person's (training 2.4, 2.9).
 *
 * ## Do
 * Open the rows that the URL names.
 *
 * ## Don't
 * Hide the reason why a review cannot begin.
 */
const meta = {
  title: "Screens/My Training/Training Program",
  component: PortalHarness,
  args: { path: "/my/program", as: "trainee" },
  parameters: { ...over(getProgramShowMockHandler(program)) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story["play"]>>[0];

const BY_NAME = [
  "Aviation Security",
  "Dangerous Goods",
  "Ground De-icing",
  "King Air 350 Initial",
  "North Atlantic Operations",
];

/** The topics, row by row. */
const topics = (canvas: Played["canvas"]) =>
  within(canvas.getByRole("table", { name: "Training Program" }))
    .queryAllByRole("rowheader")
    .map((cell) => cell.textContent);

/** Topics are in order of name, each with icons of its conditions. One button opens and closes all rows. */
export const Program: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Training Program" }));
    await expect(topics(canvas)).toEqual(BY_NAME);
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Details",
      "Topic",
      "Periodicity",
    ]);
    await expect(table.getByText("Initial only")).toBeVisible();
    for (const [name, sign] of [
      ["Ground De-icing", "Seasonal"],
      ["North Atlantic Operations", "International Procedures"],
      ["Dangerous Goods", "Calendar day expiration"],
    ] as const) {
      const row = within(table.getByRole("row", { name: new RegExp(name) }));
      await expect(row.getByRole("img", { name: sign })).toBeVisible();
    }
    await expect(table.getByRole("row", { name: /Dangerous Goods/ })).toHaveTextContent(
      "Every 24 months",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Expand All" }));
    await expectVisible(() => canvas.getByRole("button", { name: "Review Oceanic clearance" }));
    await expect(canvas.getAllByRole("button", { name: /^Review/ })).toHaveLength(6);
    await userEvent.click(canvas.getByRole("button", { name: "Collapse All" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Review/ })).toBeNull());
  },
};

/** The search takes any text literally and ignores case. The topics sort both ways. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Topic" }));
    await waitFor(() => expect(topics(canvas)).toEqual(BY_NAME.toReversed()));
    const search = canvas.getByRole("searchbox");
    await userEvent.type(search, "lithium OR (");
    await expectVisible(() => canvas.getByText(/Nothing matches/));
    await userEvent.clear(search);
    await userEvent.type(search, "DE-ICING");
    await waitFor(() => expect(topics(canvas)).toEqual(["Ground De-icing"]));
  },
};

/** By keyboard, rows open, and a closed dialog returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const arrow = await canvas.findByRole("button", { name: "Details of Aviation Security" });
    arrow.focus();
    await userEvent.keyboard("{Enter}");
    await expect(arrow).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    const opener = canvas.getByRole("button", { name: "Review Threats from within" });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expectVisible(() => page.getByRole("dialog", { name: "Threats from within" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The bar of each topic shows how much of its period has passed, according to the record of today. */
export const Statuses: Story = {
  tags: ["full"],
  parameters: over(getProgramShowMockHandler(program), getRecordShowMockHandler(record)),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Dangerous Goods/ });
    await expectVisible(() =>
      within(row).getByRole("img", {
        name: `Completed 2026-02-02, expiry 2028-02-02, 40% of the period used by ${HARNESS_DAY}`,
      }),
    );
  },
};

/** The record could not be loaded, so only the bars are missing. */
export const RecordFailed: Story = {
  tags: ["full"],
  parameters: over(getProgramShowMockHandler(program), fails("*/api/my/records")),
  play: async ({ canvas, canvasElement }) => {
    await expectVisible(() => canvas.getByText("Dangerous Goods"));
    await expect(canvas.queryByRole("img", { name: /period/ })).toBeNull();
    await expect(canvasElement.ownerDocument.body).not.toHaveTextContent(/Whoops|Out of order/);
  },
};

/** The open rows are part of the URL, like search and order. */
export const OpenedByUrl: Story = {
  args: { path: "/my/program?open=3&q=goods&sort=-topic" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Review Lithium" }));
    await expect(canvas.queryByText("Aviation Security")).toBeNull();
    await expect(canvas.getByRole("searchbox")).toHaveValue("goods");
    await expect(canvas.getByRole("columnheader", { name: /^Topic/ })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  },
};

/** At 360 px the topics are one below the other, and each opens to its lessons. */
export const OnAPhone: Story = {
  args: { path: "/my/program?open=3" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Review Lithium" }));
  },
};

/** No topics yet. The page says so in place of the table. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(getProgramShowMockHandler({ topicList: [] })),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No topics yet"));
  },
};

/** The program has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(OWN)], "Training Program"),
};

/** The program could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(OWN)], "The program could not be loaded"),
};

/** The second try loaded the program, with all rows open, as in the URL. */
export const AfterAnotherTry: Story = {
  args: { path: "/my/program?open=*" },
  ...afterAnotherTry(
    OWN,
    [getProgramShowMockHandler(program)],
    "The program could not be loaded",
    (canvas) => canvas.getByRole("button", { name: "Review Oceanic clearance" }),
  ),
};

/** Requests the review of a lesson and agrees. */
async function review({ canvas, canvasElement }: Played) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await canvas.findByRole("button", { name: "Review Lithium" }));
  await expectVisible(() => page.getByRole("dialog", { name: "Lithium" }));
  await userEvent.click(page.getByRole("button", { name: "I understand" }));
  return page;
}

const open = { path: "/my/program?open=3" };

const closed = fn();

/** Replaces the new tab by an object that notes when it is closed. */
const inNameOnly: Story["beforeEach"] = ({ canvasElement }) => {
  closed.mockClear();
  const tab = {
    close: closed,
    opener: {},
    document: canvasElement.ownerDocument.implementation.createHTMLDocument(),
  };
  const openTab = window.open;
  window.open = () => tab as unknown as Window;
  return () => {
    window.open = openTab;
  };
};

/** The server has no review of this lesson, and the tab that was opened for it closes. */
export const NoReviewYet: Story = {
  args: open,
  parameters: preview(null),
  beforeEach: inNameOnly,
  play: async (played) => {
    const page = await review(played);
    await expectVisible(() => page.getByText("This lesson is not yet available to review"));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(closed).toHaveBeenCalledOnce();
  },
};

/** The review could not be loaded. Its dialog and its tab close. */
export const ReviewFailed: Story = {
  args: open,
  parameters: over(getProgramShowMockHandler(program), fails("*/api/lessons/:id/preview")),
  beforeEach: inNameOnly,
  play: async (played) => {
    const page = await review(played);
    await expectNotice();
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(closed).toHaveBeenCalledOnce();
  },
};

/** The browser blocks new tabs, so the page shows a link to press. */
export const ReviewBlocked: Story = {
  args: open,
  parameters: preview("https://player.harness.test/preview/31"),
  beforeEach: () => {
    const openTab = window.open;
    window.open = () => null;
    return () => {
      window.open = openTab;
    };
  },
  play: async (played) => {
    const page = await review(played);
    await expectVisible(() => page.getByRole("link", { name: "Open the lesson review" }));
    await expect(page.getByRole("link", { name: "Open the lesson review" })).toHaveAttribute(
      "href",
      "https://player.harness.test/preview/31",
    );
    await expect(page.getByRole("button", { name: "Close" })).toBeEnabled();
  },
};

/** The same screen in a tab of Person Detail, below the person's banner, with a search of its own. */
export const OtherPerson: Story = {
  args: { path: "/company/users/4?tab=program", as: "companyManager" },
  parameters: over(
    getPersonShowMockHandler(TRAINEE_AT_WORK),
    getPersonProgramShowMockHandler(program),
    getPersonScheduleShowMockHandler([]),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("table", { name: "Training Program" }));
    await expect(canvas.getByRole("link", { name: "Program", current: "page" })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "goods");
    await waitFor(() => expect(topics(canvas)).toEqual(["Dangerous Goods"]));
    // Changes tab right after typing: a late update of the URL must not affect the other tab.
    await userEvent.type(canvas.getByRole("searchbox"), " x");
    await userEvent.click(canvas.getByRole("link", { name: "Schedule" }));
    await expectVisible(() => canvas.getByText("Nothing is scheduled"));
    await userEvent.click(canvas.getByRole("link", { name: "Program" }));
    await waitFor(() => expect(topics(canvas)).toEqual(BY_NAME));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};
