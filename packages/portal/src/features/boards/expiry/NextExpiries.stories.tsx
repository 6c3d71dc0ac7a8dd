import {
  getEventListMockHandler,
  getRecordShowMockHandler,
  getScheduleShowMockHandler,
  getTrainingShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { MainApi } from "@recurrent/sdk/raw";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { http, type RequestHandler } from "msw";
import { expect, fn, userEvent, within } from "storybook/test";
import { PortalHarness } from "../../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../../testing/replies.ts";
import { expectVisible } from "../../../testing/expect-visible.ts";

const RECORD = "*/api/my/records";

/** The stories' date is 2026-11-21. */
const topic = (topicId: number, topicName: string, expiry: string, status: 4 | 5 | 6) => ({
  topicId,
  topicName,
  status,
  periodicity: "Every 12 months",
  completed_at: "2026-01-11",
  expiry,
});
const RECORD_REPLY = getRecordShowMockHandler({
  topics: [
    topic(1, "Ground De-icing", "2026-11-17", 6),
    topic(2, "Aviation Security", "2026-12-02", 5),
    topic(3, "Dangerous Goods", "2027-06-30", 4),
  ],
});
const document = (
  id: number,
  description: string,
  expiry_at: string | null,
  status: MainApi.EventStatus,
) => ({
  id,
  description,
  expiry_at,
  is_active: true,
  status,
});
const EVENTS_REPLY = getEventListMockHandler([
  document(71, "Medical certificate, category 1", "2026-12-01", "riskOfExpiry"),
  document(72, "Passport", "2032-02-09", "current"),
  document(73, "Radio operator certificate", null, "current"),
]);
const TRAIN_NOW = [
  getTrainingShowMockHandler({
    preventTraining: false,
    reminderList: [],
    nextLesson: null,
    lessonList: [],
  }),
  getScheduleShowMockHandler([]),
];
const besides = (...replies: RequestHandler[]) => over(...replies, ...TRAIN_NOW);

/**
 * The next expiries of the person's own topics and documents, below Train Now. Nothing is fetched before it is
 * opened.
 *
 * ## Do
 * Sort training and documents into one list.
 *
 * ## Don't
 * Put it above the lesson that is due.
 */
const meta = {
  title: "Screens/My Training/Next expiries",
  component: PortalHarness,
  args: { path: "/my/training", as: "trainee" },
  parameters: { ...besides(RECORD_REPLY, EVENTS_REPLY) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open({ canvas }: Pick<StoryContext, "canvas">): Promise<void> {
  await expectVisible(() => canvas.getByRole("button", { name: "Next expiries" }));
  await userEvent.click(canvas.getByRole("button", { name: "Next expiries" }));
}
const listed = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

const requested = fn();
const note = () => void requested();

/** The next five are fetched when the section opens. A pressed bar lists its own instead. */
export const Soonest: Story = {
  tags: ["full"],
  parameters: besides(
    http.get(RECORD, note),
    http.get("*/api/my/events", note),
    RECORD_REPLY,
    EVENTS_REPLY,
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Next expiries" }));
    await expect(requested).not.toHaveBeenCalled();
    await open({ canvas });
    await expectVisible(() => canvas.getByRole("list", { name: "Next expiries" }));
    await expect(requested).toHaveBeenCalledTimes(2);
    await expect(listed(canvas.getByRole("list", { name: "Next expiries" }))).toEqual([
      "Ground De-icingTraining2026-11-17Expired",
      "Medical certificate, category 1Document2026-12-01At Risk Of Expiry",
      "Aviation SecurityTraining2026-12-02At Risk Of Expiry",
      "Dangerous GoodsTraining2027-06-30Completed",
      "PassportDocument2032-02-09Current",
    ]);
    await expect(
      canvas.getByRole("link", { name: "Medical certificate, category 1" }),
    ).toHaveAttribute("href", "/my/events/71");
    await userEvent.click(canvas.getByRole("button", { name: /^Overdue: 1/ }));
    await expectVisible(() => canvas.getByRole("button", { name: "Overdue, show all" }));
    await expect(listed(canvas.getByRole("list", { name: "Next expiries" }))).toEqual([
      expect.stringMatching(/^Ground De-icing/),
    ]);
  },
};

/** The person has nothing with an expiry date. */
export const NothingExpires: Story = {
  tags: ["empty"],
  parameters: besides(getRecordShowMockHandler({ topics: [] }), getEventListMockHandler([])),
  play: async ({ canvas }) => {
    await open({ canvas });
    await expectVisible(() => canvas.getByText("You have nothing with an expiry date"));
  },
};

/** The dates have not arrived. The placeholder has the section's name. */
export const Loading: Story = {
  tags: ["loading"],
  parameters: besides(forever(RECORD), EVENTS_REPLY),
  play: async ({ canvas }) => {
    await open({ canvas });
    const selector = "output[aria-busy=true] *";
    await expectVisible(() => canvas.getByText("Next expiries, loading", { selector }));
  },
};

/** The error is in the section, and the lesson above it stays. */
export const Failed: Story = {
  tags: ["error"],
  parameters: besides(fails(RECORD), EVENTS_REPLY),
  play: async ({ canvas, canvasElement }) => {
    await open({ canvas });
    await expectVisible(() => canvas.getByText("The next expiries could not be loaded"));
    await expectVisible(() => canvas.getByRole("button", { name: "Try again" }));
    await expect(canvasElement.ownerDocument.body).not.toHaveTextContent(/Whoops|Out of order/);
  },
};

/** At 360 px the expiry dates fit the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await open({ canvas });
    await expectVisible(() => canvas.getByRole("link", { name: "Ground De-icing" }));
  },
};
