import { getPersonScheduleShowMockHandler, getPersonShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { AppContext } from "../../shared/context/app-context.ts";
import { isAnythingOpen } from "../../shared/context/auto-refetch.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { KWAME } from "./preview-fixture.ts";

const person = (id: number, fullName: string) => ({
  id,
  fullName,
  suspendSetting: { status: false },
});
const CREW = Array.from({ length: 24 }, (_, at) =>
  person(20 + at, `Crew ${String(at + 1).padStart(2, "0")}`),
);

/** The reply of the board, with these people in its first and third card. */
const cardsWith = (expired: ReturnType<typeof person>[], behind: ReturnType<typeof person>[]) => [
  { id: "expired", count: expired.length, priority: 0, tab: "record", list: expired },
  { id: "riskOfExpiry", count: 0, priority: 1, tab: "schedule", list: [] },
  { id: "behindSchedule", count: behind.length, priority: 2, tab: "schedule", list: behind },
  { id: "current", count: 0, priority: 3, tab: "record", list: [] },
];

let answer: () => Response = () => HttpResponse.json(cardsWith([], CREW));
let portal: AppContext | undefined;

/**
 * An open board is fetched again every few minutes while it is visible.
 *
 * ## Do
 * Show the time of the figures. Preserve the chosen card, the search, the page and the focus.
 *
 * ## Don't
 * Refresh below a dialog, or switch to another card's list.
 */
const meta = {
  title: "Screens/Dashboards/Board, automatic refresh",
  component: PortalHarness,
  args: {
    path: "/dashboard/training-status",
    as: "companyManager",
    prepare: (app) => (portal = app),
  },
  parameters: { ...over(http.get("*/api/dashboard/training_status", () => answer())) },
  beforeEach: () => {
    answer = () => HttpResponse.json(cardsWith([], CREW));
  },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person expired while another card is shown. The figure changes, and the list stays. */
export const Refreshed: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "crew 1");
    const link = await canvas.findByRole("link", { name: "Crew 14" });
    link.focus();
    const [first, ...others] = CREW;
    answer = () =>
      HttpResponse.json(cardsWith(first ? [first] : [], [...others, person(90, "Crew 1X")]));
    await portal?.queries.refetchQueries();

    await expectVisible(() => canvas.getByRole("link", { name: "Crew 1X" }));
    await expect(canvas.getByRole("button", { name: /^Expired 1 / })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    await expect(canvas.getByRole("button", { name: /^Behind Schedule 24 / })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.getByRole("searchbox")).toHaveValue("crew 1");
    await expect(link).toHaveFocus();
    await expectVisible(() => canvas.getByText(/^Data as of \d\d:\d\d UTC$/));
  },
};

/** A preview beside the list does not delay the refresh, and still shows a person who is no longer in the list. */
export const RefreshedBesideAPreview: Story = {
  args: { path: "/dashboard/training-status?preview=33" },
  globals: { viewport: { value: "laptop" } },
  parameters: over(
    getPersonScheduleShowMockHandler([]),
    getPersonShowMockHandler({ ...KWAME, id: 33, fullName: "Crew 14" }),
    http.get("*/api/dashboard/training_status", () => answer()),
  ),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("region", { name: "Crew 14" }));
    await expect(panel.getByText("14 of 24")).toBeVisible();
    await expectVisible(() => panel.getByText("Nothing is scheduled"));
    await expect(isAnythingOpen()).toBe(false);
    answer = () => HttpResponse.json(cardsWith([], CREW.toSpliced(13, 1)));
    await portal?.queries.refetchQueries();
    await expectVisible(() => panel.getByText("Not in this list"));
    await expect(panel.getByRole("button", { name: "Previous person" })).toBeDisabled();
    await expect(panel.getByText("Nothing is scheduled")).toBeVisible();
    await userEvent.click(canvas.getByRole("rowheader", { name: /Crew 15/ }));
    await expectVisible(() => panel.getByText("14 of 23"));
    await expect(canvas.getByRole("region", { name: "Crew 15" })).toBeVisible();
  },
};

/** The old figures stay, with a note that they could not be updated. */
export const RefreshFailed: Story = {
  tags: ["error"],
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Crew 14" });
    answer = () => HttpResponse.json({ message: "Out of order." }, { status: 500 });
    await portal?.queries.refetchQueries();
    await expectVisible(() => canvas.getByText(/It could not be updated since/));
    await expect(canvas.getByRole("link", { name: "Crew 14" })).toBeVisible();

    // A failure after 'Try again' is shown as a notice again.
    const body = within(document.body);
    await userEvent.click(body.getByRole("button", { name: "Dismiss error" }));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expectVisible(() => body.getByText("Whoops! There was an error."));
    answer = () => HttpResponse.json(cardsWith([], CREW));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.queryByText(/could not be updated since/)).toBeNull());
  },
};

/** On a phone, the time of the figures is below the list. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^Data as of/));
  },
};
