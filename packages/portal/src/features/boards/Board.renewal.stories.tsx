import { getPersonScheduleShowMockHandler, getPersonShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { AppContext } from "../../shared/context/app-context.ts";
import { isAnythingOpen } from "../../shared/context/renewal.ts";
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

/** The board of a morning, with so many people expired. */
const cardsWith = (expired: ReturnType<typeof person>[], behind: ReturnType<typeof person>[]) => [
  { id: "expired", count: expired.length, priority: 0, tab: "record", list: expired },
  { id: "riskOfExpiry", count: 0, priority: 1, tab: "schedule", list: [] },
  { id: "behindSchedule", count: behind.length, priority: 2, tab: "schedule", list: behind },
  { id: "current", count: 0, priority: 3, tab: "record", list: [] },
];

let answer: () => Response = () => HttpResponse.json(cardsWith([], CREW));
let portal: AppContext | undefined;

/**
 * A board that stays open is read again every few minutes while it is visible.
 *
 * ## Do
 * Say of when the figures are. Keep the card, the search, the page and the focus.
 *
 * ## Don't
 * Read under a dialog, or put another list in place of the one that is read.
 */
const meta = {
  title: "Screens/Dashboards/Renewal",
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

/** Somebody expires while another card is read: the figure follows, the list stays. */
export const ReadAgain: Story = {
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

/** A preview beside the list holds up no reading, and keeps somebody who has left the list. */
export const ReadAgainBesideAPreview: Story = {
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

/** The last figures stay, and it is said that they are not new. */
export const NotReadAgain: Story = {
  tags: ["error"],
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Crew 14" });
    answer = () => HttpResponse.json({ message: "Out of order." }, { status: 500 });
    await portal?.queries.refetchQueries();
    await expectVisible(() => canvas.getByText(/It could not be updated since/));
    await expect(canvas.getByRole("link", { name: "Crew 14" })).toBeVisible();

    // Another try that fails is told once more to whoever has asked for it.
    const body = within(document.body);
    await userEvent.click(body.getByRole("button", { name: "Dismiss error" }));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expectVisible(() => body.getByText("Whoops! There was an error."));
    answer = () => HttpResponse.json(cardsWith([], CREW));
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.queryByText(/could not be updated since/)).toBeNull());
  },
};

/** The time of the reply below the list, on a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^Data as of/));
  },
};
